import { drawShadow } from '../cars/car-shadow.ts';
import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { drawWheel } from '../cars/wheel.ts';
import { darken, inkOn, mix } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { ellipse, fill, place, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { brands } from './brands.ts';
import { drawFlare, drawLampGlow } from './effects.ts';
import { drawShelterBelt } from './flora.ts';
import { drawTerrain, type Terrain } from './hills.ts';
import { drawPerson } from './people.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawFlag } from './trackside.ts';
import { moodWords } from './words.ts';

const GROUND = 800;

function drawAwning(
  stage: Stage,
  sheet: Sheet,
  left: number,
  base: number,
  width: number,
  height: number,
): string {
  const { mood, random } = stage;
  const brand = random.pick(brands);
  const roof = mix(brand.colours[0], mood.light.shade, mood.light.depth * 0.3);
  const inside = sheet.linear(
    [0, base - height],
    [0, base],
    [
      [0, mood.light.lamps ? '#ffe6b8' : '#5c6670'],
      [1, mood.light.lamps ? '#8a6a44' : '#343b44'],
    ],
  );
  const scallops = Array.from(
    { length: 10 },
    (_, index) =>
      `M${num(left + (index / 10) * width)} ${num(base - height)}h${num(width / 10)}v22q${num(-width / 20)} 18 ${num(-width / 10)} 0Z`,
  ).join('');
  return (
    rect(left + 8, base - height, width - 16, height, inside) +
    rect(left + width * 0.1, base - height * 0.62, width * 0.3, height * 0.26, darken(roof, 0.5), {
      opacity: 0.6,
    }) +
    rect(left + width * 0.55, base - height * 0.4, width * 0.34, height * 0.4, '#14181d', { opacity: 0.55 }) +
    rect(left + 4, base - height, 9, height, '#d5dbe1') +
    rect(left + width - 13, base - height, 9, height, '#9aa4ae') +
    fill(
      polygon([
        [left - 10, base - height],
        [left + width + 10, base - height],
        [left + width * 0.82, base - height * 1.5],
        [left + width * 0.18, base - height * 1.5],
      ]),
      sheet.linear(
        [left, 0],
        [left + width, 0],
        [
          [0, mix(roof, mood.light.key, 0.35)],
          [0.5, roof],
          [1, darken(roof, 0.3)],
        ],
      ),
    ) +
    fill(scallops, mix(roof, '#ffffff', 0.18)) +
    lettering(brand.name, left + width / 2, base - height * 1.14, {
      height: height * 0.17,
      paint: inkOn(brand.colours[0]),
      align: 'middle',
      maxWidth: width * 0.56,
    })
  );
}

function drawTransporter(stage: Stage, sheet: Sheet, left: number, base: number, scale: number): string {
  const { mood, random } = stage;
  const livery = pickLivery(random);
  const brand = random.pick(brands);
  const side = sheet.linear(
    [0, -420],
    [0, -90],
    [
      [0, mix(livery.base, mood.light.sky, 0.45)],
      [0.4, livery.base],
      [1, mix(livery.base, mood.light.shade, mood.light.depth)],
    ],
  );
  const box = 'M0 -420H1120V-96H0Z';
  const wheel = { x: 0, radius: 52, rim: 'steel' as const, rimShare: 0.58 };
  const look = { spinning: false, brakeGlow: 0, rimColour: '#b8c0c9', nutColour: '#2a2f36' };
  const cab =
    'M1150 -110V-330C1150 -356 1168 -372 1196 -372H1316C1346 -372 1362 -350 1372 -310L1398 -200C1404 -180 1404 -150 1404 -96H1150Z';
  return `<g transform="translate(${num(left)} ${num(base)}) scale(${num(scale)})">${
    ellipse(700, 2, 760, 20, '#000000', { opacity: 0.55 }) +
    rect(60, -104, 1200, 46, '#15191e') +
    fill(box, side) +
    `<g clip-path="${sheet.clip(box)}">${fill('M-10 -80L420 -430H620L190 -80Z', livery.accent)}${fill('M230 -80L660 -430H690L260 -80Z', livery.second)}</g>` +
    lettering(brand.name, 780, -210, {
      height: 92,
      paint: inkOn(livery.base),
      align: 'middle',
      maxWidth: 560,
      slant: 10,
      weight: 2,
    }) +
    lettering('RACING', 780, -140, {
      height: 42,
      paint: inkOn(livery.base),
      align: 'middle',
      tracking: 3,
      slant: 10,
    }) +
    rect(0, -420, 1120, 9, mood.light.key, { opacity: 0.55 }) +
    rect(0, -112, 1120, 16, '#0c0f13') +
    fill(
      cab,
      sheet.linear(
        [0, -372],
        [0, -96],
        [
          [0, mix(livery.accent, mood.light.sky, 0.4)],
          [0.5, livery.accent],
          [1, mix(livery.accent, mood.light.shade, mood.light.depth)],
        ],
      ),
    ) +
    fill(
      'M1250 -336H1318C1334 -336 1342 -322 1350 -296L1366 -226H1250Z',
      mix('#0c1118', mood.light.sky, 0.3),
    ) +
    rect(1362, -150, 40, 22, mood.light.lamps ? '#fff6d8' : '#dfe6ec', { rx: 4 }) +
    rect(1150, -120, 254, 10, '#0c0f13') +
    [150, 270, 390, 1010, 1296].map((x) => place(drawWheel(sheet, wheel, look), x, -52)).join('')
  }</g>`;
}

export interface PaddockOptions {
  readonly styles: readonly [BodyStyle, BodyStyle];
  readonly terrain: Terrain;
  readonly transporter: boolean;
}

/** Awnings, parked racers and people between sessions; or the transporters at the gate. */
export function paddock(stage: Stage, options: PaddockOptions): Scene {
  const { mood, random } = stage;
  const layers = [
    layer(
      stage,
      (sheet) =>
        drawSky(stage, sheet, 560) +
        drawTerrain(stage, sheet, options.terrain, 560) +
        drawShelterBelt(stage, sheet, 590, 130, 'pine') +
        rect(0, 586, FRAME_WIDTH, 240, mix(mood.asphalt, mood.haze, 0.4)) +
        (options.transporter ? '' : drawTransporter(stage, sheet, 980, 716, 0.56)),
      { lens: { kind: 'soft', radius: 4 } },
    ),
    layer(stage, (sheet) => {
      const ground = rect(
        0,
        GROUND - 90,
        FRAME_WIDTH,
        FRAME_HEIGHT,
        sheet.linear(
          [0, GROUND - 90],
          [0, FRAME_HEIGHT],
          [
            [0, mix(mood.asphalt, mood.haze, 0.25)],
            [0.5, mood.asphalt],
            [1, darken(mood.asphalt, 0.45)],
          ],
        ),
      );
      const flags = [90, 1830]
        .map((x, index) =>
          drawFlag(
            stage,
            sheet,
            x,
            GROUND,
            470 + index * 40,
            index === 0 ? ['#e4002b', '#ffffff'] : ['#10151c', '#ffb81c'],
          ),
        )
        .join('');
      if (options.transporter)
        return (
          ground +
          flags +
          drawTransporter(stage, sheet, 190, 880, 1.1) +
          drawPerson(stage, sheet, {
            x: 330,
            base: 985,
            height: 380,
            colours: ['#15202e', '#e4002b'],
            pose: 'point',
            head: 'cap',
          }) +
          drawPerson(stage, sheet, {
            x: 1700,
            base: 970,
            height: 370,
            colours: ['#e4002b', '#ffffff'],
            pose: 'arms',
            head: 'headset',
          })
        );
      const cars = options.styles.map((style, index) => {
        const shape = carShapes[style];
        const scale = Math.min(1.62, 760 / shape.length);
        const x = index === 0 ? 120 : 1010;
        return `<g transform="translate(${num(x)} ${index === 0 ? 962 : 930}) scale(${num(scale)})">${drawShadow(sheet, shape, 0.8)}${drawCar(sheet, { shape, livery: pickLivery(random), light: mood.light, spinning: false, brakeGlow: 0, mirrored: false, helmet: pickHelmet(random) })}</g>`;
      });
      const tents = [40, 690, 1330].map((x) => drawAwning(stage, sheet, x, GROUND + 24, 560, 270)).join('');
      return (
        ground +
        tents +
        flags +
        drawPerson(stage, sheet, {
          x: 640,
          base: 880,
          height: 330,
          colours: ['#f4f4ef', '#d3202a'],
          pose: 'arms',
          head: 'cap',
        }) +
        drawPerson(stage, sheet, {
          x: 930,
          base: 872,
          height: 324,
          colours: ['#15202e', '#ffb81c'],
          pose: 'point',
          head: 'hair',
        }) +
        cars.join('') +
        drawPerson(stage, sheet, {
          x: 905,
          base: 1000,
          height: 400,
          colours: ['#d3202a', '#ffffff'],
          pose: 'stand',
          head: 'helmet',
        })
      );
    }),
    layer(
      stage,
      (sheet) =>
        (mood.sun.radius > 0
          ? drawFlare(sheet, FRAME_WIDTH * mood.sun.x, 868 * mood.sun.y, mood.sun.colour, 0.8)
          : '') +
        (mood.light.lamps
          ? [320, 970, 1610].map((x) => drawLampGlow(sheet, x, 600, 260, '#ffdca0', 0.5)).join('')
          : ''),
      { blend: 'screen' },
    ),
  ];
  return {
    layers,
    alt: `${options.transporter ? 'A race transporter arrives in the paddock' : 'Cars and crews between sessions in the paddock'} ${moodWords[mood.name]}`,
  };
}
