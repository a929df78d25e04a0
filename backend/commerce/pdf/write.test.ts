import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../../lib/contract/languages.ts';
import { eastAsianOutline } from './east-asian.ts';
import { makePdf } from './make-pdf.ts';
import { instructions } from './test-support.ts';
import { piecesOf, printable, runsOf } from './text-runs.ts';
import { write } from './write.ts';

const STYLE = { font: 'text', size: 10, colour: '#000000' } as const;

const sheet = (text: string, width = 200) =>
  makePdf('Names', (pdf) => {
    write(pdf, text, STYLE, { x: 48, y: 48, width });
  });

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
const kinds = (line: string) => runsOf(line).map(({ kind }) => kind);

test.each([
  ['Japanese', '太郎'],
  ['Chinese', '国庆'],
  ['Korean', '김민준'],
])('draws %s characters and keeps the text for copying', async (_script, name) => {
  const drawn = instructions(await sheet(`Mere ${name}`));
  expect(drawn).toContain(utf16(name));
  expect(
    drawn.split('\n').filter((line) => line.endsWith(' c') || line.endsWith(' l')).length,
  ).toBeGreaterThan(20);
});

test('writes Latin, Cyrillic and Georgian text with fonts', () => {
  for (const name of ['Mere Tāwhai', 'Nguyễn Thị Ánh', 'Ирина Ґ', 'გიორგი ბერიძე'])
    expect(kinds(name)).toEqual(['ltr']);
});

test('orders right-to-left words visually, with numbers left to right', () => {
  expect(runsOf('For محمد علي, twice')).toEqual([
    { kind: 'ltr', text: 'For ' },
    { kind: 'rtl', text: 'محمد علي' },
    { kind: 'ltr', text: ', twice' },
  ]);
  expect(runsOf('شارع 12.5 (أ)').map(({ text }) => text)).toEqual([' )أ(', '12.5', 'شارع ']);
  expect(kinds('(محمد)')).toEqual(['ltr', 'rtl', 'ltr']);
});

test('right-aligns a line in an Arabic document and keeps its Latin parts intact', () => {
  const onPaper = (line: string) => runsOf(line, true).map(({ kind, text }) => [kind, text]);
  expect(onPaper('قيمة $50.00 فقط')).toEqual([
    ['rtl', ' فقط'],
    ['ltr', '$50.00'],
    ['rtl', 'قيمة '],
  ]);
  expect(onPaper('خصم -$5.00، هاتف +64 21 123 456')).toEqual([
    ['ltr', '+64 21 123 456'],
    ['rtl', '، هاتف '],
    ['ltr', '-$5.00'],
    ['rtl', 'خصم '],
  ]);
  expect(onPaper('Night race (2027)، حتى 27 يناير')).toEqual([
    ['rtl', ' يناير'],
    ['ltr', '27'],
    ['rtl', '، حتى '],
    ['ltr', 'Night race (2027)'],
  ]);
  expect(onPaper('https://www.example.nz/a?b=c#d')).toEqual([['ltr', 'https://www.example.nz/a?b=c#d']]);
  expect(onPaper('100% 太郎 محمد')).toEqual([
    ['rtl', ' محمد'],
    ['ltr', '100% '],
    ['drawn', '太郎'],
  ]);
});

test("draws characters shared by Japanese and Chinese in the document's language", () => {
  const shape = (language: Language) =>
    eastAsianOutline('直'.codePointAt(0) ?? 0, '直', language)?.glyph.path.toSVG();
  expect(shape('ja')).not.toBe(shape('zh-CN'));
  expect(shape('en')).toBe(shape('zh-CN'));
});

test('drops emoji and shows a replacement mark for characters without a font', () => {
  const nothing = () => false;
  expect(printable('Mere🏁', nothing)).toBe('Mere');
  expect(printable('Mere ก', nothing)).toBe('Mere ?');
  expect(printable('Ta\u0304whai', nothing)).toBe('Tāwhai');
});

test('breaks lines between words, and at suitable places in scripts without spaces', async () => {
  expect(piecesOf('Mere Tāwhai').join('')).toBe('Mere Tāwhai');
  expect(piecesOf('株式会社の長い名前。').at(-1)).toMatch(/。$/);
  const long = instructions(await sheet('株式会社とても長い会社名を持つ会社', 60));
  expect(long.match(/BDC/g)?.length).toBeGreaterThan(2);
});

test('produces a document whatever is typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
      expect((await sheet(text)).subarray(0, 5).toString()).toBe('%PDF-');
    }),
    { numRuns: 60 },
  );
});
