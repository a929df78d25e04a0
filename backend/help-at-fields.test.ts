import { expect, test } from 'vitest';
import type { Field } from 'payload';
import { propertyOf, textIn } from '../lib/shared/record.ts';
import { COLLECTIONS } from './collections.ts';
import { navigation } from './content/navigation/navigation-global.ts';
import { domainSettings } from './site/domain-settings.ts';

/** What the office's most frequent jobs are about (scripts/handbook/jobs.ts), and what a season and a shop are made of. */
const RECORDS = [
  'articles',
  'categories',
  'drivers',
  'form-submissions',
  'forms',
  'galleries',
  'missing-paths',
  'products',
  'promotion-codes',
  'redirects',
  'results',
  'rounds',
  'sponsors',
];

/** Labels that say it all. */
const PLAIN: ReadonlySet<string> = new Set([
  'Author',
  'Best time',
  'Car',
  'Earliest day',
  'File',
  'First name',
  'Form',
  'Gap to car ahead',
  'Gap to leader',
  'Grid position',
  'Headline',
  'Kind',
  'Link label',
  'Label',
  'Language',
  'Last name',
  'Laps or minutes',
  'Laps',
  'Latest day',
  'Link',
  'Maximum characters',
  'Maximum',
  'Minimum characters',
  'Minimum',
  'Name',
  'Number',
  'Position',
  'Required',
  'Team',
  'Text',
  'Texts by language',
  'Total time',
]);

type Found = { readonly path: string; readonly label: string };

/** Fields that somebody fills in without a sentence that says what they are for. A field of our own may have its help in its component. */
function helpless(fields: readonly Field[], at: string): readonly Found[] {
  return fields.flatMap((field): readonly Found[] => {
    if (propertyOf(field, 'hidden') === true) return [];
    const admin = propertyOf(field, 'admin');
    if (propertyOf(admin, 'hidden') === true || propertyOf(admin, 'readOnly') === true) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => helpless(tab.fields, at));
    const name = textIn(field, 'name');
    const path = name === '' ? at : `${at}.${name}`;
    const components = propertyOf(admin, 'components');
    const hasHelp =
      Boolean(propertyOf(admin, 'description')) ||
      propertyOf(components, 'Description') !== undefined ||
      OWN.has(textIn(components, 'Field').replace(/^.*#/, ''));
    const inside = 'fields' in field ? field.fields : [];
    // Of a group of checkboxes, one sentence says what to tick them for.
    const isTicked = field.type === 'group' && hasHelp;
    const below = helpless(isTicked ? inside.filter(({ type }) => type !== 'checkbox') : inside, path);
    const isFilledIn = name !== '' && !['ui', 'group'].includes(field.type);
    return isFilledIn && !hasHelp ? [{ path, label: textIn(field, 'label') }, ...below] : below;
  });
}

/** Components that explain themselves: pictures of the kinds, and conditions in a sentence. */
const OWN: ReadonlySet<string> = new Set(['KindField', 'ConditionField', 'ConditionValueField']);

test('every field of the office’s most used records has a description', () => {
  const found = [
    ...COLLECTIONS.filter(({ slug }) => RECORDS.includes(slug)).flatMap(({ slug, fields }) =>
      helpless(fields, slug),
    ),
    ...[navigation, domainSettings].flatMap(({ slug, fields }) => helpless(fields, slug)),
  ];
  expect(found.filter(({ label }) => !PLAIN.has(label))).toEqual([]);
});
