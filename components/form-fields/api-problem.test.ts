import { expect, test } from 'vitest';
import type { Translator } from '@/lib/i18n/translate';
import { problemOf } from './api-problem';

const t: Translator = (key) => key;

test('rejected input without a message names no fields of the form', () => {
  expect(problemOf({ kind: 'invalid', message: '', fields: {} }, t)).toMatchObject({
    message: 'forms.refused',
  });
  expect(problemOf({ kind: 'invalid', message: '', fields: { code: 'Wrong.' } }, t)).toEqual({
    message: 'forms.problems',
    fields: { code: 'Wrong.' },
  });
});

test("keeps the server's message about the input", () => {
  expect(problemOf({ kind: 'invalid', message: 'Sold out.', fields: {} }, t).message).toBe('Sold out.');
});
