import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { testServer } from '@/tests/msw/test-server';
import { LivePosts } from './live-posts.client';
import { PostAge } from './post-time';
import { SHARE_MARK } from './post-view';

testServer(http.get('*/api/texts/:language', () => HttpResponse.json(english)));
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-23T01:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

const show = () =>
  render(
    <I18nProvider lang="en" messages={english}>
      <p data-testid="fresh">
        <PostAge instant="2027-01-23T01:18:00Z" />
      </p>
      <p data-testid="old">
        <PostAge instant="2027-01-20T01:18:00Z" />
      </p>
      <a href="/feed/post/12#share" {...{ [SHARE_MARK]: '' }}>
        Share
      </a>
      <LivePosts shown={null} />
    </I18nProvider>,
  );

test('a post of today shows its age, an older one only its time', async () => {
  show();
  await waitFor(() => expect(screen.getByTestId('fresh')).toHaveTextContent('12 minutes ago'));
  expect(screen.getByTestId('old')).toHaveTextContent('');
});

test('a post’s share link opens the device’s share dialog with the post’s address', async () => {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (what: ShareData) => {
      shared.push(what);
      return Promise.resolve();
    },
  });
  show();
  await waitFor(() => expect(screen.getByTestId('fresh')).toHaveTextContent('12 minutes ago'));
  await userEvent.click(screen.getByRole('link', { name: 'Share' }));
  expect(shared.map(({ url = '' }) => new URL(url))).toMatchObject([{ pathname: '/feed/post/12', hash: '' }]);
});
