import { devices, expect, test } from '@playwright/test';
import { collect, dealt } from '../support/each-page.ts';
import { looksProblems } from '../support/page-check.ts';
import { everyKind } from '../support/page-kinds.ts';

/** The addresses are split over this many tests. */
const PARTS = [1, 2, 3, 4, 5, 6] as const;

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

for (const part of PARTS)
  test(
    `every kind of page stays still on a phone to its end, without texts over texts, stretched images or empty areas: part ${String(part)} of ${String(PARTS.length)}`,
    { tag: '@full' },
    async ({ browser, request }) => {
      const paths = dealt(await everyKind(request), part, PARTS.length);
      expect(await collect(paths, (path) => looksProblems(browser, PHONE, path))).toEqual({});
    },
  );
