import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBlockSchema } from '@/lib/contract/entities/page';
import { getTranslator } from '@/lib/i18n/translator';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserSession } from '@/lib/session/browser-session';
import { Blocks } from './blocks';

const t = await getTranslator('en');
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  stop = startBrowserSession();
});
afterEach(() => {
  act(() => browserSession().logout());
  stop();
});

test('only a signed-in visitor is told of a template that nobody knows (spec 2.44, 6.4, 8.12)', () => {
  const block = pageBlockSchema.parse({ id: 1, template: 'core/carousel' });
  render(
    <Blocks
      blocks={[{ block, widget: null }]}
      all={[block]}
      now={new Date()}
      t={t}
      own={null}
      ownAt={1}
      yielding={null}
    />,
  );
  expect(screen.queryByText('Unknown core/carousel')).toBeNull();
  act(() => browserSession().setTokens({ access_token: 'a', refresh_token: 'r' }));
  expect(screen.getByText('Unknown core/carousel')).toBeVisible();
  act(() => browserSession().logout());
  expect(screen.queryByText('Unknown core/carousel')).toBeNull();
});
