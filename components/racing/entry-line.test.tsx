import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driverAddress } from '@/lib/content/addresses';
import { entrySchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { EntryLine } from './entry-line';

test('a linked driver of an entry leads to their page, however the list spells the name', async () => {
  const drivers = [{ id: 1, name: 'Ana Roe', url: 'ana-roe' }];
  const entry = entrySchema.parse({ id: 1, name: 'ROE A. / Bo Kim', drivers, category: null, status: null });
  render(<EntryLine entry={entry} t={await getTranslator('en')} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', driverAddress('ana-roe'));
  expect(screen.getByRole('link')).toHaveTextContent('ROE A.');
  expect(screen.getByText('Bo Kim')).toBeInTheDocument();
});
