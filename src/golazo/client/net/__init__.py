"""How a client reaches a server: HTTP, the socket, cookies, requests and retries."""
