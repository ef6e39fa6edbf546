"""The live tables on the network: HTTP, WebSocket, identity, lobby, fan-out, bots."""
