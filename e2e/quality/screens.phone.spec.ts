import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { everyKind } from '../support/page-kinds.ts';
import { countedHeight, lengthLimit, PHONE_SCREEN } from '../support/phone-lengths.ts';
import { standInForPictures } from '../support/picture-stand-ins.ts';

/** Kinds that are as long as a round, a category or a season makes them: every page of theirs is measured. */
type Kind = {
  readonly name: string;
  /** Addresses of those of the sitemap, and others that a page of it links to. */
  readonly addresses: (request: APIRequestContext) => Promise<readonly string[]>;
  /** In screens, where their addresses don't distinguish them from another kind. */
  readonly most?: number;
};

const linksOn = async (request: APIRequestContext, path: string, link: RegExp) => [
  ...new Set([path, ...((await (await request.get(path)).text()).match(link) ?? [])]),
];

const listed = (page: string) => async (request: APIRequestContext) =>
  itemsOf(await initialData(request), page);

/** Rounds have a test of their own (e2e/season/round.phone.spec.ts). */
const KINDS: readonly Kind[] = [
  {
    name: 'entry list',
    addresses: async (request) =>
      (await listed('round')(request))
        .filter((path) => path.endsWith('/entries'))
        .flatMap((path) => [path, `${path}-by-number`]),
  },
  {
    name: 'page of drivers',
    addresses: (request) => linksOn(request, '/drivers', /(?<=href=")\/drivers\/page\/\d+/g),
  },
  {
    name: 'page of a category’s drivers',
    addresses: async (request) =>
      (await listed('category')(request)).map((path) => path.replace('/category/', '/drivers/')),
    most: lengthLimit('/drivers').most,
  },
  {
    name: 'page of standings',
    addresses: (request) => linksOn(request, '/standings', /(?<=href=")\/standings\/[\w-]+/g),
  },
  { name: 'team', addresses: listed('team') },
  { name: 'category', addresses: listed('category') },
  { name: 'circuit', addresses: listed('circuit') },
  { name: 'page of a round’s results', addresses: listed('results') },
];

/** The screens of the pages that are longer than they may be, by address. */
async function tooLong(page: Page, paths: readonly string[], most?: number): Promise<Record<string, number>> {
  await page.setViewportSize(PHONE_SCREEN);
  await standInForPictures(page, { isShapeNeeded: true });
  const found: Record<string, number> = {};
  for (const path of paths) {
    const answer = await page.goto(path);
    const limit = lengthLimit(path);
    // A category may have nobody.
    if (answer?.status() === 404 && most !== undefined) continue;
    const screens = (await page.evaluate(countedHeight, limit.without)) / PHONE_SCREEN.height;
    if (screens > (most ?? limit.most)) found[path] = Number(screens.toFixed(2));
  }
  return found;
}

test(
  'no kind of page has more screens of a phone than a reader would scroll',
  { tag: '@full' },
  async ({ page, request }) => {
    test.slow();
    expect(await tooLong(page, await everyKind(request))).toEqual({});
  },
);

for (const { name, addresses, most } of KINDS)
  test(
    `no ${name} has more screens of a phone than its kind may have`,
    { tag: '@full' },
    async ({ page, request }) => {
      test.slow();
      const paths = await addresses(request);
      expect(paths.length).toBeGreaterThan(0);
      expect(await tooLong(page, paths, most)).toEqual({});
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
