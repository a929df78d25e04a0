export type Point = readonly [number, number];

/** Number as short SVG text (two decimals at most). */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

export interface Knot {
  readonly x: number;
  readonly y: number;
  /** A corner breaks the smooth run of the curve. */
  readonly corner: boolean;
}

/**
 * Reads a drawing's knots: pairs `x,y` separated by spaces, `!` marks a corner.
 * Drawings are written with y upwards; the result has SVG's y downwards.
 * @throws TypeError when a pair is not two numbers.
 */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const corner = token.endsWith('!');
      const [x, y] = (corner ? token.slice(0, -1) : token).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new TypeError(`Bad knot "${token}"`);
      return { x, y: -y, corner };
    });
}

function tangent(before: Knot | undefined, at: Knot, after: Knot | undefined): Point {
  if (at.corner || before === undefined || after === undefined) return [0, 0];
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** SVG path through the knots; smooth except at corners. Handles stay within a third of their segment, so it never overshoots. */
export function through(list: readonly Knot[], closed: boolean): string {
  const count = list.length;
  const at = (index: number): Knot | undefined => (closed ? list[(index + count) % count] : list[index]);
  const first = list[0];
  if (first === undefined) return '';
  let d = `M${num(first.x)} ${num(first.y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    if (from === undefined || to === undefined) continue;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const [ax, ay] = tangent(at(index - 1), from, to);
    const [bx, by] = tangent(from, to, at(index + 2));
    const straightOut = ax === 0 && ay === 0;
    const straightIn = bx === 0 && by === 0;
    if (straightOut && straightIn) {
      d += `L${num(to.x)} ${num(to.y)}`;
      continue;
    }
    const c1: Point = straightOut
      ? [from.x + (to.x - from.x) / 3, from.y + (to.y - from.y) / 3]
      : [from.x + ax * reach, from.y + ay * reach];
    const c2: Point = straightIn
      ? [to.x - (to.x - from.x) / 3, to.y - (to.y - from.y) / 3]
      : [to.x - bx * reach, to.y - by * reach];
    d += `C${num(c1[0])} ${num(c1[1])} ${num(c2[0])} ${num(c2[1])} ${num(to.x)} ${num(to.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Closed shape from knot text. */
export const shape = (text: string): string => through(knots(text), true);

/** Open line from knot text. */
export const line = (text: string): string => through(knots(text), false);

/** Straight-sided polygon through points in SVG coordinates. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** Open smooth path through points in SVG coordinates. */
export const smooth = (points: readonly Point[], closed = false): string =>
  through(
    points.map(([x, y]) => ({ x, y, corner: false })),
    closed,
  );

/** Full circle as path data, so that it can be combined with other path data. */
export function circlePath(cx: number, cy: number, radius: number): string {
  const r = num(radius);
  return `M${num(cx - radius)} ${num(cy)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0Z`;
}
