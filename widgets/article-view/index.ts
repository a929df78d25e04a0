import { articleViewBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { ArticleView } from './article-view';
import { articleFacts } from './facts';
import { loadArticle } from './load';

export const articleViewWidget = defineWidget({
  block: articleViewBlock,
  load: loadArticle,
  View: ArticleView,
  facts: articleFacts,
});
