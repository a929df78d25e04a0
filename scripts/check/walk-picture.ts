import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';
import { FLOORS, stationsOf, WALKS, type Floor, type Leg, type Station, type Walk } from './walks.ts';

/* Draws a walk as an SVG: a line from station to station, each on the rail of the floor where it runs. Texts stay texts. */

const TOKENS = readFileSync(join(ROOT, 'styles/tokens.css'), 'utf8');

type Colour = { readonly light: string; readonly dark: string };

/** A colour of the site's design. @throws if there is none of that name */
function token(name: string): Colour {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(TOKENS) ?? [];
  if (light === undefined || dark === undefined)
    throw new Error(`styles/tokens.css has no --${name} for light and dark.`);
  return { light, dark };
}

const COLOUR_OF_FLOOR: Readonly<Record<Floor, string>> = {
  browser: 'info-ink',
  site: 'base-brand-ink',
  contract: 'base-ink-muted',
  backend: 'success-ink',
  database: 'warning-ink',
};
/** From left to right. */
const FLOOR_NAMES: readonly Floor[] = ['browser', 'site', 'contract', 'backend', 'database'];

const WIDTH = 880;
const EDGE = 12;
const FIRST_RAIL = 40;
const BETWEEN_RAILS = 26;
const TEXT = FIRST_RAIL + FLOOR_NAMES.length * BETWEEN_RAILS + 10;
const HEAD = 84;
const ROW = 44;
/** Above and below the stations of a leg. */
const INSET = 4;
const GAP = 8;
/** Where the value crosses a border, which is named there. */
const BORDER = 34;
const RADIUS = 12;

const railOf = (floor: Floor): number => FIRST_RAIL + FLOOR_NAMES.indexOf(floor) * BETWEEN_RAILS;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, style: string, words: string): string =>
  `<text x="${String(x)}" y="${String(y)}" class="${style}">${words}</text>`;

function styleSheet(): string {
  const rules = (half: keyof Colour, indent: string): string => {
    const of = (name: string) => token(name)[half];
    return [
      `.paper, .number { fill: ${of('base-surface')} }`,
      `.ink { fill: ${of('base-ink')} }`,
      `.muted { fill: ${of('base-ink-muted')} }`,
      `.line { stroke: ${of('line-strong')} }`,
      ...FLOOR_NAMES.map((floor) => `.${floor} { fill: ${of(COLOUR_OF_FLOOR[floor])} }`),
    ]
      .map((rule) => indent + rule)
      .join('\n');
  };
  return [
    '<style>',
    "text { font: 13px system-ui, 'Segoe UI', sans-serif }",
    '.title { font-size: 21px; font-weight: 700 }',
    '.path { font: 13px ui-monospace, Menlo, Consolas, monospace }',
    '.name, .floor { font-weight: 700 }',
    '.floor { text-anchor: end }',
    '.number { font-size: 11px; font-weight: 700; text-anchor: middle }',
    '.border { font-style: italic }',
    '.line { fill: none; stroke-width: 2 }',
    '.band { opacity: 0.08 }',
    rules('light', ''),
    '@media (prefers-color-scheme: dark) {',
    rules('dark', '  '),
    '}',
    '</style>',
  ].join('\n');
}

type Point = { readonly x: number; readonly y: number };

const spot = ({ x, y }: Point): string => `${String(x)} ${String(y)}`;

/** The line between two stations: straight on one rail, curved from one to another. */
function line(from: Point, to: Point): string {
  const y = (from.y + to.y) / 2;
  const way =
    from.x === to.x ? `V${String(to.y)}` : `C${spot({ x: from.x, y })} ${spot({ x: to.x, y })} ${spot(to)}`;
  return `<path d="M${spot(from)}${way}" class="line"/>`;
}

/** The number of an earlier station that hands the value on, in words. */
const handedOn = ({ from }: Station, files: readonly string[]): string =>
  from === undefined ? '' : ` <tspan class="muted">(from ${String(files.indexOf(from) + 1)})</tspan>`;

