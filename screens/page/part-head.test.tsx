import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { PartHead } from './part-head';

const shop = { url: 'shop', name: 'Shop' };
const clothing = { name: 'Clothing', address: '/shop/clothing' };

test('leads from a part of a list back to the whole, and has a heading only if no block has it', async () => {
  const t = await getTranslator('en');
  const { rerender } = render(<PartHead page={shop} part={clothing} t={t} />);
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
  expect(trail.getByText('Clothing')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<PartHead page={shop} part={clothing} heading="Clothing" t={t} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clothing');
});
