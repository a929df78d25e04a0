/** Parts of a block's thumbnail, on a canvas of 120 by 80. */
export type Shape = string;

const INK = '#2b3442';
const SOFT = '#c3cad4';
const ACCENT = '#d7263d';
const GROUND = '#f3f5f8';

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 1): Shape =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** Heading text. */
export const title = (x: number, y: number, width: number): Shape => rect(x, y, width, 6, INK);
/** Lines of text. */
export const lines = (x: number, y: number, width: number, count: number): Shape =>
  Array.from({ length: count }, (_, index) =>
    rect(x, y + index * 6, index === count - 1 ? width * 0.7 : width, 3, SOFT),
  ).join('');
/** A picture: hills and a sun. */
export const picture = (x: number, y: number, width: number, height: number): Shape =>
  rect(x, y, width, height, '#dde3ea', 2) +
  `<circle cx="${x + width * 0.72}" cy="${y + height * 0.3}" r="${Math.min(width, height) * 0.1}" fill="#fff"/>` +
  `<path d="M${x} ${y + height}l${width * 0.35} ${-height * 0.5}l${width * 0.25} ${height * 0.3}l${width * 0.15} ${-height * 0.18}l${width * 0.25} ${height * 0.38}z" fill="#9aa7b8"/>`;
export const button = (x: number, y: number, width = 26): Shape => rect(x, y, width, 9, ACCENT, 2);
export const portrait = (x: number, y: number, size: number): Shape =>
  `<circle cx="${x + size / 2}" cy="${y + size * 0.35}" r="${size * 0.22}" fill="#9aa7b8"/>` +
  `<path d="M${x + size * 0.12} ${y + size}a${size * 0.38} ${size * 0.38} 0 0 1 ${size * 0.76} 0z" fill="#9aa7b8"/>`;
export const play = (x: number, y: number, size: number): Shape =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${ACCENT}"/>` +
  `<path d="M${x - size * 0.35} ${y - size * 0.5}v${size}l${size * 0.9} ${-size * 0.5}z" fill="#fff"/>`;
export const field = (x: number, y: number, width: number): Shape =>
  `<rect x="${x}" y="${y}" width="${width}" height="9" rx="1.5" fill="#fff" stroke="${SOFT}"/>`;
export const dark = (x: number, y: number, width: number, height: number): Shape =>
  rect(x, y, width, height, INK, 2);
export const light = (x: number, y: number, width: number): Shape => rect(x, y, width, 5, '#fff');
export const accent = (x: number, y: number, width: number, height: number): Shape =>
  rect(x, y, width, height, ACCENT);
export const label = (x: number, y: number, text: string, size = 20): Shape =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${INK}">${text}</text>`;

/** Repeats a part in a row or a column. */
export const repeat = (count: number, part: (index: number) => Shape): Shape =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** A thumbnail as a data URI, which needs no separate request. */
export const pictureAddress = (...shapes: readonly Shape[]): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="${GROUND}"/>${shapes.join('')}</svg>`,
  )}`;
