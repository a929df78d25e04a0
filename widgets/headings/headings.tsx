import { TitlePair } from '@/components/ui/title-pair';
import { headingsBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** A heading and the line below it. */
export function HeadingsView({ settings, context }: WidgetViewProps<typeof headingsBlock, null>) {
  const { heading, subheading, centered } = settings;
  return (
    <TitlePair heading={heading} subheading={subheading} centered={centered} opensPage={context.isFirst} />
  );
}

export const headingsWidget = defineWidget({
  block: headingsBlock,
  load: () => Promise.resolve(null),
  View: HeadingsView,
});
