import { expect, test } from 'vitest';
import { findSitemapEntry } from './sitemap';

const entry = {
  url: '/news',
  lastmod: null,
  model: 'Page',
  priority: 90,
  seo_title: 'News',
  seo_meta_description: '',
};

test('finds the entry of a path with or without slashes', () => {
  expect(findSitemapEntry('news', [entry])).toMatchObject({ seo_title: 'News', found: true });
});

test('falls back to the root with empty values', () => {
  expect(findSitemapEntry('nowhere', [entry])).toMatchObject({ url: '/', seo_title: '', found: false });
});
