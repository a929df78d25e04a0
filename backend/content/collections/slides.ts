import { OPACITY_CHOICES, SATURATION_CHOICES } from '../../../lib/contract/entities/page.ts';
import { OVERLAY_COLOURS, TEXT_COLOURS } from '../../../lib/contract/block.ts';
import { percentField, choiceField } from '../../cms/fields/choices.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { enabledField, linkField, textField } from '../../cms/fields/text.ts';
import { hiddenFromAllButAdmins } from '../../cms/access/hidden-from-officers.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Slides of galleries (spec point 3). Editors reach them through their galleries, where they are called pictures. */
export const slides = contentCollection({
  slug: 'slides',
  admin: {
    group: 'Media',
    hidden: hiddenFromAllButAdmins,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'image', 'sub_heading', 'updatedAt'],
  },
  fields: [
    imageField('image', { required: true }),
    textField('heading'),
    textField('sub_heading'),
    richTextField('content', { label: 'Text' }),
    {
      type: 'collapsible',
      label: 'Link',
      admin: { initCollapsed: true },
      fields: [
        linkField('link'),
        textField('link_button_text'),
        choiceField('link_target', ['_self', '_blank'], { labels: { _self: 'Same tab', _blank: 'New tab' } }),
      ],
    },
    {
      type: 'collapsible',
      label: 'Appearance',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            choiceField('overlay_color', OVERLAY_COLOURS, { label: 'Overlay colour' }),
            choiceField('text_color', TEXT_COLOURS, { label: 'Text colour' }),
          ],
        },
        {
          type: 'row',
          fields: [
            percentField('image_opacity', OPACITY_CHOICES),
            percentField('image_saturation', SATURATION_CHOICES),
          ],
        },
      ],
    },
    enabledField(),
  ],
});
