import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { lengthLimit, PHONE_SCREEN } from '../support/phone-lengths.ts';
import { text } from '../support/texts.ts';

test.use({ viewport: PHONE_SCREEN, contextOptions: { reducedMotion: 'reduce' } });

test('in the week after a round home opens with its winners and the tables, then the next round, within six screens', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const opening = main.locator('.winners-lead');
  await expect(opening.getByRole('heading', { level: 1 })).toHaveText('Ruapuna Three Hour');
  await expect(opening.getByRole('list').getByRole('listitem').first()).toBeInViewport();
  const headings = await main.locator('h1, h2').allInnerTexts();
  const places = ['Ruapuna Three Hour', text('standings.title'), 'Teretonga Southern Sprint'].map((name) =>
    headings.findIndex((heading) => heading.toLowerCase() === name.toLowerCase()),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(main.getByRole('heading', { name: text('standings.title') })).toHaveCount(1);
  // The editor's hero, which no one has pinned, has given way.
  await expect(main.getByRole('heading', { name: 'Summer is loud' })).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE_SCREEN.height).toBeLessThanOrEqual(lengthLimit('/').most);
  await expectAccessible(page);
});
