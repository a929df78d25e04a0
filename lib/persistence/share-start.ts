/**
 * Lets several parts of a page start the same thing, which happens once.
 * @param begin starts it, and returns a function that stops it
 * @returns starts it unless it runs, and returns a function that releases it; the last release stops it
 */
export function shareStart(begin: () => () => void): () => () => void {
  let users = 0;
  let stop: () => void = () => undefined;
  return () => {
    users += 1;
    if (users === 1) stop = begin();
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      users -= 1;
      if (users === 0) stop();
    };
  };
}
