import type { TestContext } from 'vitest';

/** Ends a test that this machine can't try. `npm run test:all` lists it at its end (scripts/check/test-report.ts). @param why in one line */
export function notTried({ task, skip }: TestContext, why: string): never {
  Object.assign(task.meta, { notTried: why });
  return skip(why);
}
