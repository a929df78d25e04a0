import { num } from './geometry.ts';
import { GLYPH_HEIGHT, glyphStrokes } from './glyphs.ts';

export interface LetteringStyle {
  /** Height of the capitals in user units, stroke included. */
  readonly height: number;
  readonly paint: string;
  /** Stroke weight in grid units (capitals are 8 high); 1.7 is bold. */
  readonly weight?: number;
  /** Extra space between letters in grid units. */
  readonly tracking?: number;
  /** Slant in degrees, positive leans forward. */
  readonly slant?: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Widest allowed run in user units; longer text is condensed. */
  readonly maxWidth?: number;
  /** Horizontal stretch, 1 is the drawn shape. */
  readonly stretch?: number;
  readonly opacity?: number;
  /** Thickens every stroke by this many user units without moving the letters. */
  readonly outline?: number;
}

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly round: boolean;
}

const SPACE_WIDTH = 2.2;
const CORNER_RADIUS = 1.35;
const MACRON = /\u0304/u;

function pens(strokeText: string): { points: Pen[]; closed: boolean } {
  const closed = strokeText.endsWith('z');
  const points = strokeText
    .replace(/\s*z$/, '')
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [x = 0, y = 0] = token.replace('~', '').split(',').map(Number);
      return { x, y, round: token.endsWith('~') };
    });
  return { points, closed };
}

function towards(from: Pen, to: Pen): [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach = Math.min(CORNER_RADIUS, length / 2);
  return [from.x + ((to.x - from.x) / length) * reach, from.y + ((to.y - from.y) / length) * reach];
}

function strokePath(text: string, scaleX: number, scaleY: number, dx: number, dy: number): string {
  const { points, closed } = pens(text);
  const put = (x: number, y: number): string => `${num(dx + x * scaleX)} ${num(dy + y * scaleY)}`;
  const parts: string[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (closed ? points[0] : undefined);
    const command = parts.length === 0 ? 'M' : 'L';
    if (!point.round || before === undefined || after === undefined) {
      parts.push(`${command}${put(point.x, point.y)}`);
      return;
    }
    const [ax, ay] = towards(point, before);
    const [bx, by] = towards(point, after);
    parts.push(`${command}${put(ax, ay)}Q${put(point.x, point.y)} ${put(bx, by)}`);
  });
  return parts.join('') + (closed ? 'Z' : '');
}

interface SetGlyph {
  readonly strokes: readonly string[];
  readonly at: number;
}

function setText(text: string, weight: number, tracking: number): { glyphs: SetGlyph[]; width: number } {
  const glyphs: SetGlyph[] = [];
  let at = 0;
  for (const letter of text
    .toUpperCase()
    .normalize('NFD')
    .match(/\P{M}\p{M}*/gu) ?? []) {
    const drawn = glyphStrokes[letter[0] ?? ''];
    if (drawn === undefined) {
      at += SPACE_WIDTH + tracking;
      continue;
    }
    const strokes = drawn.split(';');
    const width = Math.max(...strokes.flatMap((entry) => pens(entry).points.map((point) => point.x)));
    if (MACRON.test(letter)) strokes.push(`0.4,-2.6 ${width - 0.4},-2.6`);
    glyphs.push({ strokes, at });
    at += width + weight + 0.75 + tracking;
  }
  return { glyphs, width: Math.max(0, at - 0.75 - tracking) };
}

/** Width of the set text in user units. */
export function letteringWidth(text: string, style: LetteringStyle): number {
  const weight = style.weight ?? 1.7;
  const unit = style.height / (GLYPH_HEIGHT + weight);
  const width = setText(text, weight, style.tracking ?? 0).width * unit * (style.stretch ?? 1);
  return Math.min(width, style.maxWidth ?? width);
}

/** Text as drawn strokes; (x, y) is the base line's start, middle or end. Letters the set lacks become spaces. */
export function lettering(text: string, x: number, y: number, style: LetteringStyle): string {
  const weight = style.weight ?? 1.7;
  const unit = style.height / (GLYPH_HEIGHT + weight);
  const { glyphs, width } = setText(text, weight, style.tracking ?? 0);
  const natural = width * unit * (style.stretch ?? 1);
  const shown = Math.min(natural, style.maxWidth ?? natural);
  const squeeze = natural === 0 ? 1 : (shown / natural) * (style.stretch ?? 1);
  const start = style.align === 'middle' ? -shown / 2 : style.align === 'end' ? -shown : 0;
  const offset = (weight / 2) * unit;
  const d = glyphs
    .flatMap((glyph) =>
      glyph.strokes.map((entry) =>
        strokePath(entry, unit, unit, glyph.at * unit + offset, -(GLYPH_HEIGHT + weight / 2) * unit),
      ),
    )
    .join('');
  const slant = style.slant === undefined ? '' : ` skewX(${num(-style.slant)})`;
  return (
    `<path transform="translate(${num(x)} ${num(y)})${slant} translate(${num(start)} 0) scale(${num(squeeze * 100) === '100' ? 1 : squeeze.toFixed(4)} 1)" d="${d}" fill="none" ` +
    `stroke="${style.paint}" stroke-width="${num(weight * unit + (style.outline ?? 0))}" stroke-linejoin="miter" stroke-miterlimit="2.2" stroke-linecap="square"` +
    `${style.opacity === undefined ? '' : ` opacity="${num(style.opacity)}"`}/>`
  );
}
