import type { Field, RelationshipField } from 'payload';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import {
  MENU_SCREENS,
  MENU_WORDS,
  type MenuScreen,
  type MenuWord,
} from '../../../lib/contract/navigation.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { linkField, textField, type SingleTextField } from '../../cms/fields/text.ts';

/** Target types of a menu entry. `nothing`: it only groups others. `topics`: it stands for one entry per news group. */
export const TARGETS = ['page', 'screen', 'address', 'nothing', 'topics'] as const;
export type Target = (typeof TARGETS)[number];

const TARGET_LABELS: Readonly<Record<Target, string>> = {
  page: 'A page',
  screen: 'A screen on the site',
  address: 'Another address',
  nothing: 'Nowhere: it only opens the entries below it',
  topics: 'All news topics',
};

const SCREEN_LABELS: Readonly<Record<MenuScreen, string>> = {
  timetable: 'Timetable for the current or next round',
  standings: 'Standings',
  wheretowatch: 'Where to watch',
  search: 'Search',
  cart: 'Cart (while something is on sale)',
  profile: 'Account',
  login: 'Sign in',
  signup: 'Create an account',
  'find-order': 'Find your order',
  'waiting-room': 'Waiting room (while something is on sale)',
  'my-championship': 'My championship',
};

const WORD_LABELS: Readonly<Record<MenuWord, string>> = {
  news: 'News',
  calendar: 'Calendar',
  timetable: 'Timetable',
  results: 'Results',
  standings: 'Standings',
  'classes-and-drivers': 'Classes and drivers',
  drivers: 'Drivers',
  watch: 'Watch',
  'where-to-watch': 'Where to watch',
  tickets: 'Tickets',
  shop: 'Shop',
  cart: 'Cart',
  more: 'More',
  'the-season': 'The season',
  'at-the-track': 'At the track',
  'take-part': 'Take part',
  about: 'About',
  contact: 'Contact',
  search: 'Search',
  account: 'Account',
  podcast: 'Podcast',
  'all-results': 'All results',
  galleries: 'Galleries',
  'gift-vouchers': 'Gift vouchers',
  sponsors: 'Our sponsors',
  volunteer: 'Volunteer',
  questions: 'Questions and answers',
  'spectator-guide': 'Spectator guide',
  'passenger-laps': 'Passenger laps',
  'competitor-information': 'Competitor information',
  'media-application': 'Media application',
  privacy: 'Privacy',
  terms: 'Terms',
  'tickets-by-round': 'Tickets by round',
};

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** A language of the site other than English. */
export const languageField = () => ({
  ...choiceField('language', OTHER_LANGUAGES, {
    labels: Object.fromEntries(
      OTHER_LANGUAGES.map((language) => [language, LANGUAGE_NAMES.of(language) ?? language]),
    ),
  }),
  required: true,
});

/** Shows a field only for one target type, beside `leads_to`. */
const only = (target: Target) => (_data: unknown, siblings: unknown) =>
  propertyOf(siblings, 'leads_to') === target;

/** The message for an incomplete target; drafts may be incomplete. */
const needed =
  (target: Target, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }): string | true =>
    propertyOf(siblingData, 'leads_to') !== target ||
    (value !== null && value !== undefined && value !== '') ||
    message;

const pageField: RelationshipField = {
  name: 'page',
  type: 'relationship',
  relationTo: ['pages', 'row-pages'],
  label: 'Page',
  validate: needed('page', 'Choose a page.'),
  admin: {
    condition: only('page'),
    description: 'A page that isn’t published is left out of the menu until it is.',
    allowCreate: false,
  },
};

const addressField = (): SingleTextField => {
  const field = linkField('address', {
    description: 'A full address starting with https://, or a path on this site such as /news/reports.',
  });
  const isLink = field.validate;
  return {
    ...field,
    validate: async (value, options) => {
      const missing = needed('address', 'Enter an address.')(value, options);
      return missing === true && isLink ? isLink(value, options) : missing;
    },
    admin: { ...field.admin, condition: only('address') },
  };
};

/** The label of an entry or column. @param blank the description of a blank label */
export const nameFields = (blank: string): Field[] => [
  {
    type: 'row',
    fields: [
      textField('label', { description: blank }),
      {
        ...choiceField('word', MENU_WORDS, {
          labels: WORD_LABELS,
          label: 'Translated label',
          description: 'A word the site already has in every language. Leave the label blank to use it.',
        }),
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'In other languages',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'labels',
        type: 'array',
        label: 'Labels by language',
        labels: { singular: 'language', plural: 'languages' },
        admin: { description: 'Languages that aren’t listed use the label above.' },
        fields: [
          {
            type: 'row',
            fields: [languageField(), textField('text', { label: 'Label', required: true })],
          },
        ],
      },
    ],
  },
];

/** An entry's target. @param targets the available types; the first is the default */
export const targetFields = (targets: readonly Target[]): Field[] => [
  {
    type: 'row',
    fields: [
      {
        ...choiceField('leads_to', targets, {
          labels: TARGET_LABELS,
          label: 'Links to',
          description: 'Links to pages keep working when an address changes.',
          ...(targets[0] === undefined ? {} : { defaultValue: targets[0] }),
        }),
        required: true,
      },
      pageField,
      {
        ...choiceField('screen', MENU_SCREENS, { labels: SCREEN_LABELS }),
        validate: needed('screen', 'Choose a screen.'),
        admin: {
          condition: only('screen'),
          description: 'A screen the site provides, without a page of your own.',
        },
      },
      addressField(),
    ],
  },
];

const BLANK = 'Leave blank to use the page’s name.';

/** The admin component that labels an entry's row with what visitors read. */
export const entryLabel = {
  RowLabel: {
    path: '/content/navigation/entry-label.client.tsx#EntryLabel',
    clientProps: { wordLabels: WORD_LABELS, screens: SCREEN_LABELS },
  },
};

/** An entry of a menu. */
export const entryFields = (targets: readonly Target[]): Field[] => [
  ...targetFields(targets),
  ...nameFields(BLANK),
];
