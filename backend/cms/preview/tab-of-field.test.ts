import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { tabOfField } from './tab-of-field.ts';

const FORM: ClientField[] = [
  { type: 'text', name: 'name' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Meeting', fields: [{ type: 'row', fields: [{ type: 'date', name: 'start_date' }] }] },
      { label: 'Links', fields: [{ type: 'text', name: 'banner_link' }] },
    ],
  },
];

test('finds the tab of a field, including inside a row', () => {
  expect(tabOfField(FORM, 'start_date')).toBe('Meeting');
  expect(tabOfField(FORM, 'banner_link')).toBe('Links');
});

test('finds none for a field outside all tabs, or one that the form does not have', () => {
  expect(tabOfField(FORM, 'name')).toBeNull();
  expect(tabOfField(FORM, 'price')).toBeNull();
});
