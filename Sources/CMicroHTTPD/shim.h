#pragma once
#include <microhttpd.h>

/// What Rung asks of libmicrohttpd, as one value: Swift cannot call the variadic start function.
struct rung_daemon_options {
  int listen_socket;
  unsigned int threads;
  unsigned int connection_limit;
  unsigned int inactivity_seconds;
  size_t connection_memory;
  void *context;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *(*begun)(void *context, const char *target, struct MHD_Connection *connection);
};

/// Leaves percent signs in targets as they came: decoding, and what it may yield, is decided in Swift.
static inline size_t rung_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  size_t length = 0;
  (void)context;
  (void)connection;
  while (text[length] != 0) length++;
  return length;
}

/// Starts an epoll thread pool on an already listening socket; NULL when libmicrohttpd refuses.
static inline struct MHD_Daemon *rung_daemon_start(const struct rung_daemon_options *o) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
      o->handle, o->context,
      MHD_OPTION_LISTEN_SOCKET, o->listen_socket,
      MHD_OPTION_THREAD_POOL_SIZE, o->threads,
      MHD_OPTION_CONNECTION_LIMIT, o->connection_limit,
      MHD_OPTION_CONNECTION_TIMEOUT, o->inactivity_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->connection_memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, &rung_keep_escapes, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, o->begun, o->context,
      MHD_OPTION_NOTIFY_COMPLETED, o->completed, o->context,
      MHD_OPTION_NOTIFY_CONNECTION, o->connection, o->context,
      MHD_OPTION_END);
}

/// The socket of a connection.
static inline int rung_connection_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}
