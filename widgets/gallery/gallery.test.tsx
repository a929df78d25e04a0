import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { galleryBlock } from '@/lib/contract/blocks/core';
import { gallerySchema } from '@/lib/contract/entities/media';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { widgetContext } from '@/tests/widgets/context';
import { image } from '@/tests/widgets/records';
import { GalleryView } from './gallery';

const gallery = gallerySchema.parse({
  id: 1,
  name: 'Opening round',
  url: 'opening-round',
  heading: 'Hampton Downs in pictures',
  slides: [1, 2, 3, 4].map((id) => ({ id, heading: `Picture ${String(id)}`, image })),
});

type Page = { readonly isFirst?: boolean; readonly data?: typeof gallery | null };

/** The server's HTML: a slider only needs the browser to move. */
async function show(variables: object, { isFirst = false, data = gallery }: Page = {}) {
  const settings = galleryBlock.settings.parse(variables);
  const context = await widgetContext({ isFirst });
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <I18nProvider lang="en" messages={english}>
      <GalleryView settings={settings} data={data} context={context} />
    </I18nProvider>,
  );
  document.body.replaceChildren(container);
  return container;
}

test.each(['shadowgrid', 'centeredgrid', 'grid'])(
  'as %s: shows pictures side by side, each opening enlarged (spec 2.59)',
  async (type) => {
    const container = await show({ type });
    expect(container.querySelector(`[data-look="${type}"]`)).not.toBeNull();
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/assets\/i\//);
  },
);

test('as a slider: shows one slide after another, named and numbered (spec 2.59)', async () => {
  await show({ type: 'slider' });
  const slider = screen.getByRole('region', { name: 'Hampton Downs in pictures' });
  expect(within(slider).getAllByRole('group')).toHaveLength(4);
  expect(within(slider).getByRole('group', { name: /1.*4/ })).toHaveTextContent('Picture 1');
});

test('shows as many pictures as the editor chose', async () => {
  await show({ limit_slides: 3 });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await show({ type: 'slider', limit_slides: 2 });
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

test('does not link pictures if the editor turned the lightbox off', async () => {
  await show({ use_lightbox: false });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(4);
});

test('adds a main heading at the top of a page, visually hidden if need be', async () => {
  await show({ show_heading: false }, { isFirst: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hampton Downs in pictures');
});

test('is omitted without pictures', async () => {
  expect(await show({}, { data: { ...gallery, slides: [] } })).toBeEmptyDOMElement();
  expect(await show({}, { data: null })).toBeEmptyDOMElement();
});
