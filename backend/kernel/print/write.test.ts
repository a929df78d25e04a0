import fc from 'fast-check';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import type { Language } from '../../../lib/contract/languages.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import { layOut } from './lay-out.ts';
import { makePdf } from './make-pdf.ts';
import { faceFor } from './script-fonts.ts';
import { instructions } from './test-support.ts';
import { breakableParts, paragraphOf, printable, runsOf } from './text-runs.ts';
import { write } from './write.ts';

const STYLE = { font: 'text', size: 10, colour: '#000000' } as const;

const sheet = (text: string, width = 200) =>
  makePdf('Names', (pdf) => {
    write(pdf, text, STYLE, { x: 48, y: 48, width });
  });

const textOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text;

/** A line's runs from left to right: direction and text, with a `+` for those in a fallback font. */
const onPaper = (line: string, language: Language = 'en') =>
  runsOf(paragraphOf(line, language)).map(({ direction, text, face }) => [
    face ? `${direction}+` : direction,
    text,
  ]);

test.each([
  ['Japanese', '太郎'],
  ['Chinese', '国庆'],
  ['Korean', '김민준'],
])('draws %s characters, and a reader can copy them', async (_script, name) => {
  const pdf = await sheet(`Mere ${name}`);
  expect(await textOf(pdf)).toContain(`Mere ${name}`);
  expect(instructions(pdf).match(/ c$/gm)?.length).toBeGreaterThan(20);
});

test('writes Latin, Cyrillic and Georgian text with the document fonts', () => {
  for (const name of ['Mere Tāwhai', 'Nguyễn Thị Ánh', 'Ирина Ґ', 'გიორგი ბერიძე'])
    expect(onPaper(name)).toEqual([['ltr', name]]);
});

test('orders right-to-left words visually, with numbers left to right', () => {
  expect(onPaper('For محمد علي, twice')).toEqual([
    ['ltr', 'For '],
    ['rtl', 'محمد علي'],
    ['ltr', ', twice'],
  ]);
  expect(onPaper('شارع 12.5 (أ)').map(([, text]) => text)).toEqual([' )أ(', '12.5', 'شارع ']);
  expect(onPaper('(محمد)').map(([direction]) => direction)).toEqual(['ltr', 'rtl', 'ltr']);
});

test('letters of two right-to-left scripts are laid out apart, so that each is joined as it should be', () => {
  expect(onPaper('משה محمد')).toEqual([
    ['rtl', 'محمد'],
    ['rtl', 'משה '],
  ]);
});

test('right-aligns a line in an Arabic document and keeps its Latin parts intact', () => {
  expect(onPaper('Night race (2027)، حتى 27 يناير', 'ar')).toEqual([
    ['rtl', ' يناير'],
    ['ltr', '27'],
    ['rtl', '، حتى '],
    ['ltr', 'Night race (2027)'],
  ]);
  expect(onPaper('https://www.example.nz/a?b=c#d', 'ar')).toEqual([
    ['ltr', 'https://www.example.nz/a?b=c#d'],
  ]);
  expect(onPaper('100% 太郎 محمد', 'ar')).toEqual([
    ['rtl', ' محمد'],
    ['ltr+', '太'],
    ['ltr+', '郎'],
    ['rtl', ' '],
    ['ltr', '100%'],
  ]);
});

test('keeps the parts of an isolated amount, telephone number or date together in an Arabic document', () => {
  const line = `خصم ${isolated('-$5.00', 'ar')}، هاتف ${isolated('+64 21 123 456', 'ar')}`;
  expect(onPaper(line, 'ar')).toEqual([
    ['ltr', '+64 21 123 456'],
    ['rtl', '، هاتف '],
    ['ltr', '-$5.00'],
    ['rtl', 'خصم '],
  ]);
});

test('a line that starts in the middle of a paragraph keeps the order that the paragraph gives it', () => {
  const text = 'سباق Taupō - Teretonga';
  const texts = (start: number) => runsOf(paragraphOf(text, 'ar'), start).map((run) => run.text);
  expect(texts(text.indexOf('-'))).toEqual(['- Teretonga']);
  expect(onPaper('- Teretonga', 'ar').map(([, part]) => part)).toEqual(['Teretonga', '- ']);
});

test("draws characters shared by Japanese and Chinese in the document's language", () => {
  const shape = (language: Language) =>
    JSON.stringify(faceFor('直', '直', language)?.font.layout('直').glyphs[0]?.path.commands);
  expect(shape('ja')).not.toBe(shape('zh-CN'));
  expect(shape('en')).toBe(shape('zh-CN'));
});

