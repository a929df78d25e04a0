import { siteButtonLinkBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { choice, flag, link, text } from './settings.ts';

export const siteButtonLink = defineBlock(siteButtonLinkBlock, {
  group: 'Text',
  description: "A button in the site's own style.",
  settings: {
    button_text: text({ label: 'Words of the button', description: 'Without them there is no button.' }),
    button_url: link({ label: 'Where it leads' }),
    button_colour: choice({ label: 'Colour of the button', labels: { brand: 'Accent' } }),
    open_in_new_tab: flag(),
    centered: flag(),
  },
});
