import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../scripts/run/project.ts';

const timesSchema = z.tuple([z.array(z.number())]).rest(z.unknown());

export type Reader = {
  /** Ends it. @returns how long each answer took, in milliseconds */
  readonly stop: () => Promise<number[]>;
};

/** Reads a page now and then, in a process of its own: one that is busy with buyers would measure itself. */
export function startReader(url: string): Reader {
  const child = fork(join(ROOT, 'bench/reader-process.ts'), [url], { detached: true });
  const ended = once(child, 'exit');
  const endedEarly = ended.then(() => Promise.reject(new Error('The reader ended early.')));
  // Seen by whoever stops it.
  endedEarly.catch(() => undefined);
  return {
    async stop() {
      const said = once(child, 'message');
      child.send('stop');
      const [times] = timesSchema.parse(await Promise.race([said, endedEarly]));
      await ended;
      return times;
    },
  };
}
