/** The first and the longest pause before a page is requested again; each is twice as long as the one before. */
const MIN_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

type Waiting = {
  readonly path: string;
  /** Whether to request it at once, rather than after a pause or when the browser goes online. */
  readonly isAtOnce: boolean;
  /** Whether a response is the expected one. */
  readonly isEnough: (answer: Response) => boolean;
};

/**
 * Polls the server for a page with HEAD requests until it responds, and then calls back once. Right after a connection returns, servers
 * are often still unreachable, and the browser fires its event only once.
 * @returns a function that stops it
 */
export function whenServerAnswers({ path, isAtOnce, isEnough }: Waiting, act: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pause = MIN_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stop.abort();
    clearTimeout(timer);
    removeEventListener('online', restart);
  };
  const pollLater = () => {
    clearTimeout(timer);
    timer = setTimeout(poll, pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  };
  const poll = () => {
    clearTimeout(timer);
    // The browser fires an event when it is back online.
    if (!navigator.onLine) return;
    fetch(path, { method: 'HEAD', cache: 'no-store', signal }).then(
      (answer) => {
        if (signal.aborted) return;
        if (!isEnough(answer)) return pollLater();
        end();
        act();
      },
      () => {
        if (!signal.aborted) pollLater();
      },
    );
  };
  const restart = () => {
    pause = MIN_PAUSE_MS;
    poll();
  };
  addEventListener('online', restart);
  if (isAtOnce) poll();
  else pollLater();
  return end;
}
