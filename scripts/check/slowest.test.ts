import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slowest, timedTests } from './slowest.ts';

let folder: string;
const write = async (report: unknown) => {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slowest-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the slowest tests', () => {
  it('are read from Vitest’s report', async () => {
    const assertionResults = [
      { fullName: 'cart adds', duration: 12 },
      { fullName: 'cart waits', duration: 3400 },
      { fullName: 'cart is skipped' },
    ];
    const path = await write({ testResults: [{ name: 'cart.test.ts', assertionResults }] });
    expect(slowest(await timedTests(path), 1)).toEqual(['    3.4 s  cart.test.ts: cart waits']);
  });

  it('are read from Playwright’s report, at any nesting depth', async () => {
    const spec = (title: string, duration: number) => ({
      title,
      file: 'shop.spec.ts',
      tests: [{ results: [{ duration }] }],
    });
    const path = await write({
      suites: [
        { specs: [spec('buys', 9000)], suites: [{ specs: [spec('pays', 20_000)] }] },
        { specs: [spec('looks', 10)] },
      ],
    });
    expect(slowest(await timedTests(path), 2)).toEqual([
      '   20.0 s  shop.spec.ts: pays',
      '    9.0 s  shop.spec.ts: buys',
    ]);
  });

  it('are empty if a run left no report', async () => {
    expect(await timedTests(join(folder, 'none.json'))).toEqual([]);
  });
});
