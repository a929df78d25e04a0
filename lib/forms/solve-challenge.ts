import { solutionOf, type Challenge } from './proof-of-work';

/** Solves a challenge in a web worker. @returns the answer for the form, or null if there is none */
export function solveChallenge(challenge: Challenge): Promise<string | null> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url));
  return new Promise<string | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<number | null>) =>
      resolve(data === null ? null : solutionOf(challenge, data));
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
