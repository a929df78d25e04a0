import { lighten, mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { both, formPaint, frontTyre, mirrored, type FrontView } from './front-kit.ts';

/** Proportions of a single-seater's face. */
export interface OpenFace {
  readonly rear: { readonly x: number; readonly width: number; readonly height: number };
  readonly front: { readonly x: number; readonly width: number; readonly height: number };
  readonly pods: string;
  readonly tub: string;
  readonly nose: string;
  readonly engine: string;
  readonly helmetY: number;
  readonly rearWing?: { readonly y: number; readonly half: number; readonly depth: number };
  readonly frontWing?: { readonly half: number; readonly y: number; readonly blade: number };
  readonly halo: boolean;
}

export const openFaces = {
  modern: {
    rear: { x: 62, width: 34, height: 65 },
    front: { x: 68, width: 28, height: 63 },
    pods: '0,10! 62,10! 66,26 62,46! 40,52 0,54!',
    tub: '0,18! 24,20! 30,44 26,66 16,72 0,73!',
    nose: '0,16! 11,17! 15,28 11,40 0,44!',
    engine: '0,60! 20,62! 17,84 11,98 0,101!',
    helmetY: 78,
    rearWing: { y: 108, half: 48, depth: 20 },
    frontWing: { half: 92, y: 13, blade: 9 },
    halo: true,
  },
  winged: {
    rear: { x: 56, width: 42, height: 72 },
    front: { x: 64, width: 30, height: 60 },
    pods: '0,10! 56,10! 60,26 54,44! 36,50 0,52!',
    tub: '0,14! 26,16! 32,40 28,60 18,66 0,67!',
    nose: '0,12! 16,13! 20,24 14,36 0,40!',
    engine: '0,60! 16,62! 16,108 12,122 0,125!',
    helmetY: 76,
    rearWing: { y: 126, half: 56, depth: 24 },
    frontWing: { half: 84, y: 13, blade: 12 },
    halo: false,
  },
  slim: {
    rear: { x: 58, width: 24, height: 58 },
    front: { x: 60, width: 21, height: 55 },
    pods: '0,12! 36,12! 40,26 36,40! 24,46 0,48!',
    tub: '0,14! 24,16! 30,38 26,58 18,63 0,64!',
    nose: '0,14! 13,15! 17,25 12,36 0,39!',
    engine: '0,60! 8,62! 8,90 6,94 0,95!',
    helmetY: 74,
    halo: false,
  },
  cigar: {
    rear: { x: 56, width: 22, height: 66 },
    front: { x: 58, width: 19, height: 63 },
    pods: '0,20! 30,22! 36,40 32,58! 20,68 0,70!',
    tub: '0,20! 30,24! 38,48 32,72 20,84 0,87!',
    nose: '0,24! 22,28! 27,44 21,60 0,66!',
    engine: '0,70! 20,72! 22,88 16,96 0,98!',
    helmetY: 98,
    halo: false,
  },
} satisfies Record<string, OpenFace>;

function drawHelmet(sheet: Sheet, view: FrontView, y: number): string {
  const { light } = view;
  const shell = sheet.radial([-4, -y - 6], 24, [
    [0, lighten(view.helmet, 0.5)],
    [0.5, view.helmet],
    [1, mix(view.helmet, light.shade, 0.7)],
  ]);
  return (
    ellipse(0, -y + 15, 22, 12, '#14171d') +
    ellipse(0, -y, 13.5, 15, shell) +
    rect(-3.4, -y - 15, 6.8, 9, view.livery.accent) +
    rect(-10.5, -y - 4.5, 21, 8.5, '#0a0d12', { rx: 3.4 }) +
    rect(-9, -y - 3.6, 18, 1.8, light.key, { opacity: 0.55, rx: 0.9 })
  );
}

/** A single-seater head-on. */
export function drawOpenFront(sheet: Sheet, view: FrontView, face: OpenFace): string {
  const { livery, light } = view;
  const accent = (top: number, bottom: number): string => formPaint(sheet, livery.accent, light, top, bottom);
  const rearWing =
    face.rearWing === undefined
      ? ''
      : rect(
          -face.rearWing.half,
          -face.rearWing.y,
          face.rearWing.half * 2,
          face.rearWing.depth * 0.42,
          accent(face.rearWing.y, face.rearWing.y - 10),
        ) +
        rect(
          -face.rearWing.half,
          -face.rearWing.y + face.rearWing.depth * 0.6,
          face.rearWing.half * 2,
          face.rearWing.depth * 0.3,
          '#14171c',
        ) +
        both(rect(face.rearWing.half - 2, -face.rearWing.y - 3, 4, face.rearWing.depth * 1.7, livery.accent));
  const frontWing =
    face.frontWing === undefined
      ? ''
      : rect(
          -face.frontWing.half,
          -face.frontWing.y - face.frontWing.blade,
          face.frontWing.half * 2,
          face.frontWing.blade,
          accent(face.frontWing.y + face.frontWing.blade, face.frontWing.y),
          { rx: 2 },
        ) +
        rect(-face.frontWing.half, -face.frontWing.y + 1, face.frontWing.half * 2, 4, '#0f1216') +
        both(
          rect(
            face.frontWing.half - 2,
            -face.frontWing.y - face.frontWing.blade - 9,
            4,
            face.frontWing.blade + 16,
            livery.second,
            { rx: 1 },
          ),
        );
  const arms = `M18 -44L${num(face.front.x + 6)} ${num(-face.front.height * 0.6)}M16 -24L${num(face.front.x + 6)} ${num(-face.front.height * 0.34)}M20 -36L${num(face.front.x + 6)} ${num(-face.front.height * 0.5)}`;
  return (
    ellipse(0, 0, face.rear.x + face.rear.width + 10, 8, '#020304', { opacity: 0.7 }) +
    both(frontTyre(sheet, face.rear.x, face.rear.width, face.rear.height, light)) +
    rearWing +
    fill(mirrored(face.engine), formPaint(sheet, livery.base, light, face.helmetY + 30, 50)) +
    fill(mirrored(face.pods), formPaint(sheet, livery.base, light, 54, 8)) +
    both(
      fill(`M30 -18L56 -18L52 -40L32 -44Z`, '#0a0c10', { opacity: face.frontWing === undefined ? 0 : 0.9 }),
    ) +
    drawHelmet(sheet, view, face.helmetY) +
    fill(mirrored(face.tub), formPaint(sheet, livery.base, light, 72, 16)) +
    both(stroke(arms, '#1a1d22', 3)) +
    both(frontTyre(sheet, face.front.x, face.front.width, face.front.height, light)) +
    frontWing +
    fill(
      mirrored(face.nose),
      formPaint(sheet, livery.pattern === 'plain' ? livery.base : livery.accent, light, 44, 12),
    ) +
    (face.halo
      ? stroke(
          `M-24 ${-face.helmetY + 8}C-26 ${-face.helmetY - 18} 26 ${-face.helmetY - 18} 24 ${-face.helmetY + 8}M0 ${-face.helmetY - 11}V${-face.helmetY + 18}`,
          '#14171c',
          5,
        )
      : '') +
    both(rect(30, -face.helmetY + 12, 13, 7, livery.accent, { rx: 2 })) +
    lettering(livery.number, 0, -50, { height: 11, paint: '#ffffff', align: 'middle', maxWidth: 18 })
  );
}
