import { expect, test } from 'vitest';
import { formSchema } from '@/lib/contract/entities/media';
import { controlsOf, formParts, needsScript } from './controls';

const form = formSchema.parse({
  id: 1,
  name: 'Entry',
  data: [
    { name: 'head', type: 'header', subtype: 'h3', label: 'About you' },
    { name: 'email', type: 'text', subtype: 'email', label: 'Mail', required: true },
    { name: 'site', type: 'text', subtype: 'colour', label: 'Colour' },
    { name: 'people', type: 'number', label: 'People', min: 1, max: 6 },
    { name: 'go', type: 'button', subtype: 'submit', label: 'Send' },
  ],
  questions: [
    { id: 1, name: 'intro', field_type: 'content', content: '<p>Hello</p>' },
    { id: 2, name: 'mobile', field_type: 'phone', label: 'Mobile' },
    { id: 3, name: 'done', field_type: 'percent', label: 'Done' },
  ],
});

test('shows data fields first, then questions', () => {
  expect(formParts(form).map(({ type }) => type)).toEqual([
    'text',
    'control',
    'control',
    'control',
    'button',
    'text',
    'control',
    'control',
  ]);
});

test('uses the subtype of a text field, and text for an unknown one', () => {
  expect(controlsOf(formParts(form)).map(({ name, kind }) => [name, kind])).toEqual([
    ['email', 'email'],
    ['site', 'text'],
    ['people', 'number'],
    ['mobile', 'tel'],
    ['done', 'percent'],
  ]);
});

test('applies number limits, and 0 to 100 for percentages', () => {
  const [, , people, , done] = controlsOf(formParts(form));
  expect([people?.min, people?.max, done?.min, done?.max]).toEqual([1, 6, 0, 100]);
});

test('works without a script unless there is proof of work, a sign-in or a file', () => {
  const controls = controlsOf(formParts(form));
  expect(needsScript(form, controls)).toBe(false);
  expect(needsScript({ ...form, use_captcha: true }, controls)).toBe(true);
  expect(needsScript({ ...form, must_be_logged_on: true }, controls)).toBe(true);
  const files = formSchema.parse({ ...form, data: [{ name: 'cv', type: 'file' }] });
  expect(needsScript(files, controlsOf(formParts(files)))).toBe(true);
});
