import { render } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBlockSchema, SCROLL_EASINGS } from '@/lib/contract/entities/page';
import type { PageBlock } from '@/lib/contract/entities/page';
import { formatMessage } from '@/lib/i18n/format-message';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { BlockFrame } from './block-frame';

const t: Translator = (key, values) => formatMessage(english, 'en', key, values);

const blockWith = (fields: object): PageBlock =>
  pageBlockSchema.parse({ id: 1, template: 'core/html', ...fields });

beforeEach(() => {
  setupIntersectionMocking(vi.fn);
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

function show(fields: object, isFirst = false) {
  const { container } = render(
    <I18nProvider lang="en" messages={english}>
      <BlockFrame block={blockWith(fields)} isFirst={isFirst} t={t}>
        <p>Text</p>
      </BlockFrame>
    </I18nProvider>,
  );
  const frame = container.querySelector('section');
  if (!frame) throw new Error('no frame');
  return frame;
}

describe('BlockFrame', () => {
  it('accepts spacing from the scale, and ignores anything else (spec 9.47)', () => {
    const frame = show({ padding_top: 4, padding_left: 7, margin_bottom: 0 });
    expect(frame.style.paddingTop).toBe('calc(var(--space) * 4)');
    expect(frame.style.paddingLeft).toBe('');
    expect(frame.style.marginBottom).toBe('0px');
  });

  it('accepts only the listed colours (spec 9.45)', () => {
    expect(show({ background_colour: 'bnd', text_colour: 'wht' }).dataset).toMatchObject({
      bg: 'bnd',
      text: 'wht',
    });
    expect(show({ background_colour: 'red;' }).dataset['bg']).toBeUndefined();
  });

  it('is the target of its anchor', () => {
    expect(show({ anchor_name: 'tickets' }).id).toBe('tickets');
  });

  it('dims and desaturates its background picture', () => {
    const frame = show({
      background_image: { url: 'https://a.example/x.jpg' },
      background_image_opacity: 30,
      background_image_saturation: 0,
      background_image_fixed: true,
    });
    const backdrop = frame.querySelector<HTMLElement>('.block-backdrop');
    expect(backdrop?.style.getPropertyValue('--backdrop-opacity')).toBe('0.3');
    expect(backdrop?.style.getPropertyValue('--backdrop-filter')).toBe('saturate(0%)');
    expect(backdrop).toHaveAttribute('data-fixed');
    expect(backdrop).toHaveAttribute('aria-hidden', 'true');
  });

  it('plays a background video instead of the picture, from its file or by its id', () => {
    expect(show({ background_video_id: '12' }).querySelector('video')?.getAttribute('src')).toBe('/v/12.mp4');
    expect(show({ background_video_id: '../x' }).querySelector('video')).toBeNull();
    const file = { id: 1, url: '/assets/f/1/lap.mp4' };
    expect(show({ background_video: file }).querySelector('video')?.getAttribute('src')).toBe(file.url);
  });

  it('shows animated content at once, until a script hides it', () => {
    const frame = show({ aos_type: 'fade-up', aos_duration: 800 });
    const animated = frame.querySelector<HTMLElement>('[data-reveal="fade-up"]');
    expect(animated).not.toHaveAttribute('data-reveal-state');
    expect(animated?.style.getPropertyValue('--reveal-duration')).toBe('800ms');
  });

  it('animates the first block on page load, without scrolling', () => {
    const frame = show({ aos_type: 'zoom-in', aos_easing: 'ease-out-quart', aos_delay: 200 }, true);
    const animated = frame.querySelector<HTMLElement>('[data-reveal="zoom-in"]');
    expect(animated).toHaveAttribute('data-reveal-state', 'opening');
    expect(animated?.style.getPropertyValue('--reveal-easing')).toBe('cubic-bezier(0.165, 0.84, 0.44, 1)');
    expect(animated?.style.getPropertyValue('--reveal-delay')).toBe('200ms');
  });

  it('supports every easing in the contract', () => {
    const curves = SCROLL_EASINGS.map((aos_easing) =>
      show({ aos_type: 'fade', aos_easing })
        .querySelector<HTMLElement>('[data-reveal]')
        ?.style.getPropertyValue('--reveal-easing'),
    );
    expect(new Set(curves).size).toBe(SCROLL_EASINGS.length);
  });
});
