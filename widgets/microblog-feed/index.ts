import { microblogFeedBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { postsFacts } from './facts';
import { loadPosts } from './load';
import { MicroblogFeedView } from './microblog-feed';

export const microblogFeedWidget = defineWidget({
  block: microblogFeedBlock,
  load: loadPosts,
  View: MicroblogFeedView,
  facts: postsFacts,
});