function station(at: Point, floor: Floor, one: Station, files: readonly string[]): string[] {
  const folder = one.file.slice(0, one.file.lastIndexOf('/') + 1);
  const path = `<tspan class="muted">${escaped(folder)}</tspan><tspan class="name">${escaped(one.file.slice(folder.length))}</tspan>`;
  return [
    `<circle cx="${String(at.x)}" cy="${String(at.y)}" r="${String(RADIUS)}" class="${floor}"/>`,
    text(at.x, at.y + 4, 'number', String(files.indexOf(one.file) + 1)),
    text(TEXT, at.y - 3, 'path ink', path),
    text(TEXT, at.y + 15, 'ink', escaped(one.does) + handedOn(one, files)),
  ];
}

function store(at: Point, floor: Floor, stored: string): string[] {
  const size = String(2 * RADIUS - 4);
  return [
    `<rect x="${String(at.x - RADIUS + 2)}" y="${String(at.y - RADIUS + 2)}" width="${size}" height="${size}" rx="4" class="${floor}"/>`,
    text(TEXT, at.y + 4, 'ink', escaped(stored)),
  ];
}

type Drawn = { readonly parts: readonly string[]; readonly points: readonly Point[]; readonly end: number };

function leg({ floor, by, stores, stations }: Leg, top: number, files: readonly string[]): Drawn {
  const start = top + (by === undefined ? GAP : BORDER);
  const rows = stations.length + (stores === undefined ? 0 : 1);
  const height = rows * ROW + 2 * INSET;
  const points = Array.from({ length: rows }, (_, row) => ({
    x: railOf(floor),
    y: start + INSET + row * ROW + ROW / 2,
  }));
  const marks = points.flatMap((at, row) => {
    const one = stations[row];
    return one ? station(at, floor, one, files) : store(at, floor, stores ?? '');
  });
  return {
    parts: [
      ...(by === undefined ? [] : [text(TEXT, start - BORDER / 2 + 4, 'border muted', escaped(`↓ ${by}`))]),
      `<rect x="${String(EDGE)}" y="${String(start)}" width="${String(WIDTH - 2 * EDGE)}" height="${String(height)}" rx="8" class="band ${floor}"/>`,
      text(WIDTH - 2 * EDGE, start + INSET + ROW / 2 + 1, `floor ${floor}`, FLOORS[floor]),
      ...marks,
    ],
    points,
    end: start + height,
  };
}

/** The file of a walk's picture. */
export const pictureOf = ({ name }: Walk): string => `docs/pictures/walk-${name}.svg`;

/** A walk in one line: its title, and how many files it has. */
const headlineOf = (walk: Walk): string => `${walk.title}: ${String(stationsOf(walk).length)} files`;

/** Draws a walk. */
export function drawWalk(walk: Walk): string {
  const files = stationsOf(walk).map(({ file }) => file);
  const drawn: Drawn[] = [];
  for (const each of walk.legs) drawn.push(leg(each, drawn.at(-1)?.end ?? HEAD - GAP, files));
  const points = drawn.flatMap((each) => each.points);
  const height = String((drawn.at(-1)?.end ?? HEAD) + EDGE);
  const lines = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [line(from, to)] : [];
  });
  const marks = drawn.flatMap(({ parts }) => parts);
  const isBand = (part: string): boolean => part.includes('class="band');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${height}" viewBox="0 0 ${String(WIDTH)} ${height}">`,
    `<title>${escaped(headlineOf(walk))}</title>`,
    styleSheet(),
    `<rect width="100%" height="100%" class="paper"/>`,
    text(2 * EDGE, 40, 'title ink', escaped(headlineOf(walk))),
    text(2 * EDGE, 64, 'muted', escaped(walk.about)),
    // The line lies on the bands, and below the stations.
    ...marks.filter(isBand),
    ...lines,
    ...marks.filter((part) => !isBand(part)),
    '</svg>',
  ].join('\n')}\n`;
}

/** A walk as a line of docs/develop.md. */
export const listedWalk = (walk: Walk): string =>
  `- [${headlineOf(walk)}](pictures/walk-${walk.name}.svg). ${walk.about}`;

/** The pictures of all walks, by file. */
export const walkPictures = (): ReadonlyMap<string, string> =>
  new Map(WALKS.map((walk) => [pictureOf(walk), drawWalk(walk)]));
