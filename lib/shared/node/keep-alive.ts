/**
 * How long both servers leave an idle connection open, in milliseconds: longer than nginx and most other proxies do (60 s), so that this side
 * never closes one just as a request is being sent. A proxy couldn't repeat a payment that may have arrived.
 */
export const KEEP_ALIVE_MS = 65_000;

/**
 * How long both servers wait for the whole of a request: for a file of 100 MB over a line of half a megabit a second. Node's own limit is five
 * minutes.
 */
export const REQUEST_MS = 30 * 60_000;
