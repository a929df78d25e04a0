import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import type { FieldRow } from './field-names.ts';

/** A kind of field as editors choose it. Each is a type and a subtype of the specification's data style (point 3). */
export type FieldKindChoice = {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly subtype: string;
  /** SVG paths on a canvas of 24 by 24. */
  readonly picture: string;
};

const BOX = 'M3 7h18v10H3z';

export const KIND_CHOICES: readonly FieldKindChoice[] = [
  { key: 'text', label: 'Short text', type: 'text', subtype: '', picture: `${BOX}M6 10v4` },
  {
    key: 'textarea',
    label: 'Long text',
    type: 'textarea',
    subtype: '',
    picture: 'M3 4h18v16H3zM6 8h12M6 12h12M6 16h7',
  },
  { key: 'email', label: 'Email', type: 'text', subtype: 'email', picture: 'M3 6h18v12H3zM3 6l9 7 9-7' },
  {
    key: 'tel',
    label: 'Phone',
    type: 'text',
    subtype: 'tel',
    picture: 'M6 3h4l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2z',
  },
  {
    key: 'number',
    label: 'Number',
    type: 'number',
    subtype: '',
    picture: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  },
  {
    key: 'select',
    label: 'Choice',
    type: 'select',
    subtype: '',
    picture: `${BOX}M14 10l2.5 3 2.5-3`,
  },
  {
    key: 'checkbox',
    label: 'Tick box',
    type: 'text',
    subtype: 'checkbox',
    picture: 'M4 4h16v16H4zM8 12l3 3 5-6',
  },
  { key: 'date', label: 'Date', type: 'date', subtype: '', picture: 'M3 5h18v15H3zM3 10h18M8 3v4M16 3v4' },
  { key: 'file', label: 'Files', type: 'file', subtype: '', picture: 'M12 16V4M7 9l5-5 5 5M4 15v5h16v-5' },
  {
    key: 'signature',
    label: 'Signature',
    type: 'signature',
    subtype: '',
    picture: 'M3 20h18M5 15c4-10 7-10 6-4s2 4 4 1 3 0 4 1',
  },
  {
    key: 'url',
    label: 'Web address',
    type: 'text',
    subtype: 'url',
    picture: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18',
  },
  { key: 'header', label: 'Heading', type: 'header', subtype: 'h3', picture: 'M6 4v16M18 4v16M6 12h12' },
  { key: 'paragraph', label: 'Text', type: 'paragraph', subtype: '', picture: 'M4 6h16M4 11h16M4 16h10' },
  { key: 'button', label: 'Send button', type: 'button', subtype: 'submit', picture: 'M3 8h18v8H3zM9 12h6' },
];

/** The kind of a stored field: its type, and its subtype where a type has several kinds. */
export function kindOf(row: FieldRow): FieldKindChoice | undefined {
  const [type, subtype] = [textIn(row, 'type'), textIn(row, 'subtype')];
  return (
    KIND_CHOICES.find((kind) => kind.type === type && kind.subtype === subtype) ??
    KIND_CHOICES.find((kind) => kind.type === type)
  );
}

const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['header', 'paragraph', 'button']);

/** Whether visitors fill it in. */
export const isFilledIn = (row: FieldRow): boolean => !WITHOUT_ANSWER.has(textIn(row, 'type'));

/** Whether it is a checkbox. */
export const isTickBox = (row: FieldRow): boolean =>
  textIn(row, 'type') === 'text' && textIn(row, 'subtype') === 'checkbox';

/** What the row of a field says beside its label. Only what visitors fill in can be required or have a condition. */
export function rowNotes(row: FieldRow): string {
  const kind = kindOf(row)?.label ?? '';
  if (!isFilledIn(row)) return kind;
  const isRequired = propertyOf(row, 'required') === true;
  const hasCondition = textIn(row, 'only_if') !== '';
  const notes = [kind, isRequired ? 'required' : '', hasCondition ? 'with a condition' : ''];
  return notes.filter(Boolean).join(', ');
}
