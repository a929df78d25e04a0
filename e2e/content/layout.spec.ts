import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test('the back-to-top button appears after scrolling and works', { tag: '@full' }, async ({ page }) => {
  await page.goto('/news');
  const button = page.getByRole('button', { name: text('islands.backToTop') });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the back-to-top button covers nothing while a form is filled in',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/contact-us');
    const button = page.getByRole('button', { name: text('islands.backToTop') });
    const isPressable = () =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === element;
      });
    await page.getByRole('form', { name: 'Contact us' }).getByLabel('Message').focus();
    await expect(button).toHaveAttribute('data-shown');
    await expect.poll(isPressable).toBe(false);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect.poll(isPressable).toBe(true);
  },
);

test('a linked section stops right below the header', { tag: '@full' }, async ({ page, request }) => {
  let round = '';
  for (const path of itemsOf(await initialData(request), 'round'))
    if ((await (await request.get(path)).text()).includes('id="timetable"')) round = path;
  await page.goto(`${round}#timetable`);
  const gap = () =>
    page.evaluate(() => {
      const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? NaN;
      const top = document.getElementById('timetable')?.getBoundingClientRect().top ?? NaN;
      return top - bottomOf(document.querySelector('header'));
    });
  // A line of text at most, and none of it under the header.
  await expect.poll(gap).toBeLessThan(24);
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test(
  'the keyboard reaches the content first and opens a navigation menu',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text('common.skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  },
);

test(
  'nothing shifts on the home page and an article while they load, however slow the device',
  { tag: '@full' },
  async ({ browser, request }) => {
    const article = itemsOf(await initialData(request), 'article')[0]!;
    for (const path of ['/', article, '/', article]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await watchLayoutShift(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await openSettled(page, path);
      expect(await layoutShiftOf(page), path).toEqual({ shift: 0, moved: '' });
      await context.close();
    }
  },
);

test('the first image loads at once, those below the fold only when they come near', async ({ page }) => {
  await page.goto('/news');
  const pictures = page.locator('main picture img');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  for (const picture of (await pictures.all()).slice(0, 4)) {
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
  }
  expect(await page.locator('main picture source[type="image/avif"]').count()).toBeGreaterThan(0);
});

test(
  'what is in line on the home page begins at one edge, full-width blocks included',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const edges = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.site-logo, main h2, main .category-slide, .slide-words > *, .site-footer .footer-nav',
        ),
      ]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).textAlign !== 'center')
        .map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    const first = Math.min(...edges.filter((left) => left >= 0));
    expect(first).toBe(80);
    expect(edges.filter((left) => left === first).length).toBeGreaterThan(5);
  },
);

test(
  'an article has what leads on from it beside its text on a desktop, and after it on a phone',
  { tag: '@full' },
  async ({ page }) => {
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/article/visitor-guide-round-5-teretonga');
    const [article, aside] = [await boxOf('main article'), await boxOf('.article-aside')];
    expect(aside.x).toBeGreaterThan(article.x + article.width);
    expect(aside.y).toBeLessThan(article.y + 1);
    await page.setViewportSize({ width: 390, height: 844 });
    const [before, after] = [await boxOf('main article'), await boxOf('.article-aside')];
    expect(after.y).toBeGreaterThan(before.y + before.height);
    expect(after.x).toBe(before.x);
  },
);

test(
  'while the fonts are on their way, or never arrive, the menu leaves the logo free',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const logo = (await page.locator('.site-logo').boundingBox())!;
      const menu = (await page.locator('.site-menu > ul > li').first().boundingBox())!;
      expect(menu.x, `${width} px`).toBeGreaterThanOrEqual(logo.x + logo.width);
    }
  },
);

test(
  'heroes are 500 px high, and dialogs as high at most unless they fill the screen (spec 9.38, 9.39)',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/about');
    expect((await page.locator('.hero').first().boundingBox())!.height).toBeGreaterThanOrEqual(500);
    const heights = await page.evaluate(() => {
      const heightOf = (isFull: boolean) => {
        const dialog = document.createElement('dialog');
        dialog.className = 'modal';
        dialog.toggleAttribute('data-full', isFull);
        dialog.innerHTML = '<div class="modal-body"><p style="height: 3000px"></p></div>';
        document.body.append(dialog);
        dialog.showModal();
        const height = dialog.firstElementChild?.getBoundingClientRect().height ?? 0;
        dialog.remove();
        return height;
      };
      return [heightOf(false), heightOf(true)];
    });
    expect(heights[0]).toBe(500);
    expect(heights[1]).toBeGreaterThan(500);
  },
);
