import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const MAX_BYTES = 60 * 1024;
/** Margin around the part that a picture is about, in pixels. */
const AROUND = 240;
/** Distance between the part and its frame, in pixels. */
const GAP = 5;
const QUALITIES = [75, 60, 50, 40];

/** Draws a frame around a part of a page, without moving anything. @returns removes it */
async function frame(about: Locator): Promise<() => Promise<void>> {
  const handle = await about.evaluateHandle((element, gap) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const drawn = document.createElement('div');
    Object.assign(drawn.style, {
      position: 'fixed',
      left: `${String(left - gap)}px`,
      top: `${String(top - gap)}px`,
      width: `${String(width + 2 * gap)}px`,
      height: `${String(height + 2 * gap)}px`,
      border: '3px solid #d3152e',
      borderRadius: '8px',
      boxSizing: 'border-box',
      pointerEvents: 'none',
      zIndex: '99999',
    });
    document.body.append(drawn);
    return drawn;
  }, GAP);
  return () => handle.evaluate((drawn) => drawn.remove());
}

/** Takes a picture of part of the screen, with a frame around what it is about. @returns WebP */
export async function takePicture(page: Page, about: Locator): Promise<Buffer> {
  await about.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Placeholders of parts that are still loading.
  await expect(page.locator('.shimmer-effect')).toHaveCount(0);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const box = (await about.boundingBox()) ?? { x: 0, y: 0, width, height };
  const top = Math.max(0, box.y - AROUND);
  const bottom = Math.min(height, box.y + box.height + AROUND);
  const removeFrame = await frame(about);
  const png = await page.screenshot({
    clip: { x: 0, y: top, width, height: bottom - top },
    animations: 'disabled',
    caret: 'hide',
  });
  await removeFrame();
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.byteLength <= MAX_BYTES) return picture;
  }
  throw new Error(`A picture of ${page.url()} is larger than ${String(MAX_BYTES)} bytes.`);
}
