import type { BlockSettings } from '@/lib/contract/block';
import { buttonLinkBlock } from '@/lib/contract/blocks/core';
import { pageUrlAddress } from '@/lib/content/addresses';
import { EditorButton } from '@/components/ui/editor-button';
import { defineWidget, type WidgetViewProps } from '../define-widget';

type ButtonSettings = Pick<
  BlockSettings<typeof buttonLinkBlock>,
  'button_url' | 'link_to_page' | 'link_to_document'
>;

/** A button's target: its own address, otherwise the chosen page, otherwise the document; '' for none. */
function buttonAddress({ button_url, link_to_page, link_to_document }: ButtonSettings): string {
  if (button_url.trim() !== '') return button_url;
  if (link_to_page.trim() !== '') return pageUrlAddress(link_to_page.trim());
  return link_to_document?.url ?? '';
}

/** A button linking to an address, a page or a document. */
export function ButtonLinkView({ settings, context }: WidgetViewProps<typeof buttonLinkBlock, null>) {
  const { button_text, button_colour, open_in_new_tab, full_width, link_to_document } = settings;
  const address = buttonAddress(settings);
  const text = button_text || (address === link_to_document?.url ? link_to_document.name : '');
  if (address === '' || text === '') return null;
  return (
    <div>
      <EditorButton
        text={text}
        address={address}
        colour={button_colour}
        newTab={open_in_new_tab}
        fullWidth={full_width}
        t={context.t}
      />
    </div>
  );
}

export const buttonLinkWidget = defineWidget({
  block: buttonLinkBlock,
  load: () => Promise.resolve(null),
  View: ButtonLinkView,
});