test('signs that Burmese draws before a letter are drawn before it, and those over it after it', () => {
  const font = faceFor('က', 'က', 'en')?.font;
  const glyphs = (text: string) => (font ? layOut(font, text).glyphs.map(({ id }) => id) : []);
  const [vowel] = glyphs('\u1031');
  expect(glyphs('ကေ')).toEqual([vowel, ...glyphs('က')]);
  expect(glyphs('ကြ').at(-1)).toBe(glyphs('က')[0]);
  expect(glyphs('မင်္ဂ').slice(0, 2)).toEqual([...glyphs('မ'), ...glyphs('ဂ')]);
});

test('Mongolian letters have the forms required by their position, a following sign and later vowels', () => {
  const font = faceFor('ᠮ', 'ᠮ', 'en')?.font;
  const glyphs = (text: string) => (font ? layOut(font, text).glyphs.map(({ id }) => id) : []);
  const word = glyphs('ᠮᠠᠮᠠᠮ');
  expect(word).toHaveLength(5);
  expect(new Set([...glyphs('ᠮ'), word[0], word[2], word[4]]).size).toBe(4);
  expect(word[1]).toBe(word[3]);
  const [, , chosen] = glyphs('ᠰᠠᠶ\u180Bᠢᠨ');
  expect(chosen).not.toBe(glyphs('ᠰᠠᠶᠢᠨ')[2]);
  const [, back] = glyphs('ᠢᠭᠨᠣᠯ');
  expect(back).not.toBe(glyphs('ᠢᠭᠨᠥᠯ')[1]);
  expect(glyphs('ᠢ\u180Dᠭᠨᠣᠯ')[2]).toBe(back);
  expect(glyphs('ᠰᠠ\u180Dᠢ\u180Cᠬᠡᠨ').slice(-2)).toEqual(glyphs('ᠰᠢᠬᠡᠨ').slice(-2));
});

test('a Mongolian word is drawn as a whole, with a gap before its last vowel or its ending', () => {
  expect(onPaper('Mere ᠪᠠᠲᠤ\u202Fᠶᠢᠨ 86')).toEqual([
    ['ltr', 'Mere '],
    ['ltr+', 'ᠪᠠᠲᠤ\u202Fᠶᠢᠨ'],
    ['ltr', ' 86'],
  ]);
  const font = faceFor('ᠮ', 'ᠮ', 'en')?.font;
  const parts = font && layOut(font, 'ᠷᠮ\u180Eᠠ');
  expect(parts?.glyphs).toHaveLength(4);
  expect(parts?.positions[2]?.xAdvance).toBeGreaterThan(0);
});

test('signs that choose the forms of Mongolian letters are only kept beside such letters', () => {
  expect(printable('ᠷᠮ\u180Eᠠ ᠶ\u180B\u200D \u200Dᠮ')).toBe('ᠷᠮ\u180Eᠠ ᠶ\u180B\u200D \u200Dᠮ');
  expect(printable('Me\u180Bre\u180E \u200DMere')).toBe('Mere Mere');
});

test('a Khmer vowel is lower under a letter that has another below it', () => {
  const font = faceFor('ក', 'ក', 'en')?.font;
  const vowel = (text: string) => font && layOut(font, text).glyphs.at(-1)?.id;
  expect(vowel('ក្រុ')).not.toBe(vowel('កុ'));
});

test('drops emoji and shows a replacement mark for characters without a font', () => {
  expect(printable('Mere🏁')).toBe('Mere');
  expect(printable('👨‍👩‍👧 Mere')).toBe(' Mere');
  expect(printable('Mere 𒀀')).toBe('Mere ?');
  expect(printable('Ta\u0304whai')).toBe('Tāwhai');
});

test('breaks lines between words, and at suitable places in scripts without spaces', async () => {
  expect(breakableParts('Mere Tāwhai').join('')).toBe('Mere Tāwhai');
  expect(breakableParts('株式会社の長い名前。').at(-1)).toMatch(/。$/);
  expect(
    breakableParts('श्रेया चट्टोपाध्याय')
      .map((piece) => piece.trim())
      .filter(Boolean),
  ).toEqual(['श्रेया', 'चट्टोपाध्याय']);
  const long = await textOf(await sheet('株式会社とても長い会社名を持つ会社', 60));
  expect(long.trim().split('\n').length).toBeGreaterThan(2);
});

test('produces a document whatever is typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
      expect((await sheet(text)).subarray(0, 5).toString()).toBe('%PDF-');
    }),
    { numRuns: 60 },
  );
});
