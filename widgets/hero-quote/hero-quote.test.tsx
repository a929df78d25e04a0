import { render, screen } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages } from '@/lib/i18n/translator';
import { widgetContext } from '@/tests/widgets/context';
import { image } from '@/tests/widgets/records';
import { HeroQuoteView } from './hero-quote';

beforeEach(() => {
  setupIntersectionMocking(vi.fn);
  // jsdom plays no videos.
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

async function show(variables: object, isFirst = false) {
  const settings = heroQuoteBlock.settings.parse(variables);
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <HeroQuoteView settings={settings} data={null} context={await widgetContext({ isFirst })} />
    </I18nProvider>,
  );
}

test('is the main heading at the top of a page, and a section heading elsewhere', async () => {
  const first = await show({ heading: 'Flat out' }, true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Flat out');
  first.unmount();
  await show({ heading: 'Flat out' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Flat out');
});

test('shows its picture with the opacity and saturation that the editor chose', async () => {
  const { container } = await show({ background_image: image, image_opacity: 50, image_saturation: 0 });
  const backdrop = container.querySelector<HTMLElement>('.block-backdrop');
  expect(backdrop?.style.getPropertyValue('--backdrop-opacity')).toBe('0.5');
  expect(backdrop?.style.getPropertyValue('--backdrop-filter')).toBe('saturate(0%)');
});

test('offers phones a portrait crop of the picture', async () => {
  const { container } = await show({ background_image: image });
  const phone = container.querySelector('source[media="(max-width: 639px)"][type="image/avif"]');
  expect(phone?.getAttribute('srcset')).toContain('/3x4/');
});

test('lets a background video be played and paused', async () => {
  const { container } = await show({ background_video: { file: '/v/1.mp4', slate: image } });
  expect(container.querySelector('video')).toHaveAttribute('src', '/v/1.mp4');
  expect(screen.getByRole('button', { name: 'Play background video' })).toBeVisible();
  // Its poster, 1920 pixels wide (spec point 9) in the next step.
  expect(container.querySelector('video')?.poster).toMatch(/\/16x9\/1925\.\w+$/);
});

test('uses a readable text colour on the background if there is no picture', async () => {
  const { container } = await show({ heading: 'Plain', overlay_colour: 'warning', text_colour: 'white' });
  expect(container.querySelector('.hero')).not.toHaveAttribute('data-overlay');
  expect(container.querySelector<HTMLElement>('.hero')?.style.getPropertyValue('--hero-on-ground')).toBe(
    'var(--on-warning)',
  );
});
