import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { imageSchema } from '@/lib/contract/entities/image';
import { getTranslator } from '@/lib/i18n/translator';
import { SponsorStrip } from './sponsor-strip';

const t = await getTranslator('en');
const logo = imageSchema.parse({
  url: '/assets/i/0123456789abcdef/original/300.svg',
  width: 300,
  height: 80,
});

test('links each sponsor with a logo, and never to a script', () => {
  const sponsors = [
    { id: 1, name: 'Kauri Tyres', website: 'https://kauri.example', logo },
    { id: 2, name: 'No Logo', website: 'https://nologo.example', logo: null },
    { id: 3, name: 'Odd Link', website: 'javascript:alert(1)', logo },
  ];
  render(<SponsorStrip sponsors={sponsors} all={null} t={t} />);
  expect(screen.getByRole('link', { name: 'Kauri Tyres' })).toHaveAttribute('href', 'https://kauri.example');
  expect(screen.queryByText('No Logo')).toBeNull();
  expect(screen.getByRole('img', { name: 'Odd Link' }).closest('a')).toBeNull();
});

test('shows the first of many, and a link to all', () => {
  const sponsors = Array.from({ length: 24 }, (_, id) => ({ id, name: `Sponsor ${id}`, website: '', logo }));
  render(<SponsorStrip sponsors={sponsors} all="/sponsors" t={t} />);
  expect(screen.getAllByRole('img')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Our sponsors' })).toHaveAttribute('href', '/sponsors');
});
