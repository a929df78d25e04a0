/** The first pause before a page is requested again, and the longest: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

type Waiting = {
  readonly path: string;
  /** Whether to request it at once, or only after a pause or when the browser goes online. */
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
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stop.abort();
    clearTimeout(timer);
    removeEventListener('online', askAnew);
  };
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const ask = () => {
    clearTimeout(timer);
    // The browser fires an event when that changes.
    if (!navigator.onLine) return;
    fetch(path, { method: 'HEAD', cache: 'no-store', signal }).then(
      (answer) => {
        if (signal.aborted) return;
        if (!isEnough(answer)) return askLater();
        end();
        act();
      },
      () => {
        if (!signal.aborted) askLater();
      },
    );
  };
  const askAnew = () => {
    pause = FIRST_PAUSE_MS;
    ask();
  };
  addEventListener('online', askAnew);
  if (isAtOnce) ask();
  else askLater();
  return end;
}
