import type { Field } from 'payload';
import { longTextField, textField } from '../../cms/fields/text.ts';

const LOOKS = '/content/search-look/looks.tsx';

/** What of a record stands in for a search text that is left blank, and where the record has its page. */
export type StandIns = {
  readonly title: string;
  readonly description?: string;
  /** First segment of its address; '' for a page. */
  readonly folder: string;
};

/** What search engines show of a record, with a look at it as it is typed. */
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
    admin: { components: { Field: { path: `${LOOKS}#SearchLookField`, serverProps: { standIns } } } },
  },
];

/** A look at a link to an article in a chat. */
export const shareLookField: Field = {
  name: 'share_look',
  type: 'ui',
  admin: { components: { Field: `${LOOKS}#ShareLookField` } },
};
