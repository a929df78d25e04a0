import { setTimeout as wait } from 'node:timers/promises';
import type { Copy } from './copy.ts';

/** Pages that are read before the fault. */
export const SEEN = ['/', '/news', '/timetable', '/about'] as const;
const PAUSE_MS = 20;
const TIMEOUT_MS = 60_000;

/** `status` is why there is no whole response, if there is none. */
export type PageVisit = { readonly status: number | string; readonly ms: number };

/** Why a request got no whole response, in a few words: the system's code, or the name of the error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return `no response (${code || (error instanceof Error ? error.name : String(error))})`;
}

/** Opens a page and reads it to its end. */
export async function visitPage(url: string): Promise<PageVisit> {
  const startedAt = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    reasonOf,
  );
  return { status, ms: performance.now() - startedAt };
}

/** How often each status occurred: `31 × 200, 2 × no response (ECONNRESET)`. */
export const tally = (visits: readonly PageVisit[]): string =>
  [...Map.groupBy(visits, ({ status }) => String(status))]
    .map(([status, group]) => `${String(group.length)} × ${status}`)
    .join(', ') || 'none';

export const slowest = (visits: readonly PageVisit[]): number => Math.max(0, ...visits.map(({ ms }) => ms));
export const areAll200 = (visits: readonly PageVisit[]): boolean =>
  visits.every(({ status }) => status === 200);

/** Keeps reading pages that have been seen before. @returns stops that, and resolves with all visits */
export async function startReaders({ siteUrl }: Pick<Copy, 'siteUrl'>): Promise<() => Promise<PageVisit[]>> {
  for (const path of SEEN) await visitPage(siteUrl + path);
  const visits: PageVisit[] = [];
  const state = { isOver: false };
  const reading = (async () => {
    while (!state.isOver)
      for (const path of SEEN) {
        visits.push(await visitPage(siteUrl + path));
        await wait(PAUSE_MS);
      }
  })();
  return async () => {
    state.isOver = true;
    await reading;
    return visits;
  };
}
