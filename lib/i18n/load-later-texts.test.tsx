import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { withTexts } from './load-later-texts.client';
import { I18nProvider } from './provider.client';
import { useTranslate } from './use-translate';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Lightbox() {
  return <p>{useTranslate()('islands.lightbox.close')}</p>;
}
const load = withTexts(() => Promise.resolve(Lightbox));
const TEXTS = '*/api/texts/de';

it('brings the texts of an island along with its code, and asks again after a failure (spec 7.84)', async () => {
  document.documentElement.lang = 'de';
  server.use(http.get(TEXTS, () => new HttpResponse(null, { status: 503 })));
  await expect(load()).rejects.toThrow('answered 503');

  let requests = 0;
  server.use(
    http.get(TEXTS, () => {
      requests += 1;
      return HttpResponse.json({ 'islands.lightbox.close': 'Schließen' });
    }),
  );
  const Island = await load();
  await load();
  expect(requests).toBe(1);
  render(
    <I18nProvider lang="de" messages={{}}>
      <Island />
    </I18nProvider>,
  );
  expect(screen.getByText('Schließen')).toBeVisible();
});
