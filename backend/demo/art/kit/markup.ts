import { num } from './geometry.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(list: Attributes): string {
  return Object.entries(list)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

/** Filled path. */
export const fill = (d: string, paint: string, rest: Attributes = {}): string =>
  `<path d="${d}" fill="${paint}"${attributes(rest)}/>`;

/** Stroked path without fill. */
export const stroke = (d: string, paint: string, width: number, rest: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${paint}"${attributes({ 'stroke-width': width, ...rest })}/>`;

/** Filled rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  rest: Attributes = {},
): string => `<rect${attributes({ x, y, width, height, fill: paint, ...rest })}/>`;

/** Filled ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  rest: Attributes = {},
): string => `<ellipse${attributes({ cx, cy, rx, ry, fill: paint, ...rest })}/>`;

/** Filled circle. */
export const circle = (cx: number, cy: number, r: number, paint: string, rest: Attributes = {}): string =>
  ellipse(cx, cy, r, r, paint, rest);

/** Group with attributes. */
export const group = (content: string, rest: Attributes): string => `<g${attributes(rest)}>${content}</g>`;

/** Group moved and scaled; a negative horizontal scale mirrors it. */
export const place = (
  content: string,
  x: number,
  y: number,
  scaleX = 1,
  scaleY = Math.abs(scaleX),
  turn = 0,
): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`} scale(${scaleX} ${scaleY})">${content}</g>`;
