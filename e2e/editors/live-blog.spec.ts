import { expect, test } from '@playwright/test';
import { ownName, signInToCms } from '../support/cms-editor.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const words = (said: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        children: [{ type: 'text', version: 1, text: said, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});

test(
  'a post that is published while the feed is open is offered, and a press leads to it',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const said = `Red flag at turn three: ${ownName('post')}`;
    await openSettled(page, '/feed');
    const posts = page.getByRole('main').getByRole('article');
    const before = await posts.allInnerTexts();
    // The championship's clock starts on the test day and runs on from there.
    const offsetMs = Number(await page.locator('html').getAttribute('data-clock-offset'));
    const { id } = await cms.create('microblog-posts', {
      title: said,
      content: words(said),
      published_at: new Date(Date.now() + offsetMs).toISOString(),
      _status: 'published',
    });
    try {
      const offer = page.getByRole('button', {
        name: text('islands.feed.new_one').replace('{{count}}', '1'),
      });
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
    const offsetMs = Number(await page.locator('html').getAttribute('data-clock-offset'));
    const { id } = await cms.create('microblog-posts', {
      title: said,
      content: words(said),
      published_at: new Date(Date.now() + offsetMs).toISOString(),
      _status: 'published',
    });
    try {
      const offer = page.getByRole('button', {
        name: text('islands.feed.new_one').replace('{{count}}', '1'),
      });
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
