import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driverAddress } from '@/lib/season/addresses';
import { pagesByName } from '@/lib/season/page-of-name';
import { DriverNames } from './driver-names';

const PAGES = pagesByName([
  { name: 'Ana Roe', address: '/drivers/ana-roe' },
  { name: 'Bo Kim', address: '/drivers/bo-kim' },
  { name: 'Cy Fa', address: '/drivers/cy-fa' },
  { name: 'CY  FA', address: '/drivers/cy-fa-2' },
  { name: 'Kōwhai', address: '/drivers/kowhai' },
]);
const ana = { id: 1, name: 'Ana Roe', url: 'ana-roe-2' };

test('a linked driver is the one that the link names, whatever the sheet says', () => {
  render(<DriverNames row={{ name: 'ROE A.', drivers: [ana] }} addresses={PAGES} />);
  expect(screen.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', driverAddress('ana-roe-2'));
});

test('links each driver of a crew to their own page', () => {
  render(<DriverNames row={{ name: 'BO KIM / Ana Roe', drivers: [ana] }} addresses={PAGES} />);
  expect(screen.getByRole('link', { name: 'BO KIM' })).toHaveAttribute('href', '/drivers/bo-kim');
  expect(screen.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', driverAddress('ana-roe-2'));
});

test('links a name in any spelling, unless several drivers share it', () => {
  render(<DriverNames row={{ name: 'Ko\u0304whai / Cy Fa', drivers: [] }} addresses={PAGES} />);
  expect(screen.getByRole('link', { name: 'Kōwhai' })).toHaveAttribute('href', '/drivers/kowhai');
  expect(screen.queryByRole('link', { name: 'Cy Fa' })).toBeNull();
});
