import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothColours } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { openSettled, waitUntilSettled } from '../support/ready.ts';
import { structuredDataProblems, structuredDataTypes } from '../support/structured-data.ts';
import { text } from '../support/texts.ts';

const sound = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector<HTMLAudioElement>('body > audio');
    return (
      audio && {
        src: audio.currentSrc,
        paused: audio.paused,
        time: audio.currentTime,
        rate: audio.playbackRate,
      }
    );
  });
/** The player at the bottom of every page, and the one on a podcast's page. */
const bar = (page: Page) => page.getByRole('region', { name: text('islands.player.label') });
const panelOf = (page: Page) => page.getByRole('region', { name: text('islands.player.panel') });

/** How many pixels below the viewport Chromium preloads at most, except on the slowest connections. */
const LAZY_DISTANCE = 3000;

test.describe('podcast', () => {
  test('keeps playing while the visitor navigates the site (spec 1.4)', async ({ page }) => {
    await page.goto('/podcast');
    await page
      .locator('main article:visible')
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${text('podcast.listen')}`) })
      .click();
    await expect.poll(async () => (await sound(page))?.time ?? 0).toBeGreaterThan(0.3);
    const before = (await sound(page))!;
    await page.locator('main article h3 a:visible').nth(3).click();
    await expect(page).toHaveURL(/\/listen\//);
    await expect(bar(page)).toBeVisible();
    await page
      .getByRole('link', { name: text('nav.homeOf').replace('{{name}}', ''), exact: false })
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(
      bar(page).getByRole('button', { name: text('islands.player.pause'), exact: true }),
    ).toBeVisible();
    const after = (await sound(page))!;
    expect(after.src).toBe(before.src);
    expect(after.paused).toBe(false);
    expect(after.time).toBeGreaterThan(before.time);
    await bar(page)
      .getByRole('button', { name: text('islands.player.close'), exact: true })
      .click();
    await expect(bar(page)).toHaveCount(0);
  });

  test(
    'plays, changes speed, skips and stops with the keyboard (spec 1.4, 2.50, 9.41)',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/podcast');
      const panel = panelOf(page);
      await waitUntilSettled(page);
      await panel.getByRole('button', { name: text('islands.player.play'), exact: true }).press('Enter');
      await expect.poll(async () => (await sound(page))?.paused).toBe(false);
      await panel.getByRole('button', { name: text('islands.player.forward') }).press('Enter');
      await expect.poll(async () => (await sound(page))?.time ?? 0).toBeGreaterThan(10);
      await panel.getByRole('button', { name: /1×/ }).press('Space');
      expect((await sound(page))?.rate).toBe(1.25);
      await panel.getByRole('slider').press('End');
      await panel.getByRole('button', { name: text('islands.player.stop'), exact: true }).press('Enter');
      await expect.poll(async () => (await sound(page))?.time).toBe(0);
      expect((await sound(page))?.paused).toBe(true);
    },
  );

  test(
    'truncates a long description after four lines until it is expanded (spec 2.48, 9.40)',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/podcast');
      const first = page.locator('main article:visible').first();
      const box = first.locator('.clamped');
      const more = first.getByRole('button', { name: text('podcast.readMore') });
      await expect(more).toBeVisible();
      const lines = await box.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        const range = document.createRange();
        const shown = new Set<number>();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          range.selectNode(texts.currentNode);
          for (const line of range.getClientRects()) if (line.bottom <= bottom) shown.add(line.bottom);
        }
        return shown.size;
      });
      expect(lines).toBe(4);
      await more.click();
      const open = (await box.boundingBox())!.height;
      await first.getByRole('button', { name: text('podcast.readLess') }).click();
      expect((await box.boundingBox())!.height).toBeLessThan(open);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('an episode plays in the browser’s own player', async ({ page, request }) => {
      await page.goto(itemsOf(await initialData(request), 'listen')[0]!);
      await expect(page.locator('main audio[controls]')).toBeVisible();
    });
  });
});

test.describe('short posts', () => {
  test(
    'loads the next page until there are no more, each post once (spec 1.3, 2.53)',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/feed');
      const posts = page.locator('main article:visible');
      const before = await posts.count();
      const more = page.getByRole('link', { name: text('post.loadMore') });
      await waitUntilSettled(page);
      await more.click();
      await expect.poll(() => posts.count()).toBeGreaterThan(before);
      await expect(posts.nth(before)).toBeFocused();
      while (await more.isVisible()) {
        const shown = await posts.count();
        await more.click();
        await expect.poll(() => posts.count()).toBeGreaterThan(shown);
      }
      const texts = await posts.allInnerTexts();
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  test(
    'shows the posts of a tag, and nothing for an unused tag (spec 2.23)',
    { tag: '@full' },
    async ({ page, request }) => {
      await page.goto('/feed');
      const tag = page.locator('main .post-tag:visible').first();
      const name = await tag.innerText();
      await tag.click();
      await expect(page).toHaveURL(/\/feed\/[^/]+$/);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const posts = page.locator('main article:visible');
      expect(await posts.count()).toBeGreaterThan(0);
      for (const post of await posts.all()) await expect(post).toContainText(name);
      expect((await request.get('/feed/no-such-tag-at-all')).status()).toBe(404);
    },
  );

  test(
    'posts that are loaded later have their results, too, and no day has two headings',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/feed');
      const more = page.getByRole('link', { name: text('post.loadMore') });
      const podiums = page.locator('main [data-more] .podium');
      await waitUntilSettled(page);
      while ((await podiums.count()) === 0) {
        const shown = await page.locator('main article:visible').count();
        await more.click();
        await expect.poll(() => page.locator('main article:visible').count()).toBeGreaterThan(shown);
      }
      await expect(podiums.first().locator('li')).toHaveCount(3);
      const names = await page.locator('main [data-day] > .post-day-name').allInnerTexts();
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test(
    'posts are shown by the clock that the visitor has chosen, those that are loaded later, too',
    { tag: '@full' },
    async ({ browser }) => {
      const context = await browser.newContext({ timezoneId: 'Europe/London' });
      const page = await context.newPage();
      await openSettled(page, '/feed');
      const timeOf = (at: 'first' | 'last') => page.locator('main [data-day] time[data-clock]')[at]();
      const track = await timeOf('first').innerText();
      await page.getByText(text('timetable.mine')).click();
      await expect(timeOf('first')).not.toHaveText(track);
      await page.getByRole('link', { name: text('post.loadMore') }).click();
      await expect(page.locator('main [data-more]')).toHaveCount(1);
      await expect(timeOf('last')).toHaveAttribute('data-track', /\d/);
      await context.close();
    },
  );

  test('shows a video’s poster until it is clicked, then plays it (spec 2.54)', async ({ page }) => {
    await page.goto('/feed');
    const start = page.getByRole('button', { name: text('post.play') });
    const more = page.getByRole('link', { name: text('post.loadMore') });
    await waitUntilSettled(page);
    while ((await start.count()) === 0) {
      const shown = await page.locator('main article:visible').count();
      await more.click();
      await expect.poll(() => page.locator('main article:visible').count()).toBeGreaterThan(shown);
    }
    await expect(page.locator('main video:visible')).toHaveCount(0);
    await start.first().click();
    const film = page.locator('main video[controls]:visible');
    await expect(film).toBeVisible();
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
  });

  test('a video stops when the visitor goes to another page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/gallery');
    const film = page.locator('main video[controls]').first();
    await waitUntilSettled(page);
    await film.evaluate((element: HTMLVideoElement) => {
      element.loop = true;
      return element.play();
    });
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(() =>
        page.evaluate(
          () => [...document.querySelectorAll('video')].filter((v) => !v.paused && !v.muted).length,
        ),
      )
      .toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leads to the next page and back', { tag: '@full' }, async ({ page }) => {
      await page.goto('/feed');
      await page.getByRole('link', { name: text('post.loadMore') }).click();
      await expect(page).toHaveURL(/\/feed\/page\/2$/);
      await page.getByRole('link', { name: text('post.newer') }).click();
      await expect(page).toHaveURL(/\/feed$/);
    });

    test(
      'a round has its posts by day: the pinned one on top, with a result, and each with a page to share',
      { tag: '@full' },
      async ({ page, request }) => {
        await page.goto('/feed');
        const filter = page.getByRole('navigation', { name: text('post.filter') });
        await filter.getByRole('link', { name: 'Ruapuna Three Hour' }).click();
        await expect(page).toHaveURL(/\/feed\/round\/round-4-ruapuna$/);
        const posts = page.getByRole('main').locator('article.post');
        await expect(posts.first()).toContainText(text('post.pinned'));
        expect(await page.locator('main [data-day] > :is(h2, h3)').count()).toBeGreaterThan(1);
        const result = posts.filter({ has: page.locator('.podium') }).first();
        await expect(result.locator('.podium > li')).toHaveCount(3);
        await expect(result.getByRole('link', { name: text('news.fullResult') })).toHaveAttribute(
          'href',
          /^\/session\/\d+$/,
        );
        const own = (await result.locator('.post-time').getAttribute('href')) ?? '';
        await result.getByRole('link', { name: text('share.title') }).click();
        await expect(page).toHaveURL(new RegExp(`${own}#share$`));
        await expect(page.getByRole('list', { name: text('share.title') }).getByRole('link')).toHaveCount(4);
        const html = await (await request.get(own)).text();
        expect(structuredDataTypes(html)).toContain('BlogPosting');
        expect(structuredDataProblems(html)).toEqual([]);
        expect(html).toMatch(/<meta property="og:image" content="[^"]+"/);
      },
    );
  });
});

