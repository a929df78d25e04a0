import { expect, test, type APIRequestContext } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { standInForPictures } from '../support/picture-stand-ins.ts';

const SCREEN = { width: 390, height: 844 };

/** Addresses of a kind among those of the sitemap, and others that a page of it links to. */
type Kind = {
  readonly name: string;
  /** How many screens its longest page may have. */
  readonly most: number;
  readonly addresses: (request: APIRequestContext) => Promise<readonly string[]>;
};

const linksOn = async (request: APIRequestContext, path: string, link: RegExp) => [
  ...new Set([path, ...((await (await request.get(path)).text()).match(link) ?? [])]),
];

/** Rounds have a test of their own (e2e/season/round.phone.spec.ts). */
const KINDS: readonly Kind[] = [
  {
    name: 'an entry list',
    most: 4,
    addresses: async (request) =>
      itemsOf(await initialData(request), 'round').filter((path) => path.endsWith('/entries')),
  },
  {
    name: 'a page of drivers',
    most: 4,
    addresses: async (request) => [
      ...(await linksOn(request, '/drivers', /(?<=href=")\/drivers\/page\/\d+/g)),
      ...itemsOf(await initialData(request), 'category').map((path) =>
        path.replace('/category/', '/drivers/'),
      ),
    ],
  },
  {
    name: 'standings',
    most: 4,
    addresses: (request) => linksOn(request, '/standings', /(?<=href=")\/standings\/[\w-]+/g),
  },
  {
    name: 'a team',
    // Of up to a car in every category.
    most: 5,
    addresses: async (request) => itemsOf(await initialData(request), 'team'),
  },
];

for (const { name, most, addresses } of KINDS)
  test(
    `${name} has no more than ${String(most)} screens of a phone`,
    { tag: '@full' },
    async ({ page, request }) => {
      test.slow();
      await page.setViewportSize(SCREEN);
      await standInForPictures(page, { isShapeNeeded: true });
      const paths = await addresses(request);
      expect(paths.length).toBeGreaterThan(0);
      const tooLong: Record<string, number> = {};
      for (const path of paths) {
        const answer = await page.goto(path);
        // A category may have nobody.
        if (answer?.status() === 404) continue;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height / SCREEN.height > most) tooLong[path] = Number((height / SCREEN.height).toFixed(2));
      }
      expect(tooLong).toEqual({});
    },
  );

test('what a phone folds opens by a press, and is all there where there is room', async ({
  page,
  request,
}) => {
  const [path = ''] = itemsOf(await initialData(request), 'round').filter((each) =>
    each.endsWith('/entries'),
  );
  await page.goto(path);
  const fold = page.locator('.entry-list details').nth(1);
  const line = fold.locator('.timetable-line').last();
  await expect(line).toBeHidden();
  await fold.locator('summary').click();
  await expect(line).toBeVisible();
  await fold.locator('summary').click();
  await expect(line).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(line).toBeVisible();
  await expect(fold.locator('summary')).toBeHidden();
});
