import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { image } from '@/tests/widgets/records';
import { GalleryGrid } from './gallery-grid';
import { LightboxLinks } from './lightbox-links.client';

const tiles = [1, 2, 3].map((id) => ({ id, image, heading: `Picture ${id}`, subheading: '' }));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
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

test('leads to the large picture without a script', () => {
  show();
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute(
    'href',
    '/assets/i/0123456789abcdef/original/2000.jpg',
  );
});

test('opens the pressed picture and turns with the arrow keys, round the ends', async () => {
  show();
  const dialog = await open('Picture 2');
  expect(dialog).toHaveTextContent('2 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog).toHaveTextContent('1 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog).toHaveTextContent('Picture 3');
});

test('turns by a swipe', async () => {
  show();
  const dialog = await open('Picture 1');
  const figure = dialog.querySelector('figure')!;
  fireEvent.pointerDown(figure, { clientX: 300 });
  fireEvent.pointerUp(figure, { clientX: 200 });
  await waitFor(() => expect(dialog).toHaveTextContent('2 of 3'));
});

test('closes by its button', async () => {
  show();
  await open('Picture 1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says that a picture could not be loaded, and logs it', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show();
  const dialog = await open('Picture 1');
  act(() => void fireEvent.error(dialog.querySelector('img')!));
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect(logged).toHaveBeenCalled();
});

test('leaves out and logs a picture of the grid that the browser cannot show', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = show();
  fireEvent.error(container.querySelectorAll('img')[1]!);
  expect(screen.queryByRole('link', { name: 'Picture 2' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
});
