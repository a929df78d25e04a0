import { expect, test, type Page } from '@playwright/test';
import { ownName, paragraphOf, signInToCms, wordsNode, type CmsSession } from '../support/cms-editor.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

/** Publishes a post as of now, by the championship's clock: it starts on the test day and runs on from there. */
async function publishPost(page: Page, cms: CmsSession, said: string): Promise<number> {
  const offsetMs = Number(await page.locator('html').getAttribute('data-clock-offset'));
  const { id } = await cms.create('microblog-posts', {
    title: said,
    content: paragraphOf(wordsNode(said)),
    published_at: new Date(Date.now() + offsetMs).toISOString(),
    _status: 'published',
  });
  return id;
}

const offerOn = (page: Page) =>
  page.getByRole('button', { name: text('islands.feed.new_one').replace('{{count}}', '1') });

test(
  'a post that is published while the feed is open is offered, and a press leads to it',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const said = `Red flag at turn three: ${ownName('post')}`;
    await openSettled(page, '/feed');
    const posts = page.getByRole('main').getByRole('article');
    const before = await posts.allInnerTexts();
    const id = await publishPost(page, cms, said);
    try {
      const offer = offerOn(page);
      await expect(offer).toBeVisible();
      // Nothing was pushed in. How long ago a post was may have changed.
      expect(await posts.count()).toBe(before.length);
      await expect(page.getByText(said)).toHaveCount(0);
      await offer.click();
      const post = page.locator(`#post-${String(id)} article`);
      await expect(post).toBeFocused();
      await expect(post).toContainText(said);
      await expect(offer).toHaveCount(0);
    } finally {
      await cms.remove('microblog-posts', id);
    }
  },
);

test(
  'without a connection the feed stays as it is and says so, and shows the new post afterwards',
  { tag: '@full' },
  async ({ page, context, request }) => {
    const cms = await signInToCms(request);
    const said = `Track is open again: ${ownName('post')}`;
    await openSettled(page, '/feed');
    const id = await publishPost(page, cms, said);
    try {
      const offer = offerOn(page);
      await expect(offer).toBeVisible();
      await context.setOffline(true);
      await offer.click();
      await expect(page.getByText(text('islands.feed.offline')).first()).toBeVisible();
      await expect(page.getByText(said)).toHaveCount(0);
      await context.setOffline(false);
      await offer.click();
      await expect(page.locator(`#post-${String(id)} article`)).toBeFocused();
    } finally {
      await context.setOffline(false);
      await cms.remove('microblog-posts', id);
    }
  },
);
