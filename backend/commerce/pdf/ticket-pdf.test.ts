import decodeQR from 'qr/decode.js';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { instructions } from '../../kernel/print/test-support.ts';
import { printable } from '../../kernel/print/text-runs.ts';
import { ticketPdf, TICKET_TEXTS } from './ticket-pdf.ts';

const LOOK = { site: 'Summer Championship', accent: '#d7263d' } as const;
const ticket = (number: number) => ({
  code: `O-100012-${String(number)}-7A3F0-9BC4${String(number)}`,
  title: 'Weekend pass, adult',
  holder: 'Mere Tāwhai 太郎',
  event: 'Round 4: Taupō',
  venue: 'Taupō International Motorsport Park',
  start_date: '2030-01-26',
  end_date: '2030-01-27',
  is_postponed: false,
  number,
  of: 2,
});
const PAIR = [ticket(1), ticket(2)];

/** What a camera sees on each page: the black squares, in half-point pixels. */
function codesOn(pdf: Buffer): string[] {
  // Each page starts with its stripe.
  const pages = instructions(pdf)
    .split(/^0 0 595\.28 12 re$/m)
    .slice(1);
  return pages.map((page) => {
    const [width, height] = [1200, 1700];
    const data = new Uint8Array(width * height * 3).fill(255);
    for (const [, ...numbers] of page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
      const [x = 0, y = 0, wide = 0, high = 0] = numbers.map((text) => Math.round(Number(text) * 2));
      for (let row = y; row < y + high; row += 1)
        data.fill(0, (row * width + x) * 3, (row * width + x + wide) * 3);
    }
    return decodeQR({ width, height, data });
  });
}

test("each ticket has its own page with a readable code, large enough on a phone's screen", async () => {
  const pdf = await ticketPdf(PAIR, { ...LOOK, language: 'en' });
  expect(codesOn(pdf)).toEqual(PAIR.map(({ code }) => code));
});

test.each(LANGUAGES)(
  'tickets in %s contain every text, letter by letter, on one page each',
  async (language) => {
    const texts = TICKET_TEXTS[language];
    expect(Object.keys(texts)).toEqual(Object.keys(TICKET_TEXTS.en));
    const days = longDays('2030-01-26', '2030-01-27', language);
    for (const text of [...Object.values(texts), days])
      expect(printable(text, language)).toBe(text.normalize('NFC'));
    if (language !== 'en') expect(texts.note).not.toBe(TICKET_TEXTS.en.note);
    const pdf = (await ticketPdf(PAIR, { ...LOOK, language })).toString('latin1');
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  },
);

const VISIT = {
  gates_open: '7:30am on both days',
  what_to_bring: 'A hat, ear defenders and a bottle to refill.',
  parking: 'Free on the grass, ten minutes from the main gate.',
} as const;

/** The text of each page, as copied from a PDF reader. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

test('a ticket says when the gates open, what to bring and where to park, on its own page', async () => {
  const visits = PAIR.map((each) => ({ ...each, ...VISIT }));
  const pages = await pagesOf(await ticketPdf(visits, { ...LOOK, language: 'en' }));
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page).toContain('Gates open 7:30am on both days');
    expect(page).toContain(`What to bring ${VISIT.what_to_bring}`);
    expect(page).toContain(`Where to park ${VISIT.parking}`);
  }
});

test.each([
  ['en', 'Date Postponed'],
  ['de', 'Datum Verschoben'],
] as const)('a ticket in %s says “postponed” in place of old days', async (language, said) => {
  const tickets = [{ ...ticket(1), is_postponed: true }];
  const [page] = await pagesOf(await ticketPdf(tickets, { ...LOOK, language }));
  expect(page).toContain(said);
  expect(page).not.toContain('2030');
});

test('visitor information is labelled in the ticket’s language, and blank information is left out', async () => {
  const visit = { ...ticket(1), gates_open: '8:30' };
  const [page] = await pagesOf(await ticketPdf([visit], { ...LOOK, language: 'de' }));
  expect(page).toContain('Einlass 8:30');
  expect(page).not.toContain('Parken');
});

test('visitor information that doesn’t fit below the code goes on a separate page, and the code stays', async () => {
  const long = Array.from({ length: 60 }, (_, day) => `Thing ${String(day)} for the long weekend.`).join(' ');
  const pdf = await ticketPdf([{ ...ticket(1), ...VISIT, what_to_bring: long }], { ...LOOK, language: 'en' });
  const [first, second, ...more] = await pagesOf(pdf);
  expect(first).not.toContain('What to bring');
  expect(second).toContain('Thing 0 for');
  expect(second).toContain('Thing 59 for');
  expect(more).toEqual([]);
  expect(codesOn(pdf)).toEqual([ticket(1).code]);
});
