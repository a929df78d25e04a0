import type { Page } from '@playwright/test';
import { IMAGE_PATH, ORIGINAL_ASPECT } from '../../lib/contract/image-format.ts';

/**
 * Answers pictures in place of the server, in their shape but without pixels: a look at boxes and choices needs no pixels, and a server
 * takes a second for each width that nobody has asked for yet.
 * @param options.isShapeNeeded whether uncropped pictures come from the server, which alone knows their shape
 */
export async function standInForPictures(
  page: Page,
  { isShapeNeeded = false }: { readonly isShapeNeeded?: boolean } = {},
): Promise<void> {
  await page.route('**/assets/i/**', (route) => {
    const [, , shape = ORIGINAL_ASPECT, width = ''] =
      IMAGE_PATH.exec(new URL(route.request().url()).pathname) ?? [];
    if (shape === ORIGINAL_ASPECT && isShapeNeeded) return route.fallback();
    const [across = 1, down = 1] = shape === ORIGINAL_ASPECT ? [] : shape.split('x').map(Number);
    const height = (Number(width) * down) / across;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${String(height)}"/>`,
    });
  });
}
