import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../lib/contract/languages.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { instructions } from '../../kernel/print/test-support.ts';
import { printable } from '../../kernel/print/text-runs.ts';
import { voucherPdf, VOUCHER_TEXTS } from './voucher-pdf.ts';

const SHEET = {
  site: 'Summer Championship',
  accent: '#d7263d',
  theme: 'Night race',
  picture: null,
  amount: '$1,250.50',
  code: 'ABCD-EFGH-JKMN-PQRS',
  expiresOn: '2030-01-27',
  redeemUrl: 'https://www.example.nz/gift-vouchers#redeem=ABCD-EFGH-JKMN-PQRS',
} as const;

/** Where a page's lines of text start, in points from the left. */
const lefts = (drawn: string) =>
  [...drawn.matchAll(/^1 0 0 1 ([\d.]+) [\d.]+ Tm$/gm)].map(([, left]) => Number(left));

test.each(LANGUAGES)('%s has every text of the voucher', (language) => {
  const texts = VOUCHER_TEXTS[language];
  expect(Object.keys(texts)).toEqual(Object.keys(VOUCHER_TEXTS.en));
  for (const [name, text] of Object.entries(texts)) {
    expect([name, text.trim()]).toEqual([name, text]);
    expect(text).not.toBe('');
    if (language !== 'en') expect([name, text]).not.toEqual([name, VOUCHER_TEXTS.en.note]);
  }
});

test.each(LANGUAGES)('every letter of the voucher in %s can be printed', (language) => {
  for (const text of [...Object.values(VOUCHER_TEXTS[language]), longDay(SHEET.expiresOn, language)])
    expect(printable(text, language)).toBe(text.normalize('NFC'));
});

test.each(LANGUAGES)(
  'a voucher in %s declares its language for screen readers and fits on one page',
  async (language) => {
    const pdf = (await voucherPdf({ ...SHEET, language })).toString('latin1');
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

test('a voucher in Arabic is right-aligned', async () => {
  const linesIn = async (language: Language) => lefts(instructions(await voucherPdf({ ...SHEET, language })));
  const [english, arabic] = await Promise.all([linesIn('en'), linesIn('ar')]);
  expect(Math.min(...english)).toBe(48);
  expect(Math.min(...arabic)).toBeGreaterThan(48);
});

test("writes the expiry date in the language's format", () => {
  expect(longDay('2030-01-27')).toBe('27 January 2030');
  expect(longDay('2030-01-27', 'de')).toBe('27. Januar 2030');
  expect(longDay('2030-01-27', 'ar')).toBe('27 يناير 2030');
});
