import { describe, expect, it } from 'vitest';
import { emptyBlocks } from './empty-blocks.ts';

const named = (...blocks: Parameters<typeof emptyBlocks>[0]) =>
  emptyBlocks(blocks).map(({ block, label, message }) => `${String(block)} ${label} ${message}`);

const textOf = (words: string) => ({
  root: {
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
  },
});

describe('empty blocks', () => {
  it('are listed by position with what is missing', () => {
    expect(
      named(
        { blockType: 'core-heading', heading: 'Here' },
        { blockType: 'core-heading', heading: '  ' },
        { blockType: 'core-html', html: textOf('') },
        { blockType: 'core-gallery' },
      ),
    ).toEqual([
      '2 Heading line is empty. Add a heading or remove it.',
      '3 Text is empty. Add some text or remove it.',
      '4 Gallery has no gallery. Choose one.',
    ]);
  });

  it('include buttons without a text or without a link, typed or selected', () => {
    const button = { blockType: 'site-button-link', button_text: 'There' };
    expect(
      named(
        button,
        { ...button, button_text: '', button_url: '/news' },
        { ...button, button_url: '/news' },
        { ...button, button_url_record: { relationTo: 'pages', value: 1 } },
        { blockType: 'core-call-to-action', heading: 'Come', button_text: 'Tickets' },
        { blockType: 'core-call-to-action', heading: 'Come' },
      ),
    ).toEqual([
      '1 Centred button has no link. Choose where its button goes.',
      '2 Centred button has no button text. Say what the button does.',
      '5 Call to action has no link. Choose where its button goes.',
    ]);
  });

  it('exclude hidden and unknown blocks, and those that show a list', () => {
    expect(
      named(
        { blockType: 'core-gallery', display: { hidden: true } },
        { blockType: 'site-article-list' },
        { blockType: 'core-html', html: textOf('Words.') },
        { blockType: 'no-such-block' },
      ),
    ).toEqual([]);
  });
});
