import { isResultsEditor } from '../access/is-results-editor.ts';
import { fileField, imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { linkField, momentField, textField } from '../fields/text.ts';
import { DETAIL_PAGES } from '../contract/data/sitemap-paths.ts';
import { RECORD_BRIDGE, recordLivePreview } from '../preview/live-preview.ts';
import { contentCollection, drafts } from './content-collection.ts';

/** Rounds: race meetings of one or more days (spec point 3). */
export const rounds = contentCollection({
  slug: 'rounds',
  admin: {
    group: 'Racing',
    hidden: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'start_date', 'end_date', 'venue', 'series', '_status'],
    livePreview: recordLivePreview(DETAIL_PAGES.round),
    components: { edit: { beforeDocumentControls: [RECORD_BRIDGE] } },
    listSearchableFields: ['name', 'url'],
  },
  // The results officer corrects times and documents of meetings, too.
  access: { update: isResultsEditor },
  defaultSort: 'start_date',
  versions: drafts,
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Meeting',
          fields: [
            {
              type: 'row',
              fields: [
                momentField('start_date', { label: 'Starts', required: true, index: true }),
                {
                  ...momentField('end_date', { label: 'Ends', required: true, index: true }),
                  validate: (
                    value: Date | string | null | undefined,
                    { siblingData }: { siblingData: object },
                  ) => {
                    if (!value) return 'An end is needed.';
                    const start: unknown = Reflect.get(siblingData, 'start_date');
                    const isBefore = typeof start === 'string' && new Date(value) < new Date(start);
                    return isBefore ? 'A round cannot end before it starts.' : true;
                  },
                },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'venue', type: 'relationship', relationTo: 'venues', index: true },
                { name: 'series', type: 'relationship', relationTo: 'series', index: true },
              ],
            },
            richTextField('content', { label: 'Text' }),
            imageField('banner', { label: 'Banner picture' }),
            imageField('background', { label: 'Background picture' }),
          ],
        },
        {
          label: 'Links and documents',
          fields: [
            linkField('spectator_purchase_link', { label: 'Buy tickets' }),
            linkField('external_info_link', { label: 'More information elsewhere' }),
            linkField('broadcast_link', { label: 'Broadcast' }),
            linkField('banner_link', { label: 'Where the banner leads' }),
            fileField('schedule_pdf', { label: 'Schedule (PDF)' }),
            fileField('driver_list_pdf', { label: 'Driver list (PDF)' }),
          ],
        },
        {
          label: 'Who and what',
          fields: [
            { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
            { name: 'sponsors', type: 'relationship', relationTo: 'sponsors', hasMany: true },
            {
              name: 'faqs',
              label: 'Questions and answers',
              type: 'relationship',
              relationTo: 'faqs',
              hasMany: true,
            },
          ],
        },
      ],
    },
    slugField(),
  ],
});
