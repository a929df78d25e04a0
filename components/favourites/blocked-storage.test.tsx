import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { testServer } from '@/tests/msw/test-server';
import { FavouriteStars } from './favourite-stars.client';
import { Star } from './star';

testServer(http.get('*/api/texts/en', () => HttpResponse.json(english)));

test('a star in a browser that blocks storage lasts as long as the page, with a note', async () => {
  document.documentElement.lang = 'en';
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const t = await getTranslator('en');
  const subject = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
  render(
    <I18nProvider lang="en" messages={english}>
      <Star subject={subject} place="head" t={t} />
      <FavouriteStars />
    </I18nProvider>,
  );
  const star = screen.getByRole('button', { name: 'Favourite: GT Championship' });
  await userEvent.setup().click(star);
  expect(await screen.findByText(/your favourites last until you close this page/)).toBeVisible();
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(reported).toHaveBeenCalledOnce();
});
