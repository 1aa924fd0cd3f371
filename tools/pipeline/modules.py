"""Reading just enough of a WebAssembly module to know what it asks of its host."""

IMPORTS = 2
FUNCTION = 0


class Reader:
    """Walks through the bytes of a module."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned integer in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self) -> str:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()


def imports(module: bytes) -> set[str]:
    """The functions a module imports, as "module.function". Our modules import functions only."""
    reader = Reader(module, at=8)
    while reader.at < len(module):
        kind, length = reader.byte(), reader.number()
        if kind != IMPORTS:
            reader.at += length
            continue
        found = set()
        for _ in range(reader.number()):
            found.add(f"{reader.name()}.{reader.name()}")
            if reader.byte() != FUNCTION:
                raise ValueError("the module imports something other than functions")
            reader.number()
        return found
    return set()
