import { expect, it } from 'vitest';
import { pathsIn, recordsIn } from './find-links.ts';

it('finds the links of a record in settings, rich text and HTML, and no others', () => {
  const record = {
    name: 'Page',
    blocks: [
      { button_url: '/rounds?series=gt#top', link_to_page: 'news' },
      { html: '<p><a href="/faq/">Questions</a> and <a href="https://elsewhere.example/about">more</a></p>' },
    ],
    content: {
      root: { children: [{ type: 'link', fields: { url: 'https://site.example/heritage' }, children: [] }] },
    },
    odd: '//elsewhere.example/terms',
  };
  expect([...pathsIn(record, 'https://site.example')].toSorted()).toEqual([
    'faq',
    'heritage',
    'news',
    'rounds',
  ]);
});

it('finds the records selected for buttons and in texts', () => {
  const record = {
    blocks: [
      { button_link_record: { relationTo: 'pages', value: 4 }, image: 9 },
      { button_link_record: { relationTo: 'customers', value: 1 } },
    ],
    content: {
      root: {
        children: [
          { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'rounds', value: { id: 5 } } } },
        ],
      },
    },
  };
  expect([...recordsIn(record)].toSorted()).toEqual(['pages/4', 'rounds/5']);
});
