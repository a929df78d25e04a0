import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, styleNames, type BodyStyle } from '../cars/fleet.ts';
import { mix } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawPerson } from './people.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

const FLOOR = 770;

function drawBackWall(stage: Stage, sheet: Sheet, tone: string): string {
  const { random } = stage;
  let markup = rect(
    0,
    0,
    FRAME_WIDTH,
    FLOOR,
    sheet.linear(
      [0, 0],
      [0, FLOOR],
      [
        [0, mix(tone, '#000000', 0.75)],
        [0.6, mix(tone, '#000000', 0.42)],
        [1, mix(tone, '#000000', 0.6)],
      ],
    ),
  );
  for (let x = 0; x < FRAME_WIDTH; x += 120) markup += rect(x, 0, 2, FLOOR, '#000000', { opacity: 0.25 });
  // Tool boards, cabinets, shelves of tyres.
  markup += rect(120, 280, 460, 250, mix(tone, '#ffffff', 0.1), { opacity: 0.3, rx: 4 });
  for (let index = 0; index < 22; index += 1) {
    const x = 150 + (index % 11) * 39;
    const y = 300 + Math.floor(index / 11) * 116;
    const long = random.between(40, 92);
    markup +=
      rect(x, y, 7, long, '#aab4bf', { opacity: 0.75, rx: 3 }) +
      circle(x + 3.5, y + (index % 2 === 0 ? 0 : long), 9, '#8d97a3', { opacity: 0.75 });
  }
  for (let index = 0; index < 4; index += 1) {
    const x = 110 + index * 122;
    markup += rect(x, 580, 114, 190, index % 2 === 0 ? '#b3161f' : '#8f1018');
    for (let drawer = 0; drawer < 5; drawer += 1)
      markup +=
        rect(x + 8, 592 + drawer * 35, 98, 26, '#d12a33', { opacity: 0.65, rx: 2 }) +
        rect(x + 36, 602 + drawer * 35, 42, 4, '#f2d0d2');
  }
  for (let row = 0; row < 3; row += 1) {
    markup += rect(1440, 360 + row * 140, 420, 7, '#5a646f');
    for (let index = 0; index < 6; index += 1)
      markup +=
        circle(1478 + index * 68, 330 + row * 140, 31, '#14171b') +
        circle(1478 + index * 68, 330 + row * 140, 16, '#3a424c') +
        circle(1478 + index * 68, 330 + row * 140, 9, '#0c0e11');
  }
  markup +=
    rect(760, 250, 420, 190, '#0b0e13', { rx: 8 }) +
    rect(
      772,
      262,
      396,
      166,
      sheet.linear(
        [772, 0],
        [1168, 0],
        [
          [0, '#0c2b46'],
          [1, '#10456b'],
        ],
      ),
    );
  let trace = 'M780 380';
  for (let x = 790; x < 1160; x += 10) trace += `L${x} ${num(random.between(300, 400))}`;
  return (
    markup +
    stroke(trace, '#5fe0b8', 2.4, { opacity: 0.9 }) +
    lettering('STINT 3', 786, 292, { height: 18, paint: '#9fe8ff' })
  );
}

function drawLamps(sheet: Sheet, warm: string): string {
  return [480, 960, 1440]
    .map(
      (x) =>
        fill(
          polygon([
            [x - 70, 96],
            [x + 70, 96],
            [x + 420, FLOOR + 160],
            [x - 420, FLOOR + 160],
          ]),
          sheet.linear(
            [0, 96],
            [0, FLOOR + 160],
            [
              [0, warm, 0.42],
              [0.5, warm, 0.13],
              [1, warm, 0.02],
            ],
          ),
        ) +
        rect(x - 92, 78, 184, 16, '#f9fbff', { rx: 6 }) +
        rect(x - 100, 64, 200, 16, '#1a1f26', { rx: 4 }) +
        rect(x - 2, 0, 4, 66, '#1a1f26'),
    )
    .join('');
}

/** A car on stands in a workshop bay, lamps overhead, mechanics at work. */
export function workshop(stage: Stage, options: { readonly style: BodyStyle }): Scene {
  const { random, mood } = stage;
  const shape = carShapes[options.style];
  const tone = random.pick(['#4d6478', '#6d5a4a', '#4f5c54', '#5a4d68']);
  const warm = random.pick(['#ffe9c4', '#eaf4ff', '#ffdca8']);
  const length = Math.min(1080, shape.length * 2.5);
  const scale = length / shape.length;
  const livery = pickLivery(random);
  const light = {
    ...mood.light,
    sky: '#f2f6fa',
    key: warm,
    strength: 0.9,
    bounce: '#6d6a66',
    shade: '#0a0d14',
    depth: 0.6,
    lamps: false,
  };
  const x = 960 - length / 2 + random.between(-60, 60);
  const ground = 905;
  const layers = [
    layer(stage, (sheet) => drawBackWall(stage, sheet, tone), { lens: { kind: 'soft', radius: 5 } }),
    layer(stage, (sheet) => {
      const floor = rect(
        0,
        FLOOR,
        FRAME_WIDTH,
        FRAME_HEIGHT - FLOOR,
        sheet.linear(
          [0, FLOOR],
          [0, FRAME_HEIGHT],
          [
            [0, mix(tone, '#000000', 0.6)],
            [0.4, mix(tone, '#ffffff', 0.05)],
            [1, mix(tone, '#000000', 0.7)],
          ],
        ),
      );
      const car = drawCar(sheet, {
        shape,
        livery,
        light,
        spinning: false,
        brakeGlow: 0,
        mirrored: false,
        helmet: pickHelmet(random),
      });
      const lift = 26;
      const stands = shape.wheels
        .map((wheel) => {
          const at = x + (wheel.x + (wheel.x < shape.length / 2 ? 60 : -60)) * scale;
          return fill(
            polygon([
              [at - 14, ground - lift - 20],
              [at + 14, ground - lift - 20],
              [at + 40, ground],
              [at - 40, ground],
            ]),
            '#c8102e',
          );
        })
        .join('');
      const mirror = `<g transform="translate(${num(x)} ${ground + lift}) scale(${num(scale)} ${num(-scale * 0.6)})" opacity="0.16" filter="${sheet.blur(2, 5)}">${car}</g>`;
      return (
        floor +
        mirror +
        ellipse(960, ground + 6, length * 0.56, 34, '#000000', { opacity: 0.5 }) +
        drawPerson(stage, sheet, {
          x: x + length * 0.3,
          base: ground - 14,
          height: 430,
          colours: [livery.base, livery.accent],
          pose: 'arms',
          head: 'headset',
        }) +
        `<g transform="translate(${num(x)} ${ground - lift}) scale(${num(scale)})">${car}</g>` +
        stands +
        drawPerson(stage, sheet, {
          x: x + length * 1.03,
          base: ground + 66,
          height: 470,
          colours: [livery.accent, livery.base],
          pose: 'arms',
          head: 'cap',
        }) +
        circle(x - 130, ground - 46, 86, '#14171b') +
        circle(x - 130, ground - 46, 46, '#3f4852') +
        circle(x - 130, ground - 46, 20, '#0c0e11') +
        ellipse(x - 130, ground + 42, 100, 12, '#000000', { opacity: 0.5 })
      );
    }),
    layer(stage, (sheet) => drawLamps(sheet, warm), { blend: 'screen' }),
  ];
  return { layers, alt: `Mechanics prepare a ${styleNames[options.style]} in the workshop` };
}
