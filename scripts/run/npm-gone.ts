/** npm ends at once when it is told to stop, and tells nobody. */
const LOOK_MS = 500;

/**
 * Resolves when the npm that started this process (`npm start`) has ended. Never without one: whoever starts a program in the background and
 * leaves the terminal wants it to go on.
 */
export function npmGone(): Promise<void> {
  if (process.env['npm_lifecycle_event'] === undefined) return new Promise(() => undefined);
  const parent = process.ppid;
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      resolve();
    }, LOOK_MS);
    look.unref();
  });
}
