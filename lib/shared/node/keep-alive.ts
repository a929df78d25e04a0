/**
 * How long both servers leave an idle connection open, in milliseconds: longer than nginx and most other proxies do (60 s), so that this side
 * never closes one just as a request is being sent. A proxy couldn't repeat a payment that may have arrived.
 */
export const KEEP_ALIVE_MS = 65_000;
