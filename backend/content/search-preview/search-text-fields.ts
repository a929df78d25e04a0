import type { Field } from 'payload';
import { longTextField, textField } from '../../cms/fields/text.ts';

const PREVIEWS = '/content/search-preview/previews.tsx';

/** The fields that replace a blank search text, and the location of the record's page. */
export type StandIns = {
  readonly title: string;
  readonly description?: string;
  /** First segment of its address; '' for a page. */
  readonly folder: string;
};

/** A record's texts for search engines, with a preview while typing. */
export const searchTextFields = (standIns: StandIns): Field[] => [
  textField('seo_title', {
    label: 'Title',
    description: `Leave blank to use the ${standIns.title === 'name' && standIns.folder === '' ? 'page name' : 'headline'}.`,
  }),
  longTextField('seo_meta_description', {
    label: 'Description',
    description: `One or two sentences. Search engines show it below the title.${standIns.description === undefined ? '' : ' Leave blank to use the summary.'}`,
  }),
  {
    name: 'search_look',
    type: 'ui',
    admin: { components: { Field: { path: `${PREVIEWS}#SearchPreviewField`, serverProps: { standIns } } } },
  },
];

/** A preview of a link to an article in a chat. */
export const sharePreviewField: Field = {
  name: 'share_look',
  type: 'ui',
  admin: { components: { Field: `${PREVIEWS}#SharePreviewField` } },
};
