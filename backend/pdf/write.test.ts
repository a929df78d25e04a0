import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../lib/contract/languages.ts';
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
])('draws %s letters and keeps the text for whoever copies it', async (_script, name) => {
  const drawn = instructions(await sheet(`Mere ${name}`));
  expect(drawn).toContain(utf16(name));
  expect(
    drawn.split('\n').filter((line) => line.endsWith(' c') || line.endsWith(' l')).length,
  ).toBeGreaterThan(20);
});

test('writes Latin, Cyrillic and Georgian letters as letters', () => {
  for (const name of ['Mere Tāwhai', 'Nguyễn Thị Ánh', 'Ирина Ґ', 'გიორგი ბერიძე'])
    expect(kinds(name)).toEqual(['ltr']);
});

test('puts words that read from right to left in their order, and numbers among them the other way', () => {
  expect(runsOf('For محمد علي, twice')).toEqual([
    { kind: 'ltr', text: 'For ' },
    { kind: 'rtl', text: 'محمد علي' },
    { kind: 'ltr', text: ', twice' },
  ]);
  expect(runsOf('شارع 12.5 (أ)').map(({ text }) => text)).toEqual([' )أ(', '12.5', 'شارع ']);
  expect(kinds('(محمد)')).toEqual(['ltr', 'rtl', 'ltr']);
});

test('a line of a document in Arabic begins at the right, and what is Latin in it stays whole', () => {
  const onPaper = (line: string) => runsOf(line, true).map(({ kind, text }) => [kind, text]);
  expect(onPaper('قيمة $50.00 فقط')).toEqual([
    ['rtl', ' فقط'],
    ['ltr', '$50.00'],
    ['rtl', 'قيمة '],
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

test('letters of Japan and China that share a number are drawn as the document has them', () => {
  const shape = (language: Language) =>
    eastAsianOutline('直'.codePointAt(0) ?? 0, '直', language)?.glyph.path.toSVG();
  expect(shape('ja')).not.toBe(shape('zh-CN'));
  expect(shape('en')).toBe(shape('zh-CN'));
});

test('leaves out pictograms and shows a mark for letters that no font has', () => {
  const nothing = () => false;
  expect(printable('Mere🏁', nothing)).toBe('Mere');
  expect(printable('Mere ก', nothing)).toBe('Mere ?');
  expect(printable('Ta\u0304whai', nothing)).toBe('Tāwhai');
});

test('breaks a line between words, and anywhere fitting where a script has no spaces', async () => {
  expect(piecesOf('Mere Tāwhai').join('')).toBe('Mere Tāwhai');
  expect(piecesOf('株式会社の長い名前。').at(-1)).toMatch(/。$/);
  const long = instructions(await sheet('株式会社とても長い会社名を持つ会社', 60));
  expect(long.match(/BDC/g)?.length).toBeGreaterThan(2);
});

test('whatever is typed, a document comes of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
      expect((await sheet(text)).subarray(0, 5).toString()).toBe('%PDF-');
    }),
    { numRuns: 60 },
  );
});
