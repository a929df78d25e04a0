import {
  articleListBlock,
  articleViewBlock,
  microblogFeedBlock,
  podcastChannelBlock,
  podcastEpisodeBlock,
  recentArticleHeroBlock,
} from '../../../lib/contract/blocks/site.ts';
import { defineBlock, flag, group, number, text, type BlockGroup, type CmsBlock } from './define-block.ts';
import { field, lines, picture, play, portrait, repeat, title } from './shapes.ts';

const FAMILY: BlockGroup = 'News';

/** Blocks in the picker's “News” section. */
export const NEWS_BLOCKS: readonly CmsBlock[] = [
  defineBlock(microblogFeedBlock, {
    group: FAMILY,
    description: 'Short posts, newest first.',
    picture: repeat(2, (n) => portrait(10, 10 + n * 34, 16) + lines(34, 14 + n * 34, 76, 3)),
    settings: {
      heading: text({ label: 'Heading' }),
      page_size: number({ label: 'Posts at a time' }),
      tag: text({ description: 'Only shows posts with this tag. At /feed/{tag}, the address sets it.' }),
    },
  }),
  defineBlock(articleListBlock, {
    group: FAMILY,
    description: 'News, newest first, split into pages.',
    picture: repeat(
      3,
      (n) => picture(10, 8 + n * 23, 26, 18) + title(42, 10 + n * 23, 60) + lines(42, 20 + n * 23, 66, 1),
    ),
    settings: {
      heading: text({ label: 'Heading' }),
      group: group('Article'),
      page_size: number({ label: 'Articles per page' }),
      show_groups: flag({ label: 'Show sections' }),
    },
  }),
  defineBlock(articleViewBlock, {
    group: FAMILY,
    description: 'The article at this address. For the article page.',
    picture: title(10, 8, 80) + lines(10, 20, 40, 1) + picture(10, 28, 100, 28) + lines(10, 62, 100, 3),
    settings: {
      show_related: flag({ label: 'Show more news below' }),
    },
  }),
  defineBlock(recentArticleHeroBlock, {
    group: FAMILY,
    description: 'The latest news in large format, for the home page.',
    picture:
      picture(0, 0, 74, 80) + repeat(3, (n) => title(80, 10 + n * 24, 34) + lines(80, 20 + n * 24, 32, 1)),
    settings: {
      heading: text({ label: 'Heading' }),
      count: number({ label: 'Articles' }),
      group: group('Article'),
    },
  }),
  defineBlock(podcastChannelBlock, {
    group: FAMILY,
    description: 'The podcast with its episodes and a player.',
    picture:
      picture(10, 12, 32, 32) +
      title(50, 14, 50) +
      lines(50, 26, 58, 2) +
      play(60, 54, 8) +
      lines(74, 52, 36, 1),
    settings: {
      heading: text({ label: 'Heading' }),
    },
  }),
  defineBlock(podcastEpisodeBlock, {
    group: FAMILY,
    description: 'The episode at this address. For the listen page.',
    picture:
      picture(10, 10, 44, 44) +
      title(62, 14, 48) +
      lines(62, 26, 48, 4) +
      field(10, 62, 100) +
      play(16, 66, 4),
    settings: {
      show_more_episodes: flag({ label: 'Show more episodes below' }),
    },
  }),
];
