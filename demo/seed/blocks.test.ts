import { buildEditorState } from '@payloadcms/richtext-lexical';
import { describe, expect, it } from 'vitest';
import ALT_TEXTS from '../files/alt-texts.json' with { type: 'json' };
import { generateChampionship } from '../championship.ts';
import { storedBlock, type BlockIds } from './blocks.ts';
import { keyOfFile } from './pictures.ts';

const championship = generateChampionship({ today: new Date('2026-11-20T00:00:00Z') });
const numbered = (names: Iterable<string>) => new Map([...names].map((name, index) => [name, index + 1]));
const ids: BlockIds = {
  pictures: numbered(Object.keys(ALT_TEXTS).map(keyOfFile)),
  groups: numbered(championship.groups.map(({ slug }) => slug)),
  series: numbered(championship.series.map(({ url }) => url)),
  references: {
    forms: numbered(championship.forms.map(({ url }) => url)),
    galleries: numbered(championship.galleries.map(({ url }) => url)),
    links: numbered(championship.links.map(({ slug }) => slug)),
    videos: numbered(championship.videos.map(({ slug }) => slug)),
  },
};
/** The conversion of HTML isn't tested here. */
const richText = (text: string) => buildEditorState({ text });

describe('blocks of the demo pages', () => {
  it('are CMS blocks that refer to existing records', () => {
    for (const { blocks } of championship.pages) {
      for (const block of blocks)
        expect(storedBlock(block, ids, richText).blockType).toBe(
          block.definition.template.replace(/[/_]/g, '-'),
        );
    }
  });

  it('store pictures and groups as ids, and spacing as text', () => {
    const home = championship.pages.find(({ url }) => url === 'home');
    const stored = home?.blocks.map((block) => storedBlock(block, ids, richText)) ?? [];
    expect(stored[0]).toMatchObject({
      blockType: 'core-hero-quote',
      background_image: ids.pictures.get('hero-1'),
      image_opacity: '90',
      display: { full_width: true },
    });
    const watch = championship.pages.find(({ url }) => url === 'wheretowatch');
    const live = watch?.blocks.map((block) => storedBlock(block, ids, richText)) ?? [];
    expect(live.find(({ blockType }) => blockType === 'site-snippet-grid')).toMatchObject({
      group: ids.groups.get('upcoming-live-times'),
    });
    expect(stored.find(({ blockType }) => blockType === 'site-recent-article-hero')?.display).toMatchObject({
      padding_top: '12',
    });
  });
});
