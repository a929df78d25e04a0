import { Prose } from '@/components/ui/prose';
import type { htmlBlock } from '@/lib/contract/blocks/core';
import type { WidgetViewProps } from '../define-widget';

/** Text that an editor wrote. */
export function HtmlView({ settings }: WidgetViewProps<typeof htmlBlock, null>) {
  return <Prose html={settings.html} />;
}
