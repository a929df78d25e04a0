import { articleListBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { ArticleListView } from './article-list';
import { articleListFacts } from './facts';
import { loadArticleList } from './load';

export const articleListWidget = defineWidget({
  block: articleListBlock,
  load: loadArticleList,
  View: ArticleListView,
  facts: articleListFacts,
});
