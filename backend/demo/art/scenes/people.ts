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
  readonly pose: 'stand' | 'arms' | 'raised' | 'crouch' | 'point';
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

function limbs(figure: Figure, suit: string, shade: Colour): string {
  const bent = (path: string): string =>
    stroke(path, suit, 17, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  const arm = (path: string, paint = suit): string =>
    stroke(path, paint, 12.5, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  const shoes = ellipse(-12, -3, 12, 5, '#14171c') + ellipse(14, -3, 12, 5, '#14171c');
  const legs =
    figure.pose === 'crouch'
      ? bent('M-8 -62L-32 -40L-18 -6') + bent('M8 -62L30 -46L24 -6')
      : fill('M-20 -100H0L-1 -84C-3 -50 -4 -30 -5 -4H-20C-22 -34 -23 -66 -20 -100Z', suit) +
        fill('M20 -100H0L1 -84C3 -50 5 -30 6 -4H21C24 -34 23 -66 20 -100Z', suit) +
        fill(
          'M-1 -84C-3 -50 -4 -30 -5 -4H-9C-8 -40 -8 -60 -1 -84ZM20 -100C23 -66 24 -34 21 -4H15C17 -40 17 -70 14 -100Z',
          shade,
          { opacity: 0.6 },
        );
  const arms = {
    stand: arm('M-24 -150L-28 -118L-26 -88') + arm('M24 -150L28 -118L26 -88'),
    arms: arm('M-24 -150L-27 -122L8 -118') + arm('M24 -150L27 -124L-8 -114', shade),
    raised: arm('M-24 -150L-40 -180L-36 -216') + arm('M24 -150L40 -182L34 -218'),
    crouch: arm('M-18 -116L-34 -92L-46 -76') + arm('M18 -116L36 -92L48 -74'),
    point: arm('M-24 -150L-28 -118L-26 -88') + arm('M24 -150L46 -158L74 -166'),
  }[figure.pose];
  return shoes + legs + arms;
}

/** Figure in a race or team suit, lit from the mood's side. */
export function drawPerson(stage: Stage, sheet: Sheet, figure: Figure): string {
  const { mood } = stage;
  const [base, trim] = figure.colours;
  const suit = mix(base, mood.light.shade, mood.light.depth * 0.3);
  const shade = darken(suit, 0.35);
  const scale = figure.height / 200;
  const crouch = figure.pose === 'crouch' ? 36 : 0;
  const torso = 'M-29 -155C-16 -167 16 -167 29 -155C29 -132 21 -114 20 -92H-20C-21 -114 -29 -132 -29 -155Z';
  const side = mood.sun.x > 0.5 ? 1 : -1;
  const light = sheet.linear(
    [side * 26, 0],
    [-side * 26, 0],
    [
      [0, mood.light.key, 0.5 * mood.light.strength],
      [0.35, mood.light.key, 0.05],
      [1, mood.light.shade, 0.6],
    ],
  );
  return group(
    ellipse(0, 0, 36, 5.5, '#000000', { opacity: 0.45 }) +
      limbs(figure, suit, shade) +
      `<g transform="translate(0 ${num(crouch)})">` +
      fill(torso, suit) +
      fill('M-19 -140H19V-130H-19Z', mix(trim, mood.light.shade, mood.light.depth * 0.25)) +
      rect(-1, -160, 2, 66, shade) +
      rect(6, -152, 10, 6, lighten(trim, 0.4)) +
      fill(torso, light) +
      head(stage, figure) +
      circle(side * 8, -190, 2, mood.light.key, { opacity: 0.4 }) +
      '</g>',
    { transform: `translate(${num(figure.x)} ${num(figure.base)}) scale(${num(scale)})` },
  );
}
