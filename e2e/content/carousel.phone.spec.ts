import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

/** Time between slides (spec point 9). */
const AUTOPLAY_MS = 4_000;
/** The sliders that the CMS offers: categories and rounds, pictures, voices. */
const SLIDERS = { '/': 2, '/about': 1, '/rounds': 1 };

const sliders = (page: Page) => page.locator('section.carousel');
const slidesOf = (slider: Locator) => slider.locator('.carousel-slide');

/** Left and right edge of a slide in the window. */
async function edges(slide: Locator) {
  const { x, width } = (await slide.boundingBox())!;
  return { left: x, right: x + width };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a slider shows the edge of what is beyond, and a swipe rests at the next slide',
    { tag: '@full' },
    async ({ page }) => {
      for (const [path, count] of Object.entries(SLIDERS)) {
        await page.goto(path);
        await expect(sliders(page)).toHaveCount(count);
        for (const slider of await sliders(page).all()) {
          await slider.scrollIntoViewIfNeeded();
          const screen = page.viewportSize()!.width;
          const next = await edges(slidesOf(slider).nth(1));
          expect(next.left).toBeLessThan(screen - 15);
          expect(next.right).toBeGreaterThan(screen);
          await expect(slider.locator('.carousel-controls')).toBeHidden();
          const start = (await edges(slidesOf(slider).first())).left;
          await slider.locator('.carousel-track').focus();
          await page.keyboard.press('ArrowRight');
          await expect
            .poll(async () => Math.abs(Math.round((await edges(slidesOf(slider).nth(1))).left - start)))
            .toBe(0);
        }
      }
    },
  );
});

test(
  'a slider that moves by itself stops when it is touched, and its button starts it again',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/');
    await page.clock.install();
    const slider = sliders(page).first();
    await slider.scrollIntoViewIfNeeded();
    const pause = slider.getByRole('button', { name: text('carousel.pause') });
    const play = slider.getByRole('button', { name: text('carousel.play') });
    await expect(pause).toBeVisible();
    await slider.locator('.carousel-track').dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(play).toBeVisible();
    const shown = () => slider.locator('.swiper-slide-active').getAttribute('aria-label');
    const before = await shown();
    await page.clock.runFor(3 * AUTOPLAY_MS);
    expect(await shown()).toBe(before);
    await play.click();
    await expect(pause).toBeVisible();
    await page.clock.runFor(AUTOPLAY_MS + 1_000);
    await expect.poll(shown).not.toBe(before);
  },
);

test(
  'focus inside stops a slider, and one doesn’t move for those who want less motion',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/');
    const slider = sliders(page)
      .filter({ has: page.getByRole('link') })
      .nth(1);
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByRole('button', { name: text('carousel.pause') })).toBeVisible();
    await slider.getByRole('link').first().focus();
    await expect(slider.getByRole('button', { name: text('carousel.play') })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, '/');
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.getByRole('button', { name: text('carousel.play') })).toBeEnabled();
    await expect(slider.getByRole('button', { name: text('carousel.pause') })).toHaveCount(0);
  },
);

test('a slider moves again when one comes back to its page', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/');
  const slider = sliders(page)
    .filter({ has: page.getByRole('link') })
    .nth(1);
  const next = slider.getByRole('button', { name: text('carousel.next') });
  await slider.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  await slider.locator('.swiper-slide-active').getByRole('link').first().press('Enter');
  await expect(slider).toBeHidden();
  await page.goBack();
  await slider.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  const shown = () => slider.locator('.swiper-slide-active').getAttribute('aria-label');
  const before = await shown();
  await next.click();
  await expect.poll(shown).not.toBe(before);
});
