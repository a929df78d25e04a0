import { buttonLinkBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { choice, file, flag, link, text } from './settings.ts';

export const coreButtonLink = defineBlock(buttonLinkBlock, {
  group: 'Text',
  description: 'A button that leads to an address, a page or a document.',
  settings: {
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_colour: choice({ label: 'Colour of the button', labels: { brand: 'Accent' } }),
    button_url: link({ label: 'Address' }),
    link_to_page: text({
      label: 'or a page',
      description: 'URL name of a page of this site, for example about.',
    }),
    link_to_document: file({ label: 'or a document' }),
    open_in_new_tab: flag(),
    full_width: flag({ description: 'As wide as its column.' }),
  },
});
