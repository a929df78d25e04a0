import { describe, expect, it } from 'vitest';
import { cmsPageSchema, pageBlockSchema } from '../../../lib/contract/entities/page.ts';
import { checkPage } from './check-page.ts';

const block = (id: number, template: string, settings: object, display: object = {}) =>
  pageBlockSchema.parse({ id, template, variables: JSON.stringify(settings), ...display });
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
    accents: { light: '#d3232e', dark: '' },
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

  it('a text that is hard to read on its background, or on the page', () => {
    const coloured = (id: number, text: string, background: string, more: object = {}) =>
      block(id, 'core/html', {}, { text_colour: text, background_colour: background, ...more });
    expect(
      check([
        coloured(1, 'blk', 'pri'),
        coloured(2, 'wht', ''),
        coloured(3, 'wht', 'pri'),
        coloured(4, '', 'wrn'),
        coloured(5, 'blk', 'pri', { background_video_id: '7' }),
      ]),
    ).toEqual([
      '1 The text colour is hard to read on the background colour: 1.4 to 1. Text needs 4.5 to 1.',
      '2 The text colour is hard to read on the page: 1.0 to 1 in light mode. Text needs 4.5 to 1.',
    ]);
  });

  it('a title that search engines truncate', () => {
    expect(check([], { seoTitle: 'x'.repeat(61) })).toEqual([
      'null The title has 61 characters. Search engines show about 60.',
    ]);
  });
});
