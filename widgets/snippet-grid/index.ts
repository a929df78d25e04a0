import { snippetGridBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { loadSnippets } from './load';
import { SnippetGridView } from './snippet-grid';

export const snippetGridWidget = defineWidget({
  block: snippetGridBlock,
  load: loadSnippets,
  View: SnippetGridView,
});