test.describe('galleries', () => {
  test('a tile opens its images over the page, an image opens large, and Escape goes back step by step (spec 2.58)', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const tile = page.locator('a[data-gallery]').nth(2);
    await waitUntilSettled(page);
    await tile.click();
    await expect(page).toHaveURL(/#gallery-/);
    const gallery = page.locator('dialog.modal');
    const pictures = gallery.locator('a[data-lightbox]');
    await expect(pictures.first()).toBeVisible();
    await pictures.nth(1).click();
    const viewer = page.getByRole('dialog', { name: text('islands.lightbox.label') });
    await expect(viewer).toContainText('2 of ');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('3 of ');
    await expect
      .poll(() =>
        viewer.locator('.lightbox-picture img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
  });

  test(
    'Back closes the image, then the gallery, and then leaves the page; so does a click outside',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/');
      await page.goto('/gallery');
      const tile = page.locator('a[data-gallery]').nth(2);
      await waitUntilSettled(page);
      await tile.click();
      const gallery = page.locator('dialog.modal');
      await gallery.locator('a[data-lightbox]').first().click();
      const viewer = page.getByRole('dialog', { name: text('islands.lightbox.label') });
      await expect(viewer).toContainText('1 of ');
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await expect(gallery).toBeVisible();
      await page.goBack();
      await expect(gallery).toHaveCount(0);
      await expect(page).toHaveURL(/\/gallery$/);

      // A strip of the page is left to click.
      await tile.click();
      await expect(gallery.locator('a[data-lightbox]').first()).toBeVisible();
      await page.mouse.click(3, 3);
      await expect(gallery).toHaveCount(0);
      await expect(page).toHaveURL(/\/gallery$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(
    'the fragment of the address opens a gallery, and each gallery has its own address',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/gallery');
      const link = page.locator('a[data-gallery]').nth(2);
      await waitUntilSettled(page);
      const href = (await link.getAttribute('href'))!;
      await page.goto(`/gallery#gallery-${href.split('/').at(-1)!}`);
      await expect(page.locator('dialog.modal a[data-lightbox]').first()).toBeVisible();
      await page.goto(href);
      expect(await page.locator('main a[data-lightbox]').count()).toBeGreaterThan(8);
    },
  );

  test(
    'of a hundred images only those near the viewport load, the others while scrolling',
    { tag: '@full' },
    async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') loaded.push(request.url());
      });
      // With the data saver on, and a long page.
      await page.setViewportSize({ width: 390, height: 844 });
      await openSettled(page, '/season-in-pictures');
      await expect(page.locator('main a[data-lightbox]')).toHaveCount(100);
      const pictures = page.locator('main a[data-lightbox] img');
      const farOff = await pictures.evaluateAll(
        (all, distance) =>
          all
            .filter((each) => each.getBoundingClientRect().top > window.innerHeight + distance)
            .map((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0),
        LAZY_DISTANCE,
      );
      expect(farOff.length).toBeGreaterThan(20);
      expect(farOff).not.toContain(true);
      await pictures.last().scrollIntoViewIfNeeded();
      await expect(pictures.last()).toHaveJSProperty('complete', true);
      await expect
        .poll(() => pictures.last().evaluate((each) => Reflect.get(each, 'naturalWidth')))
        .not.toBe(0);
      for (const url of loaded.filter((address) => address.includes('/4x3/'))) {
        expect(Number(/\/(\d+)\.\w+$/.exec(url)?.[1])).toBeLessThanOrEqual(600);
      }
    },
  );
});

test(
  'an open player has no accessibility violations in either colour scheme',
  { tag: '@full' },
  async ({ page, request }) => {
    const [one, other] = itemsOf(await initialData(request), 'listen');
    await page.goto(one!);
    await panelOf(page)
      .getByRole('button', { name: text('islands.player.play'), exact: true })
      .click();
    await page.locator(`main a[href="${other!}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${other!}$`));
    await expect(bar(page)).toBeVisible();
    await expectAccessibleInBothColours(page);
  },
);

test(
  'the lightbox has no accessibility violations in either colour scheme',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/season-in-pictures');
    const picture = page.locator('a[data-lightbox]').first();
    await waitUntilSettled(page);
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothColours(page);
  },
);
