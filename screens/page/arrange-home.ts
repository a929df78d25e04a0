import { parseSettings } from '@/lib/contract/block';
import { heroQuoteBlock } from '@/lib/contract/blocks/core';
import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import type { PageBlock } from '@/lib/contract/entities/page';
import type { MomentName } from '@/lib/season/moment';

/** What opens the home page: the winners of the round that was, the round that is near or on, or what the editor put first. */
export type HomeLead = 'winners' | 'round' | 'editor';

/** What the moment of the season puts first. @param hasWinners whether there are any to show */
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
  /** In the order in which they are shown. */
  readonly blocks: readonly PageBlock[];
  /** Before which of them what the site itself adds stands. */
  readonly ownAt: number;
  /** The block that visitors don't see at this moment, and editors see marked. */
  readonly yielding: PageBlock | null;
};

/** As the editor ordered it, what the site adds below the first block. */
export const asOrdered = (blocks: readonly PageBlock[]): Arrangement => ({
  blocks,
  ownAt: 1,
  yielding: null,
});

const isPinned = ({ variables }: PageBlock): boolean =>
  parseSettings(heroQuoteBlock, variables).settings?.pinned ?? false;

/**
 * Orders the home page by the moment: what leads takes the place of a hero at its top, unless the hero is pinned, which then stays above it.
 * Without a banner for the next round nothing but winners can lead.
 * @param shown the page's visible blocks in their order
 */
export function arrangeHome(shown: readonly PageBlock[], lead: HomeLead): Arrangement {
  const [first] = shown;
  const banner = shown.find(({ template }) => template === nextRoundBannerBlock.template);
  if (lead === 'editor' || (lead === 'round' && banner === undefined)) return asOrdered(shown);
  const hero = first?.template === heroQuoteBlock.template ? first : undefined;
  const yielding = hero === undefined || isPinned(hero) ? null : hero;
  const top = hero !== undefined && (yielding === null || yielding.editing) ? [hero] : [];
  const leading = lead === 'round' && banner !== undefined ? [banner] : [];
  const rest = shown.filter((block) => block !== hero && !leading.includes(block));
  return { blocks: [...top, ...leading, ...rest], ownAt: top.length + leading.length, yielding };
}
