import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { domainSettingsSchema } from '@/lib/contract/entities/site';
import { cmsPageSummarySchema } from '@/lib/contract/entities/page';
import { getInitialData } from '@/lib/contract/endpoints/content';
import type { Language } from '@/lib/contract/languages';
import { PreparingPage } from './preparing';

async function show(language: Language, ...urls: readonly string[]) {
  const site = getInitialData.output.parse({
    sitemap: [],
    domain: domainSettingsSchema.parse({ name: 'Alpine Cup' }),
    groups: [],
    pages: urls.map((url, index) =>
      cmsPageSummarySchema.parse({ id: index + 1, url, name: url, updated_at: '2027-01-01T00:00:00Z' }),
    ),
    redirects: { data: [], num_items: 0, num_pages: 0 },
  });
  render(await PreparingPage({ site, language }));
}

test('a site without any page says that the season is being prepared, without links', async () => {
  await show('en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The season is being prepared');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('is in the visitor’s language, with links to existing pages', async () => {
  await show('de', 'news', 'contact-us');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Die Saison wird vorbereitet');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/news',
    '/contact-us',
  ]);
});
