import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { imageBlock } from '@/lib/contract/blocks/core';
import { widgetContext } from '@/tests/widgets/context';
import { image } from '@/tests/widgets/records';
import { ImageView } from './image';

async function show(variables: object, columnShare?: number) {
  const settings = imageBlock.settings.parse({ image, ...variables });
  return render(<ImageView settings={settings} data={null} context={await widgetContext({ columnShare })} />);
}

test('shows the picture with its alt text and the caption below it', async () => {
  await show({ caption: 'Turn one, lap one' });
  expect(screen.getByRole('img', { name: 'The pack through turn one' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Turn one, lap one');
});

test('links where the editor chose, named by the picture', async () => {
  await show({ link_to_url: '/rounds' });
  expect(screen.getByRole('link', { name: 'The pack through turn one' })).toHaveAttribute('href', '/rounds');
});

test('names a link around a picture without alt text by its caption, or else by its target', async () => {
  const silent = { ...image, alt: '' };
  const { unmount } = await show({ image: silent, caption: 'The calendar', link_to_url: '/rounds' });
  expect(screen.getByRole('link', { name: 'The calendar' })).toBeVisible();
  unmount();
  await show({ image: silent, link_to_url: '/rounds' });
  expect(screen.getByRole('link', { name: '/rounds' })).toBeVisible();
});

test('makes no link from an address that would run code', async () => {
  await show({ link_to_url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('img')).toBeVisible();
});

test('requests a picture no wider than its column', async () => {
  const { container } = await show({ initial_width: 900 }, 0.5);
  expect(container.querySelector('source')).toHaveAttribute(
    'sizes',
    '(min-width: 768px) min(900px, 50vw, 40rem), min(900px, 100vw)',
  );
});

test('is omitted without a picture', async () => {
  expect((await show({ image: null, caption: 'Nothing' })).container).toBeEmptyDOMElement();
});
