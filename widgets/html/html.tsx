import { Prose } from '@/components/ui/prose';
import { htmlBlock } from '@/lib/contract/blocks/core';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** An editor's text. */
export function HtmlView({ settings }: WidgetViewProps<typeof htmlBlock, null>) {
  return <Prose html={settings.html} />;
}

export const htmlWidget = defineWidget({
  block: htmlBlock,
  load: () => Promise.resolve(null),
  View: HtmlView,
});
