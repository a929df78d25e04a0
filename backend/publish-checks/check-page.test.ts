import { describe, expect, it } from 'vitest';
import { cmsPageSchema, pageBlockSchema } from '../../lib/contract/entities/page.ts';
import { checkPage } from './check-page.ts';

const block = (id: number, template: string, settings: object) =>
  pageBlockSchema.parse({ id, template, variables: JSON.stringify(settings) });
const check = (blocks: ReturnType<typeof block>[], more: { seoTitle?: string; name?: string } = {}) =>
  checkPage({
    page: cmsPageSchema.parse({
      id: 1,
      name: more.name ?? 'Page',
      url: 'page',
      updated_at: '2027-01-27T00:00:00Z',
      pageContents: blocks,
    }),
    seoTitle: more.seoTitle ?? '',
    seoDescription: '',
    knows: (path) => ['', 'news', 'article/first'].includes(path),
  }).map((warning) => `${String(warning.block)} ${warning.message}`);

describe('what an editor is warned of', () => {
  it('is nothing on a sound page', () => {
    expect(
      check([
        block(1, 'core/heading', { heading_type: 'h1', heading: 'News' }),
        block(2, 'core/html', {
          html: '<h2>A</h2><p><a href="/news?page=2#x">n</a> <a href="https://x.test/y">y</a></p>',
        }),
        block(3, 'core/button_link', { button_url: '/article/first/', link_to_page: 'news' }),
      ]),
    ).toEqual([]);
  });

  it('is a skipped level of headings, across blocks', () => {
    const blocks = [
      block(1, 'core/heading', { heading_type: 'h1', heading: 'News' }),
      block(2, 'core/html', { html: '<h3>Deep</h3>' }),
    ];
    expect(check(blocks)).toEqual(['2 A heading of level 3 follows one of level 1: a level is skipped.']);
  });

  it('is more than one main heading', () => {
    const heading = { heading_type: 'h1', heading: 'News' };
    expect(check([block(1, 'core/heading', heading), block(2, 'core/heading', heading)])).toEqual([
      '2 The page has 2 main headings (h1); one is right.',
    ]);
  });

  it('is a link to a page that there is not, in texts and in settings', () => {
    const blocks = [
      block(1, 'core/html', { html: '<a href="/nowhere">x</a>' }),
      block(2, 'core/button_link', { button_url: '/gone' }),
      block(3, 'core/button_link', { link_to_page: 'lost' }),
    ];
    expect(check(blocks)).toEqual([
      '1 The link /nowhere leads to no page.',
      '2 The link /gone leads to no page.',
      '3 The link /lost leads to no page.',
    ]);
  });

  it('is a picture without words', () => {
    expect(check([block(1, 'core/html', { html: '<img src="/a.png"><img src="/b.png" alt="">' })])).toEqual([
      '1 A picture has no words for those who cannot see it.',
    ]);
  });

  it('is a title that search engines cut', () => {
    expect(check([], { seoTitle: 'x'.repeat(61) })).toEqual([
      'null The title has 61 letters; search engines show about 60.',
    ]);
  });
});
