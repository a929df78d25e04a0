import type { Tone } from '../artwork.ts';
import { num, polygon, type Point } from '../kit/geometry.ts';
import { lettering, letteringWidth, type LetteringStyle } from '../kit/lettering.ts';
import { fill, rect } from '../kit/markup.ts';
import { createSheet } from '../kit/sheet.ts';

const RED = '#e4002b';
const GOLD = '#ffb81c';

function spark(x: number, y: number, size: number): string {
  const points: Point[] = [];
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? size : size * 0.3;
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return polygon(points);
}

/** The mark in a 100×100 square: three leaning lanes crossed by the four stars of the Cross. */
function mark(ink: string): string {
  const lane = (x: number, width: number): string =>
    polygon([
      [x, 96],
      [x + width, 96],
      [x + width + 34, 4],
      [x + 34, 4],
    ]);
  return (
    fill(lane(4, 15), RED) +
    fill(lane(25, 9), ink) +
    fill(lane(40, 4), GOLD) +
    fill(spark(76, 16, 13) + spark(90, 46, 11) + spark(62, 44, 9) + spark(74, 82, 14), ink)
  );
}

/** Logo of the invented Southern Cross Summer Series; `tone` is the ground it stands on. */
export function organisationLogoSvg(tone: Tone, form: 'full' | 'mark'): string {
  const sheet = createSheet(`scss-${tone}-`);
  const ink = tone === 'dark' ? '#ffffff' : '#10151c';
  if (form === 'mark') return sheet.document(400, 400, mark(ink), '0 0 100 100');
  const big: LetteringStyle = { height: 44, paint: ink, slant: 12, weight: 1.9, tracking: 0.5 };
  const small: LetteringStyle = { height: 25, paint: RED, slant: 12, weight: 1.7, tracking: 2.1 };
  const text = 'SOUTHERN CROSS';
  const width = letteringWidth(text, big);
  return sheet.document(
    (126 + width + 14) * 2,
    200,
    mark(ink) +
      lettering(text, 118, 54, big) +
      lettering('SUMMER SERIES', 112, 92, { ...small, maxWidth: width }),
    `0 0 ${num(126 + width + 14)} 100`,
  );
}

/** Site icon, 64×64: the lanes and stars on a plate, or the bare mark for dark browser chrome. */
export function faviconSvg(tone: Tone): string {
  const sheet = createSheet(`icon-${tone}-`);
  const plate = tone === 'dark' ? '#ffffff' : '#10151c';
  const ink = tone === 'dark' ? '#10151c' : '#ffffff';
  return sheet.document(
    64,
    64,
    rect(0, 0, 100, 100, plate, { rx: 20 }) + `<g transform="translate(12 12) scale(0.76)">${mark(ink)}</g>`,
    '0 0 100 100',
  );
}
