import { Worker } from 'node:worker_threads';

/** What an episode's sound is made from. */
export interface EpisodeWish {
  seed: number;
  /** Length. */
  seconds: number;
  title: string;
}

/** Makes an episode's MP3 in a thread of its own. Rejects with what went wrong there. */
export function recordEpisode(wish: EpisodeWish): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./episode-worker.ts', import.meta.url), { workerData: wish });
    worker.once('message', (data: Uint8Array) => resolve(Buffer.from(data)));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`Recording "${wish.title}" ended with code ${code}`));
    });
  });
}
