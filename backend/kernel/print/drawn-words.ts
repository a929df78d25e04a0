import type { Font, Line } from 'fontkit';
import { layOut } from './lay-out.ts';

/*
 * Text in fonts that the PDF library can't embed, because they are in a browser format. Each word becomes one character of a font made for
 * the document (Type 3: a character is a drawing), and that character maps to the word's letters. So every reader can find and copy the
 * text, in any script.
 */

type Pdf = PDFKit.PDFDocument;

/** Units per em of such a font. */
const EM = 1000;
/** A character's code is one byte, and 0 isn't used. */
const CODES = 255;

type Word = { readonly drawing: string; readonly width: number; readonly meaning: string };
type WordFont = {
  readonly name: string;
  readonly words: Map<string, Word>;
  readonly ref: PDFKit.PDFKitReference;
};

const fontsOf = new WeakMap<Pdf, WordFont[]>();

/** How a word is drawn. */
export type WordStyle = {
  readonly font: Font;
  /** An outline around the shapes, as a fraction of the size; 0 for none. */
  readonly outline: number;
  readonly direction: 'ltr' | 'rtl';
};

/** A word's width at a size, in points. */
export const wordWidth = (text: string, font: Font, size: number): number =>
  (layOut(font, text).advanceWidth / font.unitsPerEm) * size;

const short = (number: number) => String(Math.round(number * 10) / 10);

/** A pen that writes a drawing's instructions and tracks its bounds. */
function newPen() {
  const steps: string[] = [];
  const ends: { x: number; y: number }[] = [];
  const write = (operator: string, points: readonly { x: number; y: number }[]) => {
    steps.push([...points.flatMap(({ x, y }) => [short(x), short(y)]), operator].join(' '));
    ends.push(...points);
  };
  return { steps, ends, write };
}

/** The shapes of glyphs as a drawing, in units of the word's font. */
function drawingOf({ glyphs, positions }: Line, scale: number, outline: number): Omit<Word, 'meaning'> {
  const pen = newPen();
  let [left, base] = [0, 0];
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    let here = { x: 0, y: 0 };
    for (const { command, args } of glyph.path.commands) {
      const points = Array.from({ length: args.length / 2 }, (_, pair) => ({
        x: (left + xOffset + (args[2 * pair] ?? 0)) * scale,
        y: (base + yOffset + (args[2 * pair + 1] ?? 0)) * scale,
      }));
      const [first = here, second = here] = points;
      if (command === 'closePath') pen.write('h', []);
      else if (command === 'moveTo') pen.write('m', points);
      else if (command === 'lineTo') pen.write('l', points);
      else if (command === 'bezierCurveTo') pen.write('c', points);
      else {
        // A curve with one control point, expressed with two.
        const towards = (end: { x: number; y: number }) => ({
          x: end.x + ((first.x - end.x) * 2) / 3,
          y: end.y + ((first.y - end.y) * 2) / 3,
        });
        pen.write('c', [towards(here), towards(second), second]);
      }
      here = points.at(-1) ?? here;
    }
    left += xAdvance;
    base += yAdvance;
  }
  const width = left * scale;
  const xs = [0, width, ...pen.ends.map(({ x }) => x)];
  const ys = [0, ...pen.ends.map(({ y }) => y)];
  const box = [
    Math.min(...xs) - outline,
    Math.min(...ys) - outline,
    Math.max(...xs) + outline,
    Math.max(...ys) + outline,
  ];
  const paint = outline > 0 ? [`${short(outline)} w 1 j`, ...pen.steps, 'B'] : [...pen.steps, 'f'];
  // `d1`: the drawing takes the colour that the text is set in.
  return { width, drawing: [`${short(width)} 0 ${box.map(short).join(' ')} d1`, ...paint].join('\n') };
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** The font and code of a word in a document. */
function placeOf(
  pdf: Pdf,
  text: string,
  { font, outline, direction }: WordStyle,
): { font: WordFont; code: number } {
  const fonts = fontsOf.get(pdf) ?? [];
  fontsOf.set(pdf, fonts);
  const scale = EM / font.unitsPerEm;
  const drawn = drawingOf(layOut(font, text), scale, outline * EM);
  const key = `${drawn.drawing}\n${text}`;
  const known = fonts.find(({ words }) => words.has(key)) ?? fonts.find(({ words }) => words.size < CODES);
  const home = known ?? {
    name: `W${String(fonts.length + 1)}`,
    words: new Map<string, Word>(),
    ref: pdf.ref({}),
  };
  if (!known) fonts.push(home);
  // Like the glyphs of other right-to-left text, letters are listed from left to right, and readers reverse them.
  const meaning = direction === 'rtl' ? Array.from(text).toReversed().join('') : text;
  if (!home.words.has(key)) home.words.set(key, { ...drawn, meaning });
  return { font: home, code: [...home.words.keys()].indexOf(key) + 1 };
}

/** Draws a word. `base` is its baseline, in points. */
export function drawWord(
  pdf: Pdf,
  text: string,
  style: WordStyle,
  { x, base, size, colour }: { x: number; base: number; size: number; colour: string },
): void {
  const { font, code } = placeOf(pdf, text, style);
  pdf.page.fonts[font.name] = font.ref;
  pdf.save().fillColor(colour).strokeColor(colour);
  const code16 = code.toString(16).padStart(2, '0');
  // The page's coordinates run downwards; letters are upright.
  pdf.addContent(
    `BT /${font.name} ${short(size)} Tf 1 0 0 -1 ${x.toFixed(3)} ${base.toFixed(3)} Tm <${code16}> Tj ET`,
  );
  pdf.restore();
}

function meaningsOf(words: readonly Word[]): string {
  const lines = words.map(({ meaning }, index) => {
    const code = (index + 1).toString(16).padStart(2, '0');
    return `1 beginbfchar <${code}> <${hex(meaning)}> endbfchar`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Words def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...lines,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Writes the fonts of a document's drawn words. Call it once, when everything has been drawn. */
export function endWords(pdf: Pdf): void {
  for (const { ref, words } of fontsOf.get(pdf) ?? []) {
    const list = [...words.values()];
    const streamOf = (content: string) => {
      const stream = pdf.ref({});
      stream.end(content);
      return stream;
    };
    const names = list.map((_, index) => `w${String(index + 1)}`);
    Object.assign(ref.data, {
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
      Resources: {},
      CharProcs: Object.fromEntries(names.map((name, index) => [name, streamOf(list[index]?.drawing ?? '')])),
      Encoding: { Type: 'Encoding', Differences: [1, ...names] },
      FirstChar: 1,
      LastChar: list.length,
      Widths: list.map(({ width }) => width),
      ToUnicode: streamOf(meaningsOf(list)),
    });
    ref.end(null);
  }
}
