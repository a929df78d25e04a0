import { EditorButton } from '@/components/ui/editor-button';
import { siteButtonLinkBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** A button, at the start of the line or in its middle. */
export function SiteButtonLinkView({ settings, context }: WidgetViewProps<typeof siteButtonLinkBlock, null>) {
  const { button_text, button_url, button_colour, open_in_new_tab, centered } = settings;
  if (button_text === '' || button_url.trim() === '') return null;
  return (
    <div className={centered ? 'text-center' : undefined}>
      <EditorButton
        text={button_text}
        address={button_url}
        colour={button_colour}
        newTab={open_in_new_tab}
        t={context.t}
      />
    </div>
  );
}

export const siteButtonLinkWidget = defineWidget({
  block: siteButtonLinkBlock,
  load: () => Promise.resolve(null),
  View: SiteButtonLinkView,
});
