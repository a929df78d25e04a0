import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGallery } from '@/lib/contract/endpoints/media';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { GalleryDialog } from './gallery-dialog.client';

const server = testServer();

test('shows a skeleton until its pictures are loaded', async () => {
  const answer = Promise.withResolvers<null>();
  server.use(
    respond(getGallery, async () => {
      await answer.promise;
      return { item: { id: 4, name: 'Round 3', slides: [] } };
    }),
  );
  const texts = {
    open: 'Open picture {{number}}',
    failed: 'Failed',
    loading: 'Loading…',
    empty: 'No pictures',
  };
  render(
    <I18nProvider lang="en" messages={english}>
      <GalleryDialog
        gallery={{ id: 4, anchor: 'gallery-round-3', name: 'Round 3' }}
        texts={texts}
        onClose={vi.fn()}
      />
    </I18nProvider>,
  );
  expect(screen.getByRole('status', { name: texts.loading })).toBeVisible();
  // Screen readers announce only its name.
  expect(screen.queryByRole('listitem')).toBeNull();
  answer.resolve(null);
  expect(await screen.findByText(texts.empty)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
