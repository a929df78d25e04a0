import { setTimeout as wait } from 'node:timers/promises';

/*
 * Started by reader.ts: reads a page now and then, as somebody who buys nothing, until it is told to stop. Then it says how long each answer
 * took, in milliseconds.
 */

const LOOK_EVERY_MS = 20;

const [, , url = ''] = process.argv;
const times: number[] = [];
const state = { isOver: false };
process.once('message', () => (state.isOver = true));
// The parent has gone.
process.once('disconnect', () => process.exit());

while (!state.isOver) {
  const startedAt = performance.now();
  // After a failure elsewhere the site is gone before this ends.
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  if (answer?.ok) times.push(performance.now() - startedAt);
  await wait(LOOK_EVERY_MS);
}
process.send?.(times, () => process.disconnect());
