import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { googleMapBlock } from '@/lib/contract/blocks/core';
import { widgetContext } from '@/tests/widgets/context';
import { cssWidth, GoogleMapView } from './google-map';

async function show(variables: object) {
  const settings = googleMapBlock.settings.parse(variables);
  return render(<GoogleMapView settings={settings} data={null} context={await widgetContext()} />);
}

test('requests nothing from the map service until a visitor opens the map', async () => {
  const { container } = await show({ location: 'Taupō' });
  expect(container.querySelector('iframe, img, script, link')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Show map' }).click());
  expect(screen.getByTitle('Map of Taupō')).toHaveAttribute(
    'src',
    expect.stringContaining('google.com/maps'),
  );
});

test('links to the map service, even without a script', async () => {
  await show({ location: 'Taupō' });
  expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  );
});

test('shows nothing without a location', async () => {
  const { container } = await show({ location: ' ' });
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['100%', '100%'],
  ['600', '600px'],
  ['40rem', '40rem'],
  ['calc(1px);color:red', '100%'],
  ['', '100%'],
])('treats a width of %j as %s', (written, css) => {
  expect(cssWidth(written)).toBe(css);
});
