"""Compresses answers for browsers that accept it.

Litestar's own compression opens a `GzipFile` for every request and leaves it open when a middleware refuses the
request (a forged form, too many requests); on Python 3.13 each of those prints an error when it is collected.
Here no file is opened, and the compressor is created when there is something to compress.
"""

import zlib
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Scope, Send

GZIP: Final = 16 + zlib.MAX_WBITS
"""Makes zlib write the header and checksum of gzip."""


class Compression(CompressionMiddleware):
    """Replaces Litestar's compression middleware, with the same configuration."""

    def create_compression_send_wrapper(self, send: Send, compression_encoding: str, scope: Scope) -> Send:
        return _Compressor(send, compression_encoding, self.config.minimum_size, self.config.gzip_compress_level)


class _Compressor:
    """Sends one answer, compressed unless it is small and comes in one part."""

    def __init__(self, send: Send, encoding: str, minimum_size: int, level: int) -> None:
        self._send = send
        self._encoding = encoding
        self._minimum_size = minimum_size
        self._level = level
        self._start: HTTPResponseStartEvent | None = None
        self._stream: zlib._Compress | None = None

    async def __call__(self, message: Message) -> None:
        """Sends a message of the answer; the start is held back until the first part of the body has come."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        start, self._start = self._start, None
        if message["type"] == "http.response.body":
            if start is not None and (message["more_body"] or len(message["body"]) >= self._minimum_size):
                self._stream = zlib.compressobj(self._level, wbits=GZIP)
            if self._stream is not None:
                message["body"] = _compressed(self._stream, message)
                if start is not None:
                    self._set_headers(start, message)
        if start is not None:
            await self._send(start)
        await self._send(message)

    def _set_headers(self, start: HTTPResponseStartEvent, first: HTTPResponseBodyEvent) -> None:
        """Sets the headers of a compressed body; its length is known if it has one part."""
        headers = MutableScopeHeaders(start)
        headers["Content-Encoding"] = self._encoding
        headers.extend_header_value("vary", "Accept-Encoding")
        if first["more_body"]:
            del headers["Content-Length"]
        else:
            headers["Content-Length"] = str(len(first["body"]))


def _compressed(stream: "zlib._Compress", part: HTTPResponseBodyEvent) -> bytes:
    """Returns a compressed part that can be unpacked at once; the last one ends the stream."""
    return stream.compress(part["body"]) + stream.flush(zlib.Z_SYNC_FLUSH if part["more_body"] else zlib.Z_FINISH)
