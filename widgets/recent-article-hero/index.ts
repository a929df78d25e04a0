import { recentArticleHeroBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadRecentArticles } from './load';
import { RecentArticleHeroView } from './recent-article-hero';

export const recentArticleHeroWidget = defineWidget({
  block: recentArticleHeroBlock,
  load: loadRecentArticles,
  View: RecentArticleHeroView,
});
