import { EditorButton } from '@/components/ui/editor-button';
import type { buttonLinkBlock } from '@/lib/contract/blocks/core';
import type { WidgetViewProps } from '../define-widget';
import { buttonAddress } from './button-address';

/** A button to an address, a page or a document. */
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
