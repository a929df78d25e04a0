import { expect, test } from 'vitest';
import { createSitemap } from './sitemap';

const entry = {
  url: '/news',
  lastmod: null,
  model: 'Page',
  priority: 90,
  seo_title: 'News',
  seo_meta_description: '',
};
const about = { ...entry, url: 'about', seo_title: 'About' };

test('finds the entry of a path with or without slashes (spec 2.33)', () => {
  const sitemap = createSitemap([entry]);
  expect(sitemap.find('news')).toMatchObject({ seo_title: 'News', found: true });
  expect(sitemap.find('/news/')).toMatchObject({ seo_title: 'News', found: true });
});

test('falls back to the root with empty values (spec 2.33)', () => {
  expect(createSitemap([entry]).find('nowhere')).toMatchObject({ url: '/', seo_title: '', found: false });
});

test('takes over changed and removed entries, and names their addresses alone', () => {
  const before = createSitemap([entry, about]);
  const { sitemap, addresses } = before.with([{ ...entry, seo_title: 'Latest' }], ['about']);
  expect(addresses.toSorted()).toEqual(['about', 'news']);
  expect([sitemap.size, sitemap.find('news').seo_title, sitemap.find('about').found]).toEqual([
    1,
    'Latest',
    false,
  ]);
  expect(before.find('about').found).toBe(true);
  expect(sitemap.differencesFrom(before).toSorted()).toEqual(['about', 'news']);
});
