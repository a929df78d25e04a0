import type { Page } from '@playwright/test';

/** Widths come in steps of 25 px (spec point 9). */
const WIDTH_STEP_PX = 25;

/** An image as chosen and displayed by the browser. Widths in file pixels, and of the box in CSS pixels. */
type Shown = {
  readonly name: string;
  readonly url: string;
  readonly chosen: number;
  readonly offered: readonly number[];
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly ratio: number;
  readonly isCover: boolean;
};

/** Every scalable image on the page that takes up space, after all of them have been scrolled into view. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.getClientRects().length > 0);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const widthOf = (url: string) => Number(/\/assets\/i\/[^/]+\/[^/]+\/(\d+)\.(?!svg)\w+$/.exec(url)?.[1]);
    return images
      .filter((image) => widthOf(image.currentSrc) > 0)
      .map((image) => {
        const chosen = widthOf(image.currentSrc);
        const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          .map(({ srcset }) => srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''))
          .find((set) => set.some((url) => image.currentSrc.endsWith(url) && url !== ''));
        const box = image.getBoundingClientRect();
        return {
          name: `${image.currentSrc} in ${image.closest('[class]')?.className ?? ''} of ${image.closest('li, section, article, header, div[id]')?.className ?? ''}`,
          url: image.currentSrc,
          chosen,
          offered: (sets ?? []).map(widthOf).filter((width) => width > 0),
          // A transform that enlarges doesn't change the layout size.
          boxWidth: image.offsetWidth || box.width,
          boxHeight: image.offsetHeight || box.height,
          ratio: image.naturalWidth / image.naturalHeight,
          isCover: getComputedStyle(image).objectFit === 'cover',
        };
      });
  });
}

/** The width that would do, if the browser chose a larger one; null if not. */
function widthInstead({ chosen, offered, boxWidth, boxHeight, ratio, isCover }: Shown, pixelRatio: number) {
  // An image that covers its box is as wide as the box's height requires.
  const shownWidth = isCover ? Math.max(boxWidth, boxHeight * ratio) : boxWidth;
  const needed = Math.ceil((shownWidth * pixelRatio) / WIDTH_STEP_PX) * WIDTH_STEP_PX;
  const enough = offered.toSorted((a, b) => a - b).filter((width) => width >= needed);
  const limit = enough[0] ?? Math.max(needed, ...offered);
  return chosen <= limit ? null : needed;
}

/**
 * Images that are larger than needed at this pixel ratio: of the widths offered, the smallest sufficient one should be used. A picture that
 * the page also shows large may be the large one: the browser takes the file that it has.
 */
export async function oversizedPictures(page: Page, pixelRatio: number): Promise<string[]> {
  const judged = (await shownPictures(page)).map((shown) => ({
    ...shown,
    instead: widthInstead(shown, pixelRatio),
  }));
  const needed = new Set(judged.filter(({ instead }) => instead === null).map(({ url }) => url));
  return judged.flatMap(({ name, url, chosen, instead }) =>
    instead === null || needed.has(url) ? [] : [`${String(chosen)} where ${String(instead)} do: ${name}`],
  );
}
