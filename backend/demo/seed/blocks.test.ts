import { describe, expect, it } from 'vitest';
import { CMS_BLOCKS } from '../../blocks/index.ts';
import { generateChampionship } from '../championship.ts';
import { storedBlock, type BlockIds } from './blocks.ts';
import { collectArt } from './pictures.ts';

const championship = generateChampionship({ today: new Date('2026-11-20T00:00:00Z') });
const numbered = (names: Iterable<string>) => new Map([...names].map((name, index) => [name, index + 1]));
const ids: BlockIds = {
  pictures: numbered(collectArt(championship).keys()),
  groups: numbered(championship.groups.map(({ slug }) => slug)),
  series: numbered(championship.series.map(({ url }) => url)),
  references: {
    forms: numbered(championship.forms.map(({ url }) => url)),
    galleries: numbered(championship.galleries.map(({ url }) => url)),
    links: numbered(championship.links.map(({ slug }) => slug)),
    videos: numbered(championship.videos.map(({ slug }) => slug)),
  },
};

describe('blocks of the demo pages', () => {
  it('are blocks that the CMS has, with references to records that exist', () => {
    const slugs = new Set(CMS_BLOCKS.map(({ block }) => block.slug));
    for (const { blocks } of championship.pages) {
      for (const block of blocks) expect(slugs).toContain(storedBlock(block, ids).blockType);
    }
  });

  it('keep pictures and groups as ids, and spacing as text', () => {
    const home = championship.pages.find(({ url }) => url === 'home');
    const stored = home?.blocks.map((block) => storedBlock(block, ids)) ?? [];
    expect(stored[0]).toMatchObject({
      blockType: 'core-hero-quote',
      background_image: ids.pictures.get('hero-1'),
      image_opacity: '70',
      display: { full_width: true },
    });
    expect(stored.find(({ blockType }) => blockType === 'site-snippet-grid')).toMatchObject({
      group: ids.groups.get('upcoming-live-times'),
    });
    expect(stored.find(({ blockType }) => blockType === 'site-recent-article-hero')?.display).toMatchObject({
      padding_top: '12',
    });
  });
});
