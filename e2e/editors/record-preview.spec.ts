import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import {
  cmsUrl,
  openCms,
  openScreen,
  ownName,
  paragraphOf,
  signInToCms,
  wordsNode,
  type CmsSession,
} from '../support/cms-editor.ts';

/** A record's form with its page on the site beside it. */
async function openBeside(page: Page, collection: string, id: number): Promise<FrameLocator> {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openCms(page);
  await openScreen(page, `${cmsUrl()}/admin/collections/${collection}/${String(id)}`);
  await page.locator('#live-preview-toggler').click();
  const site = page.frameLocator('#live-preview-iframe');
  await expect(site.locator('html')).toHaveClass(/preview-editing/);
  return site;
}

/** An article that only editors can see. */
async function newStory(cms: CmsSession): Promise<number> {
  const { id: image } = await cms.first('media', '');
  const { id } = await cms.create(
    'articles',
    {
      name: 'A headline to press',
      url: ownName('story'),
      blurb: 'First words to press.',
      author: 'Hana Whitcombe',
      image,
      content: paragraphOf(wordsNode('Body words to press.')),
      display_start_time: '2027-01-20T00:00:00Z',
      _status: 'draft',
    },
    '?draft=true',
  );
  return id;
}

test(
  'clicking part of an article opens its field, and focusing a field marks its part',
  { tag: '@full' },
  async ({ page, request }) => {
    const site = await openBeside(page, 'articles', await newStory(await signInToCms(request)));

    await site.getByRole('heading', { level: 1 }).click();
    const headline = page.getByLabel('Headline');
    await expect(headline).toBeFocused();
    await expect(site.locator('[data-edit-chosen]')).toHaveText('A headline to press');

    await site.getByText('First words to press.').click();
    await expect(page.getByLabel('Summary')).toBeFocused();
    await site.getByText('Hana Whitcombe').click();
    await expect(page.getByLabel('Or a name')).toBeFocused();
    await site.getByText('Body words to press.').click();
    await expect(page.locator('.field-content [contenteditable="true"]')).toBeFocused();
    await site.locator('.article-picture').click();
    await expect(page.locator('#field-image :focus')).toBeVisible();
    await expect(site.locator('[data-edit-chosen] .article-picture')).toBeVisible();

    await headline.focus();
    await expect(site.locator('[data-edit-chosen]')).toHaveText('A headline to press');
    await headline.fill('A headline that was typed');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('A headline that was typed');
  },
);

test(
  'clicking part of a round opens its field, even on another tab of the form',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const { id: venue } = await cms.first('venues', '');
    const { id } = await cms.create('rounds', {
      name: 'A round to press',
      url: ownName('round'),
      start_date: '2027-02-20T00:00:00Z',
      end_date: '2027-02-21T00:00:00Z',
      venue,
      external_info_link: 'https://example.org/more',
      content: paragraphOf(wordsNode('About this round.')),
      _status: 'published',
    });
    const site = await openBeside(page, 'rounds', id);

    await site.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('#field-name')).toBeFocused();
    // Links in the preview aren't followed; a click opens the field behind them.
    await site.locator('a[href="https://example.org/more"]').click();
    await expect(page.locator('#field-external_info_link')).toBeFocused();
    await site.getByText('About this round.').click();
    await expect(page.locator('.field-content [contenteditable="true"]')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/rounds/${String(id)}`));
    await cms.remove('rounds', id);
  },
);
