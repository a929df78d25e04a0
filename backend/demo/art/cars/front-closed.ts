import { inkOn, mix } from '../kit/colour.ts';
import { polygon, shape } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { both, formPaint, frontTyre, mirrored, type FrontView } from './front-kit.ts';

/** Proportions of a closed car's face. */
export interface ClosedFace {
  readonly body: string;
  readonly cabin: string;
  readonly screen: string;
  /** Right lamp. */
  readonly lamp: string;
  /** Whole openings, drawn mirrored. */
  readonly grille: string;
  readonly intake: string;
  readonly splitter: string;
  readonly bonnetTop: number;
  readonly bonnetEdge: number;
  readonly tyre: { readonly x: number; readonly width: number; readonly height: number };
  readonly wing?: { readonly y: number; readonly half: number };
  readonly bonnetVents: boolean;
  readonly chrome: boolean;
}

export const closedFaces = {
  gt: {
    body: '0,13! 84,13! 96,20 99,40 99,60 94,78 82,86! 70,87 46,90 0,92!',
    cabin: '0,85! 74,85! 66,100 54,117 44,123 0,126!',
    screen: '0,88! 68,88! 62,99 51,114 0,117!',
    lamp: '58,72! 88,76! 92,66! 72,58!',
    grille: '0,58! 40,58! 48,36! 0,32!',
    intake: '0,28! 60,28! 66,19! 0,18!',
    splitter: '0,13! 90,13! 101,10! 101,6! 0,6!',
    bonnetTop: 92,
    bonnetEdge: 66,
    tyre: { x: 66, width: 30, height: 40 },
    wing: { y: 126, half: 90 },
    bonnetVents: true,
    chrome: false,
  },
  classic: {
    body: '0,24! 74,24! 80,34 81,58 79,80 72,90! 60,92 30,94 0,95!',
    cabin: '0,88! 68,88! 62,108 56,126 48,133 0,136!',
    screen: '0,93! 62,93! 58,108 52,125 0,127!',
    lamp: '50,78 60,84 70,78 70,64 60,58 50,64',
    grille: '0,80! 46,80! 46,56! 0,56!',
    intake: '0,44! 50,44! 54,34! 0,34!',
    splitter: '0,26! 74,26! 78,20! 76,16! 0,16!',
    bonnetTop: 95,
    bonnetEdge: 82,
    tyre: { x: 54, width: 24, height: 34 },
    bonnetVents: false,
    chrome: true,
  },
  touring: {
    body: '0,14! 82,14! 92,22 95,44 95,64 90,84 80,94! 66,96 40,98 0,99!',
    cabin: '0,92! 74,92! 68,112 60,130 50,137 0,140!',
    screen: '0,96! 68,96! 63,112 56,127 0,130!',
    lamp: '54,78! 84,84! 90,74! 66,64!',
    grille: '0,66! 44,66! 50,52! 0,50!',
    intake: '0,44! 60,44! 66,20! 0,20!',
    splitter: '0,14! 88,14! 98,11! 98,7! 0,7!',
    bonnetTop: 99,
    bonnetEdge: 74,
    tyre: { x: 64, width: 27, height: 40 },
    wing: { y: 146, half: 70 },
    bonnetVents: false,
    chrome: false,
  },
  truck: {
    body: '0,24! 104,24! 118,34 122,70 122,150 116,166! 60,168 0,169!',
    cabin: '0,160! 116,160! 112,220 106,250 92,262 0,266!',
    screen: '0,168! 106,168! 103,220 98,240 0,244!',
    lamp: '70,90! 110,92! 112,70! 78,66!',
    grille: '0,140! 70,140! 78,76! 0,72!',
    intake: '0,62! 70,62! 76,40! 0,40!',
    splitter: '0,26! 116,26! 128,20! 128,14! 0,14!',
    bonnetTop: 169,
    bonnetEdge: 150,
    tyre: { x: 84, width: 34, height: 60 },
    bonnetVents: false,
    chrome: true,
  },
  low: {
    body: '0,10! 88,10! 98,16 100,30 100,54 94,72 84,78 68,72 54,56! 40,58 0,60!',
    cabin: '0,54! 56,56! 50,78 42,96 32,104 0,107!',
    screen: '0,60! 46,60! 41,82 33,96 0,99!',
    lamp: '62,62! 88,68! 94,56! 66,46!',
    grille: '0,30! 40,30! 44,20! 0,20!',
    intake: '50,40! 62,42! 66,22! 48,22!',
    splitter: '0,10! 94,10! 102,8! 102,4! 0,4!',
    bonnetTop: 60,
    bonnetEdge: 34,
    tyre: { x: 66, width: 30, height: 36 },
    wing: { y: 112, half: 96 },
    bonnetVents: false,
    chrome: false,
  },
} satisfies Record<string, ClosedFace>;

