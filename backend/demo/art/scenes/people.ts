import { darken, lighten, mix, type Colour } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Stage } from './stage.ts';

/** A small whole figure; heights in frame units. */
export interface Figure {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly colours: readonly [suit: Colour, trim: Colour];
  readonly pose: 'stand' | 'arms' | 'raised' | 'point';
  readonly head: 'helmet' | 'cap' | 'hair' | 'headset';
}

const SKIN: readonly Colour[] = ['#e2b08a', '#c98d63', '#a9714a', '#6d4630'];
const HAIR: readonly Colour[] = ['#1d1613', '#3a261a', '#8a5a2e', '#c69a5a'];

function head(stage: Stage, figure: Figure): string {
  const { random, mood } = stage;
  const skin = mix(random.pick(SKIN), mood.light.shade, mood.light.depth * 0.35);
  const [suit, trim] = figure.colours;
  const face = ellipse(0, -181, 10.5, 13.5, skin) + rect(-5, -172, 10, 10, darken(skin, 0.2));
  switch (figure.head) {
    case 'helmet':
      return (
        ellipse(0, -182, 15, 16.5, trim) +
        fill('M-12.6 -184Q0 -190 12.6 -184L11 -175Q0 -171 -11 -175Z', '#0b0e13') +
        fill('M-15 -190Q0 -200 15 -190Q0 -196 -15 -190Z', suit) +
        ellipse(-5, -192, 5, 3, '#ffffff', { opacity: 0.5 })
      );
    case 'cap':
      return (
        face +
        fill('M-12 -184C-12 -204 12 -204 12 -184Z', trim) +
        fill('M-12 -185Q4 -190 19 -183Q8 -182 -12 -182Z', darken(trim, 0.3))
      );
    case 'headset':
      return (
        face +
        fill('M-11.5 -180C-14 -202 14 -202 11.5 -180C8 -190 -8 -190 -11.5 -180Z', random.pick(HAIR)) +
        stroke('M-12 -181C-13 -203 13 -203 12 -181', '#15181d', 2.4) +
        rect(-15, -186, 6, 11, '#15181d', { rx: 2 }) +
        rect(9, -186, 6, 11, '#15181d', { rx: 2 })
      );
    case 'hair':
      return (
        face + fill('M-11.5 -178C-15 -204 15 -204 11.5 -178C10 -190 -8 -192 -11.5 -178Z', random.pick(HAIR))
      );
  }
}

function drawLegs(suit: string, shade: Colour): string {
  return (
    ellipse(-13, -3, 11, 5, '#14171c') +
    ellipse(14, -3, 11, 5, '#14171c') +
    fill('M-20 -100H0L-1 -84C-3 -50 -4 -30 -5 -4H-20C-22 -34 -23 -66 -20 -100Z', suit) +
    fill('M20 -100H0L1 -84C3 -50 5 -30 6 -4H21C24 -34 23 -66 20 -100Z', suit) +
    fill(
      'M-1 -84C-3 -50 -4 -30 -5 -4H-9C-8 -40 -8 -60 -1 -84ZM20 -100C23 -66 24 -34 21 -4H15C17 -40 17 -70 14 -100Z',
      shade,
      { opacity: 0.6 },
    )
  );
}

const ARMS: Readonly<
  Record<Figure['pose'], readonly [left: string, right: string, hands: readonly [number, number][]]>
> = {
  stand: [
    'M-24 -149L-29 -118L-27 -86',
    'M24 -149L29 -118L27 -86',
    [
      [-27, -82],
      [27, -82],
    ],
  ],
  arms: [
    'M-24 -149L-28 -122L6 -116',
    'M24 -149L28 -124L-6 -112',
    [
      [8, -116],
      [-9, -112],
    ],
  ],
  raised: [
    'M-23 -149L-40 -178L-34 -212',
    'M23 -149L40 -178L34 -212',
    [
      [-33, -217],
      [33, -217],
    ],
  ],
  point: [
    'M-24 -149L-29 -118L-27 -86',
    'M24 -149L46 -156L72 -164',
    [
      [-27, -82],
      [77, -165],
    ],
  ],
};

function drawArms(pose: Figure['pose'], suit: string, shade: Colour): string {
  const [left, right, hands] = ARMS[pose];
  const sleeve = (d: string): string =>
    stroke(d, shade, 14.5, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    stroke(d, suit, 12, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  return sleeve(left) + sleeve(right) + hands.map(([x, y]) => circle(x, y, 6.2, '#15181d')).join('');
}

/** Figure in a race or team suit, lit from the mood's side. */
export function drawPerson(stage: Stage, sheet: Sheet, figure: Figure): string {
  const { mood } = stage;
  const [base, trim] = figure.colours;
  const suit = mix(base, mood.light.shade, mood.light.depth * 0.3);
  const shade = darken(suit, 0.35);
  const scale = figure.height / 200;
  const torso = 'M-29 -155C-16 -167 16 -167 29 -155C29 -132 21 -114 20 -92H-20C-21 -114 -29 -132 -29 -155Z';
  const side = mood.sun.x > 0.5 ? 1 : -1;
  const light = sheet.linear(
    [side * 26, 0],
    [-side * 26, 0],
    [
      [0, mood.light.key, 0.5 * mood.light.strength],
      [0.35, mood.light.key, 0.05],
      [1, mood.light.shade, 0.34],
    ],
  );
  return group(
    ellipse(0, 0, 36, 5.5, '#000000', { opacity: 0.45 }) +
      drawLegs(suit, shade) +
      fill(torso, suit) +
      fill('M-19 -140H19V-130H-19Z', mix(trim, mood.light.shade, mood.light.depth * 0.25)) +
      rect(-1, -160, 2, 66, shade) +
      rect(6, -152, 10, 6, lighten(trim, 0.4)) +
      fill(torso, light) +
      head(stage, figure) +
      drawArms(figure.pose, suit, shade),
    { transform: `translate(${num(figure.x)} ${num(figure.base)}) scale(${num(scale)})` },
  );
}
