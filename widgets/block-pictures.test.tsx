import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { callToActionBlock, heroQuoteBlock, imageWithContentBlock } from '@/lib/contract/blocks/core';
import { imageSchema } from '@/lib/contract/entities/image';
import { widgetContext } from '@/tests/widgets/context';
import { CallToActionView } from './call-to-action/call-to-action';
import { HeroQuoteView } from './hero-quote/hero-quote';
import { ImageWithContentView } from './image-with-content/image-with-content';

/* The sizes of the page builder's pictures (spec point 9). */

const base = '/assets/i/0123456789abcdef0123456789abcdef/16x9';
const image = imageSchema.parse({
  url: `${base}/1925.jpg`,
  avif_url: `${base}/1925.avif`,
  webp_url: `${base}/1925.webp`,
  width: 1925,
  height: 1083,
  alt: 'Start of the race',
});

/** The files that a page offers, by their widths in pixels; the sources of each crop in turn. */
function offeredIn(view: ReactNode): readonly (readonly number[])[] {
  const { container } = render(view);
  return [...container.querySelectorAll('source[type="image/avif"]')].map((source) =>
    [...(source.getAttribute('srcset') ?? '').matchAll(/16x9\/(\d+)\.avif/g)].map(([, width]) =>
      Number(width),
    ),
  );
}

test('a call to action shows pictures of 300 pixels, and twice that on a dense screen (spec 9.22)', async () => {
  const settings = callToActionBlock.settings.parse({ left_image: image, right_image: image });
  const context = await widgetContext();
  const offered = offeredIn(<CallToActionView settings={settings} data={null} context={context} />);
  expect(offered).toEqual([
    [300, 600],
    [300, 600],
  ]);
  for (const picture of screen.getAllByRole('img'))
    expect(picture.closest('picture')?.querySelector('source')).toHaveAttribute('sizes', '300px');
});

test('a picture beside a text is offered up to 1920 pixels, in the next step (spec 9.24)', async () => {
  const settings = imageWithContentBlock.settings.parse({ image });
  const context = await widgetContext();
  const [offered] = offeredIn(<ImageWithContentView settings={settings} data={null} context={context} />);
  expect(Math.max(...(offered ?? []))).toBe(1925);
});

test('the picture of a hero is offered up to 1920 pixels, in the next step, and the one on it up to 300 (spec 9.23)', async () => {
  const settings = heroQuoteBlock.settings.parse({ background_image: image, overlay_image: image });
  const context = await widgetContext();
  const offered = offeredIn(<HeroQuoteView settings={settings} data={null} context={context} />);
  const [, wide, overlay] = offered;
  expect(Math.max(...(wide ?? []))).toBe(1925);
  expect(overlay).toEqual([300, 600]);
});
