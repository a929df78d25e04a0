import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driverAddress } from '@/lib/season/addresses';
import { pagesByName } from '@/lib/season/page-of-name';
import { entrySchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { EntryLine } from './entry-line';

test('links a driver of an entry to their page, however the list spells the name', async () => {
  const drivers = [{ id: 1, name: 'Ana Roe', url: 'ana-roe' }];
  const entry = entrySchema.parse({ id: 1, name: 'ROE A. / Bo Kim', drivers, category: null, status: null });
  render(<EntryLine entry={entry} drivers={new Map()} t={await getTranslator('en')} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', driverAddress('ana-roe'));
  expect(screen.getByRole('link')).toHaveTextContent('ROE A.');
  expect(screen.getByText('Bo Kim')).toBeInTheDocument();
});

test('links a driver without a link to the page of that name, if only one has it', async () => {
  const entry = entrySchema.parse({
    id: 1,
    name: 'Ana Roe / Bo Kim',
    drivers: [],
    category: null,
    status: null,
  });
  const drivers = pagesByName([
    { name: 'Ana Roe', address: '/drivers/ana-roe' },
    { name: 'Bo Kim', address: '/drivers/bo-kim' },
    { name: 'Bo Kim', address: null },
  ]);
  render(<EntryLine entry={entry} drivers={drivers} t={await getTranslator('en')} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/drivers/ana-roe']);
});