function drawCabin(sheet: Sheet, view: FrontView, face: ClosedFace): string {
  const { livery, light } = view;
  const cabin = mirrored(face.cabin);
  const screen = mirrored(face.screen);
  const top = face.bonnetTop + 44;
  const glass = sheet.linear(
    [0, -top],
    [0, -face.bonnetTop],
    [
      [0, mix('#0e131a', light.sky, 0.6)],
      [0.5, mix('#0a0e14', light.sky, 0.2)],
      [1, '#07090d'],
    ],
  );
  const strip = rect(-110, -top - 6, 220, 13 + 6, livery.accent);
  const driverX = -26;
  const driverY = -face.bonnetTop - 13;
  return (
    fill(cabin, formPaint(sheet, livery.base, light, top, face.bonnetTop)) +
    fill(screen, glass) +
    group(
      circle(driverX, driverY, 11, view.helmet, { opacity: 0.85 }) +
        rect(driverX - 9, driverY - 4, 18, 6, '#06080c', { rx: 2 }) +
        stroke(
          `M-60 ${-face.bonnetTop}L-44 ${-top}M60 ${-face.bonnetTop}L44 ${-top}M-50 ${-top + 10}L50 ${-face.bonnetTop}`,
          '#262c34',
          2.6,
        ) +
        fill(
          polygon([
            [8, -top],
            [30, -top],
            [-2, -face.bonnetTop],
            [-24, -face.bonnetTop],
          ]),
          light.sky,
          { opacity: 0.12 },
        ) +
        strip,
      { 'clip-path': sheet.clip(screen) },
    ) +
    stroke(cabin, light.key, 1.8, { opacity: 0.25 + 0.6 * light.strength })
  );
}

function drawNose(sheet: Sheet, view: FrontView, face: ClosedFace): string {
  const { livery, light } = view;
  const body = mirrored(face.body);
  const bonnet = mirrored(
    `0,${face.bonnetEdge}! 44,${face.bonnetEdge}! 70,${face.bonnetTop - 8}! 66,${face.bonnetTop - 2}! 0,${face.bonnetTop}!`,
  );
  const gloss = sheet.linear(
    [0, -face.bonnetTop],
    [0, -face.bonnetEdge],
    [
      [0, light.sky, 0.75],
      [0.5, light.sky, 0.25],
      [1, light.sky, 0.05],
    ],
  );
  const sides = sheet.linear(
    [-100, 0],
    [100, 0],
    [
      [0, light.shade, light.depth * 0.8],
      [0.2, light.shade, 0],
      [0.8, light.shade, 0],
      [1, light.shade, light.depth * 0.8],
    ],
  );
  const stripes =
    livery.pattern === 'plain'
      ? ''
      : livery.pattern === 'split' || livery.pattern === 'sweep'
        ? fill(
            polygon([
              [0, 0],
              [130, 0],
              [130, -180],
              [22, -180],
            ]),
            livery.accent,
          ) +
          fill(
            polygon([
              [0, 0],
              [22, -180],
              [14, -180],
              [-8, 0],
            ]),
            livery.second,
          )
        : rect(-20, -190, 40, 190, livery.accent) +
          rect(-27, -190, 4, 190, livery.second) +
          rect(23, -190, 4, 190, livery.second);
  const vents = face.bonnetVents
    ? both(
        fill(
          shape(
            `16,${face.bonnetTop - 7}! 38,${face.bonnetTop - 8}! 34,${face.bonnetTop - 14}! 16,${face.bonnetTop - 13}!`,
          ),
          '#0a0c10',
        ),
      )
    : '';
  return (
    fill(body, formPaint(sheet, livery.base, light, face.bonnetTop, 10)) +
    group(stripes + fill(bonnet, gloss) + fill(body, sides), { 'clip-path': sheet.clip(body) }) +
    vents +
    stroke(bonnet, '#05070a', 1, { opacity: 0.4 }) +
    stroke(body, light.key, 2, {
      opacity: 0.2 + 0.6 * light.strength,
      'clip-path': sheet.clip(`M-140 ${-face.bonnetEdge}H140V-220H-140Z`),
    })
  );
}

/** A closed car head-on. */
export function drawClosedFront(sheet: Sheet, view: FrontView, face: ClosedFace): string {
  const { livery, light } = view;
  const half = face.tyre.x + face.tyre.width;
  const wing =
    face.wing === undefined
      ? ''
      : rect(
          -face.wing.half,
          -face.wing.y,
          face.wing.half * 2,
          7,
          mix('#1a1d22', light.key, 0.25 * light.strength),
        ) +
        both(
          rect(face.wing.half - 3, -face.wing.y - 4, 5, 24, livery.accent) +
            rect(20, -face.wing.y, 5, 22, '#121418'),
        );
  const trim = face.chrome ? '#cdd4db' : '#0b0d11';
  const lamp = shape(face.lamp);
  const number = lettering(livery.number, -34, -face.bonnetEdge - 4, {
    height: (face.bonnetTop - face.bonnetEdge) * 0.55,
    paint: inkOn(livery.base),
    align: 'middle',
    maxWidth: 26,
  });
  return (
    ellipse(0, 0, half * 1.18, 9, '#020304', { opacity: 0.72 }) +
    wing +
    both(frontTyre(sheet, face.tyre.x, face.tyre.width, face.tyre.height, light)) +
    drawCabin(sheet, view, face) +
    drawNose(sheet, view, face) +
    fill(mirrored(face.grille), '#090b0e') +
    stroke(mirrored(face.grille), trim, face.chrome ? 2.4 : 1.2) +
    (face.intake.startsWith('0,')
      ? fill(mirrored(face.intake), '#090b0e')
      : both(fill(shape(face.intake), '#090b0e'))) +
    both(fill(lamp, light.lamps ? '#fffdf2' : '#dfe8ef') + stroke(lamp, '#0a0c10', 1.6)) +
    (face.chrome ? rect(-half - 2, -50, half * 2 + 4, 6, '#cfd6dd', { rx: 3 }) : '') +
    both(
      fill(
        shape(
          `${half - 12},${face.bonnetTop + 4}! ${half + 2},${face.bonnetTop + 10}! ${half + 6},${face.bonnetTop + 2}! ${half - 8},${face.bonnetTop - 2}!`,
        ),
        livery.base,
      ),
    ) +
    fill(mirrored(face.splitter), '#0c0e12') +
    number
  );
}
