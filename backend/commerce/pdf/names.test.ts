import { create } from 'fontkit';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { fonts } from '../../kernel/print/fonts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { layOut } from '../../kernel/print/lay-out.ts';
import { paragraphOf, printable, runsOf } from '../../kernel/print/text-runs.ts';
import { ticketPdf } from './ticket-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

/** Tickets are checked by the name on them, so each of these must be legible. */
const NAMES = {
  Latin: 'Mere Tāwhai',
  Vietnamese: 'Nguyễn Thị Ánh',
  Cyrillic: 'Ирина Соколова',
  Greek: 'Ελένη Παπαδοπούλου',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'გიორგი ბერიძე',
  Hebrew: 'משה כהן',
  Arabic: 'محمد سالم',
  Persian: 'علی‌رضا پورمحمدی',
  Urdu: 'فاطمہ گھوڑے',
  Syriac: 'ܐܦܪܝܡ',
  Thaana: 'އަހުމަދު ނަޝީދު',
  NKo: 'ߛߏߟߏߡߊߣߊ',
  Tifinagh: 'ⵎⴰⵙⵉⵏ',
  Devanagari: 'प्रिया शर्मा',
  Bengali: 'শ্রেয়া চট্টোপাধ্যায়',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'હાર્દિક પટેલ',
  Odia: 'ଶ୍ରୀଯା ମିଶ୍ର',
  Tamil: 'லக்ஷ்மி சுப்பிரமணியம்',
  Telugu: 'శ్రీనివాస్ రావు',
  Kannada: 'ಕೃಷ್ಣ ಮೂರ್ತಿ',
  Malayalam: 'ലക്ഷ്മി നായർ',
  Sinhala: 'ශ්‍රී ලාල් පෙරේරා',
  Thai: 'สมชาย ใจดี',
  Lao: 'ສົມພອນ ແກ້ວ',
  Khmer: 'សុខា ច័ន្ទ',
  Myanmar: 'အောင်ဆန်းစုကြည်',
  Tibetan: 'བསྟན་འཛིན',
  Ethiopic: 'አበበ ቢቂላ',
  Cherokee: 'ᏍᏏᏉᏯ',
  Javanese: 'ꦗꦮ',
  Mongolian: 'ᠪᠣᠯᠣᠷᠮ\u180Eᠠ ᠰᠠᠶ\u180Bᠢᠨ',
  'simplified Han': '李小龙',
  'traditional Han': '陳大文',
  Kana: 'さとう ケンジ',
  Hangul: '김민준',
  'two scripts at once': 'Priya प्रिया 86',
} as const;
const SCRIPTS = Object.entries(NAMES).map(([script, name]) => ({ script, name: name.normalize('NFC') }));

const documentFonts = Object.values(fonts()).map((bytes) => create(bytes));

/** Numbers of the glyphs of a line; 0 is the box for a missing one. */
const glyphsOf = (line: string): number[] =>
  runsOf(paragraphOf(line)).flatMap(({ text, face }) =>
    (face ? [face.font] : documentFonts).flatMap((font) => layOut(font, text).glyphs.map(({ id }) => id)),
  );

/** What is copied from a PDF reader, without the joiners and line ends that it may leave out. */
const copied = (text: string) => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '');
const pagesOf = async (pdf: Buffer) => {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(copied);
};

test.each(SCRIPTS)('a name in $script has all its letters', ({ name }) => {
  expect(printable(name)).toBe(name);
  expect(glyphsOf(name)).not.toContain(0);
});

test('a reader finds the name of each script on its ticket', async () => {
  const tickets = SCRIPTS.map(({ name }, index) => ({
    code: `O-100012-${String(index)}-7A3F0-9BC4`,
    title: 'Weekend pass, adult',
    holder: name,
    event: 'Round 4: Taupō',
    venue: 'Taupō International Motorsport Park',
    start_date: '2030-01-26',
    end_date: '2030-01-27',
    is_postponed: false,
    number: index + 1,
    of: SCRIPTS.length,
  }));
  const pages = await pagesOf(
    await ticketPdf(tickets, { site: 'Series', accent: '#d7263d', language: 'en' }),
  );
  for (const [index, { script, name }] of SCRIPTS.entries())
    expect([script, pages[index]]).toEqual([script, expect.stringContaining(copied(name))]);
});

test('a reader finds the names of all scripts on an invoice, and the amount', async () => {
  const invoice = invoiceSchema.parse({
    id: 1,
    number: 'O-100012',
    kind: 'order',
    issued_at: '2026-11-01T00:00:00.000Z',
    status: 'paid',
    paid_at: null,
    seller: { name: 'Series Ltd' },
    buyer: { name: 'Mere Tāwhai' },
    lines: SCRIPTS.map(({ name }) => ({ description: name, qty: 1, unit_amount: 1, amount: 1 })),
    subtotal: 46,
    total_amount: 46,
    total_tax: 6,
  });
  const text = (await pagesOf(await invoicePdf(invoice, { site: 'Series', accent: '#d7263d' }))).join('');
  for (const { name } of SCRIPTS) expect(text).toContain(copied(name));
  expect(text).toContain('$46.00');
});

test.each(SCRIPTS)('a reader finds a theme in $script on a voucher, and its amount', async ({ name }) => {
  const [page] = await pagesOf(
    await voucherPdf({
      language: 'en',
      site: 'Series',
      accent: '#d7263d',
      theme: name,
      picture: null,
      amount: '$1,250.50',
      code: 'ABCD-EFGH-JKMN-PQRS',
      expiresOn: '2030-01-27',
      redeemUrl: 'https://www.example.nz/gift-vouchers#redeem=ABCD-EFGH-JKMN-PQRS',
    }),
  );
  expect(page).toContain(copied(name));
  expect(page).toContain('$1,250.50');
});
