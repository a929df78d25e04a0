import 'server-only';
import { parseSettings, type BlockDefinition, type BlockSettings } from '@/lib/contract/block';
import {
  articleViewBlock,
  driverListBlock,
  microblogFeedBlock,
  roundDetailsBlock,
  seriesCalendarBlock,
  sessionResultsBlock,
} from '@/lib/contract/blocks/site';
import type { PageBlock } from '@/lib/contract/entities/page';
import { isBlockVisible } from '@/lib/content/visibility';
import type { ShareCard } from '@/lib/share-picture/card';
import { articleCard, loadArticle } from './article-view/load';
import { MISSING, type AddressedContext } from './define-widget';
import { driverCard, loadDrivers } from './driver-list/load';
import { loadPosts } from './microblog-feed/load';
import { postCard } from './microblog-feed/posts-facts';
import { loadRound, roundCard } from './round-details/load';
import { calendarCard, loadSeriesCalendar } from './series-calendar/load';
import { loadSession, resultCard } from './session-results/load';

/*
 * The blocks whose pages have a share card, without their views: a route that imports views makes every page's first script heavier,
 * because Next splits the code of islands by the routes that reach them.
 */

type Drawn<B extends BlockDefinition, D> = {
  readonly block: B;
  readonly load: (settings: BlockSettings<B>, context: AddressedContext) => Promise<D | typeof MISSING>;
  /** The same card that the widget's facts name. */
  readonly card: (data: D) => ShareCard | null;
};

const cardOfBlock = <B extends BlockDefinition, D>({ block, load, card }: Drawn<B, D>) => ({
  template: block.template,
  cardOf: async (variables: string, context: AddressedContext): Promise<ShareCard | null> => {
    const { settings } = parseSettings(block, variables);
    const data = settings === null ? MISSING : await load(settings, context);
    return data === MISSING ? null : card(data);
  },
});

const DRAWN = [
  cardOfBlock({ block: roundDetailsBlock, load: loadRound, card: roundCard }),
  cardOfBlock({ block: sessionResultsBlock, load: loadSession, card: resultCard }),
  cardOfBlock({ block: driverListBlock, load: loadDrivers, card: driverCard }),
  cardOfBlock({ block: seriesCalendarBlock, load: loadSeriesCalendar, card: calendarCard }),
  cardOfBlock({ block: articleViewBlock, load: loadArticle, card: articleCard }),
  cardOfBlock({ block: microblogFeedBlock, load: loadPosts, card: postCard }),
];

/** A page's share card, from the first of its visible blocks that has one; null without one. */
export async function cardOfBlocks(
  blocks: readonly PageBlock[],
  context: AddressedContext,
): Promise<ShareCard | null> {
  const visible = blocks
    .filter((block) => isBlockVisible(block, context.now))
    .toSorted((a, b) => a.sort_order - b.sort_order);
  for (const { template, variables } of visible) {
    const card = await DRAWN.find((drawn) => drawn.template === template)?.cardOf(variables, context);
    if (card) return card;
  }
  return null;
}
