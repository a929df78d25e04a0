import { TitlePair } from '@/components/ui/title-pair';
import type { headingsBlock } from '@/lib/contract/blocks/site';
import type { WidgetViewProps } from '../define-widget';

/** A heading and the line below it. */
export function HeadingsView({ settings, context }: WidgetViewProps<typeof headingsBlock, null>) {
  const { heading, subheading, centered } = settings;
  return (
    <TitlePair heading={heading} subheading={subheading} centered={centered} opensPage={context.isFirst} />
  );
}
