import { setTimeout as wait } from 'node:timers/promises';
import type { Copy } from './copy.ts';

/** Pages that have been seen before the fault. */
export const SEEN = ['/', '/news', '/timetable', '/about'] as const;
const PAUSE_MS = 20;
const PATIENCE_MS = 60_000;

export type Look = { readonly status: number | 'none'; readonly ms: number };

/** Opens a page; `none` if there is no answer. */
export async function look(url: string): Promise<Look> {
  const startedAt = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 'none' as const,
  );
  return { status, ms: performance.now() - startedAt };
}

/** How often each status came: `200 × 31, none × 2`. */
export const tally = (looks: readonly Look[]): string =>
  [...Map.groupBy(looks, ({ status }) => String(status))]
    .map(([status, group]) => `${String(group.length)} × ${status}`)
    .join(', ') || 'none';

export const slowest = (looks: readonly Look[]): number => Math.max(0, ...looks.map(({ ms }) => ms));
export const areAll200 = (looks: readonly Look[]): boolean => looks.every(({ status }) => status === 200);

/** Reads pages that have been seen before, over and over. @returns ends it and resolves with all looks */
export async function startReaders({ siteUrl }: Pick<Copy, 'siteUrl'>): Promise<() => Promise<Look[]>> {
  for (const path of SEEN) await look(siteUrl + path);
  const looks: Look[] = [];
  const state = { isOver: false };
  const reading = (async () => {
    while (!state.isOver)
      for (const path of SEEN) {
        looks.push(await look(siteUrl + path));
        await wait(PAUSE_MS);
      }
  })();
  return async () => {
    state.isOver = true;
    await reading;
    return looks;
  };
}
