import { expect, test } from 'vitest';
import { cmsPageSchema, pageBlockSchema } from '@/lib/contract/entities/page';
import { findRawCode, rawCodeAddress, rawCodeName } from './raw-code';

const code = '<script>document.body.append(1)</script>';
const block = pageBlockSchema.parse({
  id: 1,
  template: 'core/raw_code',
  variables: JSON.stringify({ code, title: 'Weather' }),
});
const page = cmsPageSchema.parse({ id: 1, name: 'P', url: 'p', updated_at: '', pageContents: [block] });

test("finds a page's code by its name alone", () => {
  const found = { model: 'current', page } as const;
  expect(findRawCode(found, rawCodeName(code))).toEqual({ title: 'Weather', code });
  expect(findRawCode(found, rawCodeName('<b>other</b>'))).toBeNull();
});

test('has a different address when the code changes', () => {
  expect(rawCodeAddress('p', code)).toMatch(/^\/api\/raw-code\/p\/[0-9a-f]{32}$/);
  expect(rawCodeAddress('p', `${code} `)).not.toBe(rawCodeAddress('p', code));
});
