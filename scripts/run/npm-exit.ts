/** Polled, because npm exits at once when stopped, without notifying its child. */
const LOOK_MS = 500;

/**
 * Resolves when the npm that started this process (`npm start`) has exited. Never resolves if npm didn't start it: a program started
 * in the background is meant to outlive its terminal.
 */
export function whenNpmExits(): Promise<void> {
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
