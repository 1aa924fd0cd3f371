/**
 * The few things of a service worker's world that ours uses. TypeScript's own library for workers contradicts the
 * one for pages, and both are checked together.
 */

export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: object): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent & LongEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationClick) => void): void;
}

/** A page of the app. */
export interface Page {
  url: string;
  visibilityState: string;
  postMessage(message: object): void;
  focus(): Promise<unknown>;
}

export interface NotificationClick extends LongEvent {
  notification: { close(): void };
  /** The button; nothing for the notification itself. */
  action: string;
}

export interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends LongEvent {
  /** Chromium from 123 on: rules by which files are answered without starting the worker. */
  addRoutes?(routes: object[]): Promise<void>;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
