import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { image } from '@/tests/widgets/records';
import { GalleryGrid } from './gallery-grid';
import { largePicture } from './gallery-tile';
import { LightboxLinks } from './lightbox-links.client';

/** From a content server that also has the uncropped image. */
const WHOLE = { url: '', webp_url: '', avif_url: '', placeholder: '', aspect: 'original' };
const cut = { ...image, extra_aspects: [WHOLE] };
const tiles = [1, 2, 3].map((id) => ({ id, image: cut, heading: `Picture ${id}`, subheading: '' }));
const credited = { ...cut, caption: 'Into turn one', credit: 'Photo: Mere Tawhai', is_downloadable: true };

/** Where the lightbox gets its texts. */
const server = setupServer(http.get('*/api/texts/:language', () => HttpResponse.json(english)));
beforeAll(() => server.listen());
afterAll(() => server.close());

afterEach(() => {
  vi.restoreAllMocks();
});

function show(shown = tiles) {
  document.documentElement.lang = 'en';
  return render(
    <I18nProvider lang="en" messages={english}>
      <LightboxLinks>
        <GalleryGrid
          tiles={shown}
          look="grid"
          columns={3}
          aspect="4x3"
          lightboxAspect="original"
          width={400}
          openLabel={String}
        />
      </LightboxLinks>
    </I18nProvider>,
  );
}

async function open(name: string) {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog');
}

test('links to the large picture without a script (spec 9.28)', () => {
  show();
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute(
    'href',
    '/assets/i/0123456789abcdef/original/2000.jpg',
  );
});

test('links to the crop if the content server has no full picture', () => {
  expect(largePicture(image, 'original')).toBe('/assets/i/0123456789abcdef/16x9/2000.jpg');
});

test('opens the selected picture and moves with the arrow keys, wrapping at the ends', async () => {
  show();
  const dialog = await open('Picture 2');
  expect(dialog).toHaveTextContent('2 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog).toHaveTextContent('1 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog).toHaveTextContent('Picture 3');
});

test('leaves the browser its own shortcuts, such as Alt with an arrow key, which goes back', async () => {
  show();
  const dialog = await open('Picture 2');
  expect(fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(dialog).toHaveTextContent('2 of 3');
});

test('moves by swiping', async () => {
  show();
  const dialog = await open('Picture 1');
  const figure = dialog.querySelector('figure')!;
  fireEvent.pointerDown(figure, { clientX: 300 });
  fireEvent.pointerUp(figure, { clientX: 200 });
  await waitFor(() => expect(dialog).toHaveTextContent('2 of 3'));
});

test('a second finger magnifies, and isn’t a swipe', async () => {
  show();
  const dialog = await open('Picture 1');
  const figure = dialog.querySelector('figure')!;
  fireEvent.pointerDown(figure, { clientX: 300, pointerId: 1 });
  fireEvent.pointerDown(figure, { clientX: 100, pointerId: 2 });
  fireEvent.pointerUp(figure, { clientX: 200, pointerId: 1 });
  fireEvent.pointerUp(figure, { clientX: 10, pointerId: 2 });
  expect(dialog).toHaveTextContent('1 of 3');
});

test('has a thumbnail of every picture; Tab stops at the current one', async () => {
  show();
  const dialog = await open('Picture 2');
  const row = within(dialog).getByRole('list', { name: 'All photos' });
  const thumbnails = within(row).getAllByRole('button');
  expect(thumbnails.map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
  expect(thumbnails[1]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(row).getByRole('button', { name: '3 of 3: Picture 3' }));
  expect(dialog).toHaveTextContent('Picture 3');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(thumbnails[1]).toHaveFocus();
});

test('shows a picture’s caption and credit, and offers a download where that is allowed', async () => {
  show(tiles.map((tile) => (tile.id === 2 ? { ...tile, image: credited } : tile)));
  expect(screen.getByText('Photo: Mere Tawhai')).toBeVisible();
  const dialog = await open('Picture 2');
  expect(dialog.querySelector('figcaption')).toHaveTextContent('Picture 2Into turn onePhoto: Mere Tawhai');
  const download = within(dialog).getByRole('link', { name: 'Download photo' });
  expect(download).toHaveAttribute('download', 'photo-2.jpg');
  expect(download).toHaveAttribute('href', '/assets/i/0123456789abcdef/original/2000.jpg');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).queryByRole('link', { name: 'Download photo' })).toBeNull();
});

test('closes with its button', async () => {
  show();
  await open('Picture 1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes with a press outside the picture, not with a swipe that ends there', async () => {
  show();
  const dialog = await open('Picture 1');
  fireEvent.pointerDown(dialog.querySelector('img')!);
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes with Back and stays on the page; closing it otherwise removes its history entry', async () => {
  show();
  await open('Picture 1');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await open('Picture 2');
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await popped;
  expect(history.state).toBeNull();
});

test('shows that a picture is loading (spec 4.31)', async () => {
  show();
  const dialog = await open('Picture 1');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  fireEvent.load(dialog.querySelector('img')!);
  expect(screen.queryByRole('status')).toBeNull();
});

test('reports and logs a picture that failed to load (spec 4.31, 8.11)', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show();
  const dialog = await open('Picture 1');
  act(() => void fireEvent.error(dialog.querySelector('img')!));
  expect(screen.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
  expect(logged).toHaveBeenCalled();
});

test('leaves out and logs a picture in the grid that the browser cannot show (spec 8.11)', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = show();
  fireEvent.error(container.querySelectorAll('img')[1]!);
  expect(screen.queryByRole('link', { name: 'Picture 2' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
});
