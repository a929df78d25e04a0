/**
 * How long both servers leave an idle connection open, in milliseconds: longer than nginx and most other proxies keep theirs (60 s), so that
 * this side never closes one on which a request is just being sent. A proxy couldn't send a payment again that may have arrived.
 */
export const KEEP_ALIVE_MS = 65_000;
