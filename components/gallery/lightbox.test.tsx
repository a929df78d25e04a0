import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.restoreAllMocks();
});

function show() {
  return render(
    <I18nProvider lang="en" messages={english}>
      <LightboxLinks>
        <GalleryGrid
          tiles={tiles}
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

test('links to the large picture without a script', () => {
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

test('moves by swiping', async () => {
  show();
  const dialog = await open('Picture 1');
  const figure = dialog.querySelector('figure')!;
  fireEvent.pointerDown(figure, { clientX: 300 });
  fireEvent.pointerUp(figure, { clientX: 200 });
  await waitFor(() => expect(dialog).toHaveTextContent('2 of 3'));
});

test('closes with its button', async () => {
  show();
  await open('Picture 1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
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

test('shows that a picture is loading', async () => {
  show();
  const dialog = await open('Picture 1');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  fireEvent.load(dialog.querySelector('img')!);
  expect(screen.queryByRole('status')).toBeNull();
});

test('reports and logs a picture that failed to load', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show();
  const dialog = await open('Picture 1');
  act(() => void fireEvent.error(dialog.querySelector('img')!));
  expect(screen.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
  expect(logged).toHaveBeenCalled();
});

test('leaves out and logs a picture in the grid that the browser cannot show', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = show();
  fireEvent.error(container.querySelectorAll('img')[1]!);
  expect(screen.queryByRole('link', { name: 'Picture 2' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
});
