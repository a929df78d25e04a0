import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRILLS } from '../../scripts/drill/all.ts';
import { openCopy, type Copy } from '../../scripts/drill/copy.ts';
import { PLAYED_ELSEWHERE } from '../../scripts/drill/elsewhere.ts';
import { ROOT } from '../../scripts/run/project.ts';

/** `npm run drill` plays all drills and writes their figures down. */
const PORTS = { port: 3266, backendPort: 4266 };
const START_MS = 600_000;
const DRILL_MS = 600_000;

test('the faults that other tests play have their tests', () => {
  expect(PLAYED_ELSEWHERE.filter((one) => !existsSync(join(ROOT, one.test)))).toEqual([]);
});

describe('a site in trouble', () => {
  let copy: Copy;
  beforeAll(async () => {
    copy = await openCopy(PORTS);
    await copy.start();
  }, START_MS);
  afterAll(() => copy.remove());

  for (const { name, fault, expected, play } of DRILLS.filter(({ isShort }) => isShort))
    test(
      `${name}: ${fault}; ${expected}`,
      async () => {
        const { passed, figures } = await play(copy);
        expect(passed, figures).toBe(true);
      },
      DRILL_MS,
    );
});
