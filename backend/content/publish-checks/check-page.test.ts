import { describe, expect, it } from 'vitest';
import { cmsPageSchema, pageBlockSchema } from '../../../lib/contract/entities/page.ts';
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

describe('an editor is warned of', () => {
  it('nothing on a sound page', () => {
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

  it('a skipped heading level, across blocks', () => {
    const blocks = [
      block(1, 'core/heading', { heading_type: 'h1', heading: 'News' }),
      block(2, 'core/html', { html: '<h3>Deep</h3>' }),
    ];
    expect(check(blocks)).toEqual(['2 A level 3 heading follows a level 1 heading, which skips a level.']);
  });

  it('more than one main heading', () => {
    const heading = { heading_type: 'h1', heading: 'News' };
    expect(check([block(1, 'core/heading', heading), block(2, 'core/heading', heading)])).toEqual([
      '2 The page has 2 main headings (h1). Use one.',
    ]);
  });

  it('a link to a missing page, in texts and in settings', () => {
    const blocks = [
      block(1, 'core/html', { html: '<a href="/nowhere">x</a>' }),
      block(2, 'core/button_link', { button_url: '/gone' }),
      block(3, 'core/button_link', { link_to_page: 'lost' }),
    ];
    expect(check(blocks)).toEqual([
      '1 The link /nowhere doesn’t lead to a page.',
      '2 The link /gone doesn’t lead to a page.',
      '3 The link /lost doesn’t lead to a page.',
    ]);
  });

  it('a picture without an alt text', () => {
    expect(check([block(1, 'core/html', { html: '<img src="/a.png"><img src="/b.png" alt="">' })])).toEqual([
      '1 A picture has no description for people who can’t see it.',
    ]);
  });

  it('a title that search engines truncate', () => {
    expect(check([], { seoTitle: 'x'.repeat(61) })).toEqual([
      'null The title has 61 characters. Search engines show about 60.',
    ]);
  });
});
