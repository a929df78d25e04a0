import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { initialData, itemsOf } from './content.ts';
import { text } from './texts.ts';

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
/** Waits until the page's script has taken an element over: before, a press does what it does without a script. */
const alive = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
/** The player at the lower edge of every page, and the one in the page of a podcast. */
const bar = (page: Page) => page.getByRole('region', { name: text('islands.player.label') });
const panelOf = (page: Page) => page.getByRole('region', { name: text('islands.player.panel') });

/** Pixels below the view that Chromium loads ahead at most, but on the slowest connections. */
const LAZY_DISTANCE = 3000;

test.describe('podcast', () => {
  test('keeps playing while the visitor moves through the site', async ({ page }) => {
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

  test('plays, changes speed, skips and stops with the keyboard', async ({ page }) => {
    await page.goto('/podcast');
    const panel = panelOf(page);
    await alive(panel.getByRole('slider'));
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
  });

  test('cuts a long description after four lines until it is opened', async ({ page }) => {
    await page.goto('/podcast');
    const first = page.locator('main article:visible').first();
    const box = first.locator('.clamped');
    const more = first.getByRole('button', { name: text('podcast.readMore') });
    await more.click();
    const open = (await box.boundingBox())!.height;
    await first.getByRole('button', { name: text('podcast.readLess') }).click();
    expect((await box.boundingBox())!.height).toBeLessThan(open);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('an episode can be heard with the browser’s own player', async ({ page, request }) => {
      await page.goto(itemsOf(await initialData(request), 'listen')[0]!);
      await expect(page.locator('main audio[controls]')).toBeVisible();
    });
  });
});

test.describe('short posts', () => {
  test('adds the next page until there is no more, each post once', async ({ page }) => {
    await page.goto('/feed');
    const posts = page.locator('main article:visible');
    const before = await posts.count();
    const more = page.getByRole('link', { name: text('post.loadMore') });
    await alive(more);
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
  });

  test('shows the posts of a tag, and nothing for a tag that nobody uses', async ({ page, request }) => {
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
  });

  test('shows a film’s slate until it is clicked, then plays it', async ({ page }) => {
    await page.goto('/feed');
    const start = page.getByRole('button', { name: text('post.play') });
    const more = page.getByRole('link', { name: text('post.loadMore') });
    await alive(page.locator('main article:visible').first());
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

  test('a film falls silent when the visitor goes to another page', async ({ page }) => {
    await page.goto('/gallery');
    const film = page.locator('main video[controls]').first();
    await alive(film);
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
    test('leads to the next page and back', async ({ page }) => {
      await page.goto('/feed');
      await page.getByRole('link', { name: text('post.loadMore') }).click();
      await expect(page).toHaveURL(/\/feed\/page\/2$/);
      await page.getByRole('link', { name: text('post.newer') }).click();
      await expect(page).toHaveURL(/\/feed$/);
    });
  });
});

test.describe('galleries', () => {
  test('a tile opens its pictures over the page, a picture opens large, and Escape leads back step by step', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const tile = page.locator('a[data-gallery]').nth(2);
    await alive(tile);
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
      .poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
  });

  test('the address behind # opens a gallery, and each gallery has an address of its own', async ({
    page,
  }) => {
    await page.goto('/gallery');
    const link = page.locator('a[data-gallery]').nth(2);
    await alive(link);
    const href = (await link.getAttribute('href'))!;
    await page.goto(`/gallery#gallery-${href.split('/').at(-1)!}`);
    await expect(page.locator('dialog.modal a[data-lightbox]').first()).toBeVisible();
    await page.goto(href);
    expect(await page.locator('main a[data-lightbox]').count()).toBeGreaterThan(8);
  });

  test('of a hundred pictures only those near the view are loaded, the others as one comes to them', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(request.url());
    });
    // Where data is dear, and the page long.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/season-in-pictures', { waitUntil: 'networkidle' });
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
  });
});

test.describe('axe finds nothing', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(scheme, () => {
      test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });
      for (const path of ['/podcast', '/feed', '/gallery', '/season-in-pictures', '/about']) {
        test(`on ${path}`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
        });
      }
      test('on an episode with the player open', async ({ page, request }) => {
        const [one, other] = itemsOf(await initialData(request), 'listen');
        await page.goto(one!);
        await panelOf(page)
          .getByRole('button', { name: text('islands.player.play'), exact: true })
          .click();
        await page.locator(`main a[href="${other!}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${other!}$`));
        await expect(bar(page)).toBeVisible();
        await expectAccessible(page);
      });
      test('in the lightbox', async ({ page }) => {
        await page.goto('/season-in-pictures');
        const picture = page.locator('a[data-lightbox]').first();
        await alive(picture);
        await picture.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
});
