import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBlockSchema, type PageBlock } from '@/lib/contract/entities/page';
import { getTranslator } from '@/lib/i18n/translator';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserSession } from '@/lib/session/store';
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
    <Blocks
      blocks={prepared}
      all={blocks}
      own={<p>The site’s own</p>}
      ownAt={ownAt}
      replaced={replaced}
      now={new Date('2027-01-15T00:00:00Z')}
      t={await getTranslator('en')}
    />,
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
