import clsx from 'clsx';
import { Prose } from '@/components/ui/prose';
import { TitlePair } from '@/components/ui/title-pair';
import { headingWithContentBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** A heading, the line below it and a text. */
export function HeadingWithContentView({
  settings,
  context,
}: WidgetViewProps<typeof headingWithContentBlock, null>) {
  const { heading, subheading, centered, html } = settings;
  const hasTitle = heading !== '' || subheading !== '';
  if (!hasTitle && html === '') return null;
  return (
    <div>
      <TitlePair heading={heading} subheading={subheading} centered={centered} opensPage={context.isFirst} />
      <Prose html={html} className={clsx(hasTitle && 'mt-6', centered && 'mx-auto text-center')} />
    </div>
  );
}

export const headingWithContentWidget = defineWidget({
  block: headingWithContentBlock,
  load: () => Promise.resolve(null),
  View: HeadingWithContentView,
});
