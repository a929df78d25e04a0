import { inkOn, lighten, mix } from '../kit/colour.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { FrontView } from './front-kit.ts';
import { both, mirrored } from './front-kit.ts';

function tyreTop(x: number, y: number, width: number, length: number): string {
  return (
    rect(x, y, width, length, '#121417', { rx: 5 }) +
    rect(x + width * 0.28, y + 2, width * 0.16, length - 4, '#2b2f35', { rx: 2 })
  );
}

/** A single-seater from above, nose up: 190 wide, 460 long, centred. */
export function drawOpenTop(sheet: Sheet, view: FrontView): string {
  const { livery, light } = view;
  const body = mirrored(
    '0,228! 8,226 14,190 20,120 26,60 34,36! 66,20! 70,-40 60,-110! 34,-140 22,-190 16,-214! 0,-216!',
  );
  const paint = sheet.linear(
    [-70, 0],
    [70, 0],
    [
      [0, mix(livery.base, light.shade, 0.4)],
      [0.36, lighten(livery.base, 0.25)],
      [0.55, livery.base],
      [1, mix(livery.base, light.shade, 0.55)],
    ],
  );
  return (
    both(tyreTop(66, -178, 28, 64) + tyreTop(60, 112, 35, 70)) +
    both(stroke('M12 -160L70 -130M14 -120L70 -140M20 140L64 130M22 160L64 160', '#15181c', 4)) +
    rect(-90, -224, 180, 26, livery.accent, { rx: 3 }) +
    both(rect(86, -230, 5, 40, livery.second)) +
    fill(body, paint) +
    rect(-56, 176, 112, 34, livery.accent, { rx: 2 }) +
    rect(-56, 190, 112, 3, '#0a0c10', { opacity: 0.6 }) +
    both(rect(54, 166, 5, 52, livery.second)) +
    fill(mirrored('0,40! 16,38 22,6 18,-34! 0,-40!'), '#0a0c10') +
    circle(0, -4, 15, view.helmet) +
    fill('M-11 -14Q0 -24 11 -14L9 -8Q0 -14 -9 -8Z', '#0b0e13') +
    stroke('M-22 -28Q0 -62 22 -28M0 -50V-24', '#14171c', 5) +
    fill(mirrored('0,-50! 12,-52 9,-150 0,-170!'), livery.accent, { opacity: 0.9 }) +
    lettering(livery.number, 0, -132, { height: 22, paint: '#ffffff', align: 'middle', maxWidth: 24 }) +
    fill(
      body,
      sheet.linear(
        [-60, 0],
        [60, 0],
        [
          [0, light.key, 0.3],
          [0.4, light.key, 0],
          [1, light.shade, 0.35],
        ],
      ),
      { opacity: 0.7 },
    )
  );
}

/** A closed racing car from above, nose up: 196 wide, 470 long, centred. */
export function drawClosedTop(sheet: Sheet, view: FrontView): string {
  const { livery, light } = view;
  const body = mirrored('0,234! 50,230 80,214 94,170 96,100 90,20 92,-80 98,-150 92,-206 70,-226! 0,-230!');
  const paint = sheet.linear(
    [-98, 0],
    [98, 0],
    [
      [0, mix(livery.base, light.shade, 0.45)],
      [0.3, lighten(livery.base, 0.22)],
      [0.6, livery.base],
      [1, mix(livery.base, light.shade, 0.6)],
    ],
  );
  const stripes =
    livery.pattern === 'plain'
      ? ''
      : livery.pattern === 'split' || livery.pattern === 'sweep'
        ? rect(0, -240, 110, 480, livery.accent) + rect(-5, -240, 10, 480, livery.second)
        : rect(-26, -240, 52, 480, livery.accent) +
          rect(-36, -240, 6, 480, livery.second) +
          rect(30, -240, 6, 480, livery.second);
  const screen = 'M-76 -92Q0 -126 76 -92L60 -42Q0 -60 -60 -42Z';
  const rear = 'M-58 98Q0 86 58 98L68 142Q0 154 -68 142Z';
  const side = 'M82 -82L66 -36V92L80 126Z';
  const glass = sheet.linear(
    [-60, -60],
    [60, 60],
    [
      [0, mix('#0c1118', light.sky, 0.5)],
      [0.5, '#0a0e14'],
      [1, mix('#0a0d12', light.sky, 0.2)],
    ],
  );
  return (
    rect(-104, -236, 208, 16, '#0c0e12', { rx: 4 }) +
    fill(body, paint) +
    group(stripes, { 'clip-path': sheet.clip(body) }) +
    fill(screen, glass) +
    fill(rear, glass) +
    both(fill(side, glass)) +
    both(fill('M18 -166L44 -162L40 -134L18 -138Z', '#0b0d11', { opacity: 0.85 })) +
    both(fill('M58 -220L84 -206L88 -186L66 -204Z', light.lamps ? '#fffbe6' : '#dfe8ef')) +
    circle(0, 26, 34, '#f7f8fa') +
    lettering(livery.number, 0, 45, { height: 38, paint: inkOn('#f7f8fa'), align: 'middle', maxWidth: 50 }) +
    rect(-92, 196, 184, 32, mix('#15181d', light.key, 0.12), { rx: 3 }) +
    both(rect(88, 190, 6, 44, livery.accent)) +
    both(ellipse(106, -78, 11, 6, livery.base)) +
    fill(
      body,
      sheet.linear(
        [-98, 0],
        [98, 0],
        [
          [0, light.key, 0.3],
          [0.4, light.key, 0],
          [1, light.shade, 0.4],
        ],
      ),
      { opacity: 0.6 },
    )
  );
}
