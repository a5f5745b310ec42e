"""The client's access to a server: HTTP, WebSocket, cookies, requests and retries."""
