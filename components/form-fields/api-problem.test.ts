import { expect, test } from 'vitest';
import type { Translator } from '@/lib/i18n/translate';
import { problemOf } from './api-problem';

const t: Translator = (key) => key;

test('input that is rejected without a reason names no fields that it does not have', () => {
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
