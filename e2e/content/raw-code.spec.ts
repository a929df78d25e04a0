import { expect, test } from '@playwright/test';
import { listPages } from '../../lib/contract/endpoints/content.ts';
import { axeProblems } from '../support/axe.ts';

test("an editor’s code runs but can't reach what the site stores", async ({ page, request }) => {
  const answer = await request.get('/api/v1/cognito/page?page_size=100&pb=1');
  const { data } = listPages.output.parse(await answer.json());
  const home = data.find(({ pageContents }) =>
    pageContents.some(({ template }) => template === 'core/raw_code'),
  );
  expect(home, 'a page of the demo with raw code').toBeDefined();
  await page.goto(home?.url === 'home' ? '/' : `/${home!.url}`);
  const frame = page.locator('iframe[src^="/api/raw-code/"]').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  const inside = await (await frame.elementHandle())!.contentFrame();
  await inside!.waitForLoadState();
  expect(await inside!.evaluate(() => origin)).toBe('null');
  const storage = await inside!.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  // The page check ignores frames.
  expect(await axeProblems(inside!, { within: 'body' })).toEqual([]);
});
