import { parseSettings } from '@/lib/contract/block';
import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import type { PageBlock } from '@/lib/contract/entities/page';
import type { MomentName } from '@/lib/season/moment';

/** What opens the home page: the winners of the last round, the upcoming or current round, or the editor's first block. */
export type HomeLead = 'winners' | 'round' | 'editor';

/**
 * What leads at this stage of the season.
 * @param hasWinners whether there are any to show
 */
export function homeLead(moment: MomentName, hasWinners: boolean): HomeLead {
  switch (moment) {
    case 'race-week':
    case 'race-day':
      return 'round';
    case 'evening-after':
    case 'week-after':
      return hasWinners ? 'winners' : 'editor';
    case 'run-up':
    case 'season-break':
      return 'editor';
  }
}

export type Arrangement = {
  /** In display order. */
  readonly blocks: readonly PageBlock[];
  /** The block before which the site's own part is inserted. */
  readonly ownAt: number;
  /** The block that visitors don't see at the moment, and editors see marked. */
  readonly replaced: PageBlock | null;
};

/** In the editor's order, with the site's own part after the first block. */
export const editorOrder = (blocks: readonly PageBlock[]): Arrangement => ({
  blocks,
  ownAt: 1,
  replaced: null,
});

const isPinned = ({ variables }: PageBlock): boolean =>
  parseSettings(heroQuoteBlock, variables).settings?.pinned ?? false;

/**
 * Orders the home page by the stage of the season: whatever leads replaces a hero at the top, unless the hero is pinned, in which case it
 * comes first. Without a next-round banner only winners can lead.
 * @param shown the page's visible blocks in their order
 */
export function arrangeHome(shown: readonly PageBlock[], lead: HomeLead): Arrangement {
  const [first] = shown;
  const banner = shown.find(({ template }) => template === nextRoundBannerBlock.template);
  if (lead === 'editor' || (lead === 'round' && banner === undefined)) return editorOrder(shown);
  const hero = first?.template === heroQuoteBlock.template ? first : undefined;
  const replaced = hero === undefined || isPinned(hero) ? null : hero;
  const top = hero !== undefined && (replaced === null || replaced.editing) ? [hero] : [];
  const leading = lead === 'round' && banner !== undefined ? [banner] : [];
  const rest = shown.filter((block) => block !== hero && !leading.includes(block));
  return { blocks: [...top, ...leading, ...rest], ownAt: top.length + leading.length, replaced };
}
