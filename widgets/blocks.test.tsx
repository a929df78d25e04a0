import { act, render, screen } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageBlockSchema, SCROLL_EASINGS, type PageBlock } from '@/lib/contract/entities/page';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator } from '@/lib/i18n/translator';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserSession } from '@/lib/session/store';
import english from '@/locales/en.json';
import { Blocks } from './blocks';

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  stop = startBrowserSession();
});
afterEach(() => {
  act(() => browserSession().logout());
  stop();
});

const block = (id: number, over: Partial<PageBlock> = {}): PageBlock => ({
  ...pageBlockSchema.parse({ id, template: 'core/hero_quote' }),
  ...over,
});

async function show(blocks: readonly PageBlock[], ownAt: number, replaced: PageBlock | null = null) {
  const prepared = blocks.map((each) => ({
    block: each,
    widget: { node: <p>Block {each.id}</p>, facts: {} },
  }));
  return render(
    <I18nProvider lang="en" messages={english}>
      <Blocks
        blocks={prepared}
        all={blocks}
        own={<p>The site’s own</p>}
        ownAt={ownAt}
        replaced={replaced}
        now={new Date('2027-01-15T00:00:00Z')}
        t={await getTranslator('en')}
      />
    </I18nProvider>,
  );
}

test.each([
  [0, ['The site’s own', 'Block 1', 'Block 2']],
  [1, ['Block 1', 'The site’s own', 'Block 2']],
  [2, ['Block 1', 'Block 2', 'The site’s own']],
])('what the site adds is before the block of that index (%d)', async (ownAt, order) => {
  const { container } = await show([block(1), block(2)], ownAt);
  expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual(order);
});

test('shows the site’s own part on a page without blocks, too', async () => {
  await show([], 1);
  expect(screen.getByText('The site’s own')).toBeVisible();
});

test('an editor sees which block something else replaces', async () => {
  const hero = block(1, { editing: true });
  await show([hero, block(2, { editing: true })], 1, hero);
  expect(screen.getByText('Hero picture or video · replaced by the round for now')).toBeVisible();
  expect(screen.getByText('Hero picture or video')).toBeVisible();
});

test('reports an unknown template only to signed-in visitors (spec 2.44, 6.4, 8.12)', async () => {
  const unknown = block(1, { template: 'core/carousel' });
  const t = await getTranslator('en');
  render(
    <Blocks
      blocks={[{ block: unknown, widget: null }]}
      all={[unknown]}
      own={null}
      ownAt={1}
      replaced={null}
      now={new Date()}
      t={t}
    />,
  );
  expect(screen.queryByText('Unknown core/carousel')).toBeNull();
  act(() => browserSession().setTokens({ access_token: 'a', refresh_token: 'r' }));
  expect(screen.getByText('Unknown core/carousel')).toBeVisible();
  act(() => browserSession().logout());
  expect(screen.queryByText('Unknown core/carousel')).toBeNull();
});

describe('the frame of a block', () => {
  beforeEach(() => {
    setupIntersectionMocking(vi.fn);
    // jsdom plays nothing.
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });

  async function frameOf(fields: object, opensPage = false): Promise<HTMLElement> {
    const framed = pageBlockSchema.parse({ id: 1, template: 'core/html', ...fields });
    const { container } = await show([framed], opensPage ? 1 : 0);
    const frame = container.querySelector('section');
    if (!frame) throw new Error('no frame');
    return frame;
  }

  test('accepts spacing from the scale, and ignores anything else (spec 9.47)', async () => {
    const frame = await frameOf({ padding_top: 4, padding_left: 7, margin_bottom: 0 });
    expect(frame.style.paddingTop).toBe('calc(var(--space) * 4)');
    expect(frame.style.paddingLeft).toBe('');
    expect(frame.style.marginBottom).toBe('0px');
  });

  test('accepts only the listed colours (spec 9.45)', async () => {
    const branded = await frameOf({ background_colour: 'bnd', text_colour: 'wht' });
    expect(branded.dataset).toMatchObject({ bg: 'bnd', text: 'wht' });
    expect((await frameOf({ background_colour: 'red;' })).dataset['bg']).toBeUndefined();
  });

  test('is the target of its anchor', async () => {
    expect((await frameOf({ anchor_name: 'tickets' })).id).toBe('tickets');
  });

  test('dims and desaturates its background picture', async () => {
    const frame = await frameOf({
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

  test('plays a background video instead of the picture, from its file or by its id', async () => {
    const video = async (fields: object) => (await frameOf(fields)).querySelector('video');
    expect((await video({ background_video_id: '12' }))?.getAttribute('src')).toBe('/v/12.mp4');
    expect(await video({ background_video_id: '../x' })).toBeNull();
    const file = { id: 1, url: '/assets/f/1/lap.mp4' };
    expect((await video({ background_video: file }))?.getAttribute('src')).toBe(file.url);
  });

  test('shows animated content at once, until a script hides it', async () => {
    const frame = await frameOf({ aos_type: 'fade-up', aos_duration: 800 });
    const animated = frame.querySelector<HTMLElement>('[data-reveal="fade-up"]');
    expect(animated).not.toHaveAttribute('data-reveal-state');
    expect(animated?.style.getPropertyValue('--reveal-duration')).toBe('800ms');
  });

  test('animates the first block on page load, without scrolling', async () => {
    const frame = await frameOf({ aos_type: 'zoom-in', aos_easing: 'ease-out-quart', aos_delay: 200 }, true);
    const animated = frame.querySelector<HTMLElement>('[data-reveal="zoom-in"]');
    expect(animated).toHaveAttribute('data-reveal-state', 'opening');
    expect(animated?.style.getPropertyValue('--reveal-easing')).toBe('cubic-bezier(0.165, 0.84, 0.44, 1)');
    expect(animated?.style.getPropertyValue('--reveal-delay')).toBe('200ms');
  });

  test('supports every easing in the contract', async () => {
    const curves = await Promise.all(
      SCROLL_EASINGS.map(async (aos_easing) => {
        const frame = await frameOf({ aos_type: 'fade', aos_easing });
        const animated = frame.querySelector<HTMLElement>('[data-reveal]');
        return animated?.style.getPropertyValue('--reveal-easing');
      }),
    );
    expect(new Set(curves).size).toBe(SCROLL_EASINGS.length);
  });
});
