import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a picture has the whole screen of a phone, is swiped, and moves freely while two fingers magnify it',
  { tag: '@full' },
  async ({ page, context }) => {
    await openSettled(page, '/season-in-pictures');
    await page.locator('main a[data-lightbox]').first().tap();
    const viewer = page.getByRole('dialog', { name: text('islands.lightbox.label') });
    await expect(viewer).toContainText('1 of 100');
    await expect(viewer.locator('.lightbox-picture[data-state=loaded]')).toBeVisible();
    expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // It fills the room between the buttons and the words.
    const [room, shown] = await Promise.all([
      viewer.locator('.lightbox-picture').boundingBox(),
      viewer.locator('.lightbox-picture img').boundingBox(),
    ]);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBe((room?.y ?? 0) + (room?.height ?? 0));
    expect(shown?.height).toBeGreaterThan(500);
    await expectAccessible(page);

    const browser = await context.newCDPSession(page);
    const swipe = (distance: number, from = { x: 195, y: 400 }) =>
      browser.send('Input.synthesizeScrollGesture', {
        ...from,
        xDistance: distance,
        yDistance: 0,
        speed: 1200,
        gestureSourceType: 'touch',
      });
    await swipe(-150);
    await expect(viewer).toContainText('2 of 100');
    await swipe(150);
    await expect(viewer).toContainText('1 of 100');

    const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
    await browser.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 });
    await expect.poll(scale).toBeGreaterThan(1.5);
    await expect(viewer.locator('figure')).toHaveCSS('touch-action', 'auto');
    // Magnified, the screen shows half as many pixels in each direction.
    await swipe(-90, { x: 120, y: 200 });
    await expect(viewer).toContainText('1 of 100');
  },
);
