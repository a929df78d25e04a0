import { expect, test } from 'vitest';
import { article, image } from '@/tests/widgets/records';
import { articleBreadcrumb, newsArticleJsonLd } from './structured-data';

const site = {
  domain: { name: 'SCSS', organisation_name: '' },
  siteUrl: 'https://scss.example',
  language: 'en',
};
const page = (over: Parameters<typeof article>[0] = {}) => ({
  article: article(over),
  published: { instant: '2027-01-14T00:00:00Z', date: '14 Jan 2027' },
});

test('truncates the headline for search engines at 110 characters (spec 1.23)', () => {
  const data = newsArticleJsonLd(page({ name: 'flat out '.repeat(30) }), site);
  expect(String(data.headline).length).toBeLessThanOrEqual(110);
});

test('names the author, or else the organisation', () => {
  expect(newsArticleJsonLd(page({ author: 'Hana' }), site).author).toEqual({
    '@type': 'Person',
    name: 'Hana',
  });
  expect(newsArticleJsonLd(page(), site).author).toMatchObject({ '@type': 'Organization', name: 'SCSS' });
});

test("gives the picture's full address", () => {
  expect(newsArticleJsonLd(page({ image }), site).image).toEqual([
    'https://scss.example/assets/i/0123456789abcdef/16x9/1200.jpg',
  ]);
});

test("includes the picture's caption and credit", () => {
  const credited = { ...image, caption: 'Into turn one', credit: 'Photo: Mere Tawhai' };
  expect(newsArticleJsonLd(page({ image: credited }), site).image).toEqual([
    {
      '@type': 'ImageObject',
      url: 'https://scss.example/assets/i/0123456789abcdef/16x9/1200.jpg',
      caption: 'Into turn one',
      creditText: 'Photo: Mere Tawhai',
    },
  ]);
});

test('has breadcrumbs through the group to the article', () => {
  const group = { id: 2, name: 'Race reports', url: 'race-reports' };
  expect(articleBreadcrumb(article({ group }), 'News').map(({ address }) => address)).toEqual([
    '/news',
    '/news/race-reports',
    '/article/ratana-wins',
  ]);
});
