import type { CSSProperties } from 'react';
import { Card } from '@/components/ui/card';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { snippetGridBlock } from '@/lib/contract/blocks/site';
import type { Snippet } from '@/lib/contract/entities/news';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadSnippets } from './load';

/** Short texts in a grid with the editor's number of columns. Nothing without snippets. */
export function SnippetGridView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof snippetGridBlock, readonly Snippet[]>) {
  if (data.length === 0) return null;
  const heading = settings.heading || (context.isFirst ? context.page.name : '');
  return (
    <div>
      <SectionHeader heading={heading} isContent level={context.isFirst ? 1 : 2} />
      <ul className="editor-grid" style={{ '--grid-width': settings.grid_width } as CSSProperties}>
        {data.map((snippet) => (
          <li key={snippet.id}>
            <Card className="snippet h-full p-5">
              <Prose html={snippet.content_rendered} wide />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const snippetGridWidget = defineWidget({
  block: snippetGridBlock,
  load: loadSnippets,
  View: SnippetGridView,
});
