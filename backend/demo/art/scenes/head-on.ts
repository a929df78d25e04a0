import { drawFront, frontLamps, frontWidth } from '../cars/draw-front.ts';
import { pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { num } from '../kit/geometry.ts';
import { rect } from '../kit/markup.ts';
import type { Layer } from '../kit/render.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawFlare, drawLampGlow, drawPlume, drawRain } from './effects.ts';
import { drawPohutukawa, drawShelterBelt } from './flora.ts';
import { drawTerrain, type Terrain } from './hills.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawRoad, drawVerge } from './surface.ts';
import { drawBoards, drawCrowd, drawGrandstand, drawLightMast } from './trackside.ts';
import { moodWords, numeral } from './words.ts';

export interface HeadOnOptions {
  readonly styles: readonly BodyStyle[];
  readonly count: number;
  readonly terrain: Terrain;
  /** Sideways bend of the road behind the pack, −1 to 1. */
  readonly bend: number;
  /** Width of the nearest car in the frame. */
  readonly size: number;
  /** `grid` stands in two columns, `pack` races. */
  readonly order: 'grid' | 'pack';
  readonly gantry?: boolean;
  readonly safetyCar?: boolean;
}

interface Placed {
  readonly style: BodyStyle;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
}

function placeCars(stage: Stage, options: HeadOnOptions, horizon: number): Placed[] {
  const { random } = stage;
  return Array.from({ length: options.count }, (_, index) => {
    // Depth 1 is nearest; perspective sets size and height from the same number.
    const row = options.order === 'grid' ? Math.floor(index / 2) : index;
    const depth =
      1 /
      (1 + row * (options.order === 'grid' ? 0.5 : 0.3) + (options.order === 'grid' ? (index % 2) * 0.2 : 0));
    const style =
      options.safetyCar === true && index === 0
        ? 'touring'
        : (options.styles[index % options.styles.length] ?? 'gt');
    const side = index % 2 === 0 ? -1 : 1;
    const spread =
      options.order === 'grid' ? 0.62 : index === 0 ? random.between(-0.1, 0.25) : random.between(0.35, 0.85);
    const centre = FRAME_WIDTH / 2 + options.bend * (1 - depth) ** 1.7 * 560;
    return {
      style,
      x: centre + side * spread * options.size * depth,
      y: horizon + 40 + (FRAME_HEIGHT - horizon - 110) * depth ** 1.15,
      // Trucks are half as wide again as cars and must not fill the road.
      scale: (options.size / Math.max(200, frontWidth(style) * 1.2)) * depth,
      depth,
    };
  }).reverse();
}

function drawPlacedCar(stage: Stage, sheet: Sheet, car: Placed, wet: boolean): string {
  const livery = pickLivery(stage.random);
  const view = { livery, light: stage.mood.light, helmet: pickHelmet(stage.random) };
  const drawn = drawFront(sheet, car.style, view);
  const at = (scaleY: number): string =>
    `translate(${num(car.x)} ${num(car.y)}) scale(${car.scale.toFixed(4)} ${(car.scale * scaleY).toFixed(4)})`;
  const mirror = wet ? `<g transform="${at(-0.5)}" opacity="0.2">${drawn}</g>` : '';
  const spray = wet
    ? drawPlume(
        stage,
        sheet,
        car.x - 40 * car.scale,
        car.y - 20 * car.scale,
        240 * car.scale,
        150 * car.scale,
        '#dde6ea',
        0.55 * (1.15 - car.depth),
      ) +
      drawPlume(
        stage,
        sheet,
        car.x + 40 * car.scale,
        car.y - 20 * car.scale,
        -240 * car.scale,
        150 * car.scale,
        '#dde6ea',
        0.55 * (1.15 - car.depth),
      )
    : '';
  const veil = (1 - car.depth) * (wet ? 0.6 : 0.28);
  return (
    `${spray}${mirror}<g transform="${at(1)}">${drawn}</g>` +
    (veil > 0.12
      ? rect(
          car.x - 110 * car.scale,
          car.y - 140 * car.scale,
          220 * car.scale,
          150 * car.scale,
          sheet.radial([car.x, car.y - 60 * car.scale], 120 * car.scale, [
            [0, stage.mood.haze, veil],
            [1, stage.mood.haze, 0],
          ]),
        )
      : '')
  );
}

/** Start-light gantry over the road; `lit` of the five lamps are on. */
export function drawGantry(stage: Stage, sheet: Sheet, y: number, lit: number): string {
  const { mood } = stage;
  const steel = sheet.linear(
    [0, y],
    [0, y + 70],
    [
      [0, '#3c444e'],
      [0.5, '#23292f'],
      [1, '#14181c'],
    ],
  );
  let markup =
    rect(210, y + 4, 20, 560, '#1f252b') +
    rect(1690, y + 4, 20, 560, '#1f252b') +
    rect(180, y, 1560, 66, steel) +
    rect(180, y, 1560, 6, mood.light.key, { opacity: 0.5 });
  for (let index = 0; index < 5; index += 1) {
    const x = 710 + index * 125;
    markup += rect(x - 42, y + 40, 84, 112, '#0c0e11', { rx: 12 });
    for (const row of [72, 122]) {
      const on = index < lit;
      markup +=
        `<circle cx="${x}" cy="${y + row}" r="20" fill="${on ? '#ff2418' : '#2a1414'}"/>` +
        (on ? drawLampGlow(sheet, x, y + row, 92, '#ff3526', 0.8) : '');
    }
  }
  return markup;
}

/** Cars coming straight at a long lens. */
export function headOn(stage: Stage, options: HeadOnOptions): Scene {
  const { mood, random } = stage;
  const horizon = 372;
  const wet = mood.name === 'rain';
  const cars = placeCars(stage, options, horizon);
  const vanishX = FRAME_WIDTH / 2;
  const layers: Layer[] = [
    layer(
      stage,
      (sheet) =>
        drawSky(stage, sheet, horizon) +
        drawTerrain(stage, sheet, options.terrain, horizon - 18) +
        (options.terrain === 'coast'
          ? drawPohutukawa(stage, 250, horizon + 60, 330) + drawPohutukawa(stage, 1700, horizon + 60, 300)
          : drawShelterBelt(stage, sheet, horizon + 16, 120, random.chance(0.5) ? 'pine' : 'poplar')) +
        drawVerge(stage, sheet, horizon, FRAME_HEIGHT) +
        (options.order === 'grid'
          ? drawGrandstand(stage, sheet, -80, horizon + 96, 620, 190)
          : drawCrowd(stage, -20, 560, horizon + 6, horizon + 66, 3)) +
        drawBoards(stage, horizon + 132, 56, -60, 520) +
        drawBoards(stage, horizon + 132, 56, 1420, FRAME_WIDTH + 60) +
        drawRoad(stage, sheet, horizon + 34, vanishX, options.bend) +
        (mood.stars
          ? drawLightMast(stage, sheet, 330, horizon + 60, 330) +
            drawLightMast(stage, sheet, 1560, horizon + 60, 350)
          : ''),
      { lens: { kind: 'soft', radius: 7 } },
    ),
    layer(
      stage,
      (sheet) =>
        cars
          .filter((car) => car.depth <= 0.42)
          .map((car) => drawPlacedCar(stage, sheet, car, wet))
          .join(''),
      { lens: { kind: 'soft', radius: 4 } },
    ),
    layer(
      stage,
      (sheet) =>
        cars
          .filter((car) => car.depth > 0.42)
          .map((car) => drawPlacedCar(stage, sheet, car, wet))
          .join('') +
        (options.safetyCar === true ? drawRoofBar(sheet, cars.at(-1)) : '') +
        (options.gantry === true ? drawGantry(stage, sheet, 40, random.integer(3, 5)) : ''),
    ),
    layer(
      stage,
      (sheet) =>
        (mood.light.lamps ? cars.map((car) => glowOf(sheet, car, mood.stars ? 1 : 0.7)).join('') : '') +
        (mood.sun.radius > 0
          ? drawFlare(sheet, FRAME_WIDTH * mood.sun.x, horizon * 1.3 * mood.sun.y, mood.sun.colour, 0.85)
          : '') +
        (wet ? drawRain(stage, 460, -0.18) : ''),
      { blend: 'screen' },
    ),
  ];
  const words =
    options.order === 'grid'
      ? 'The grid forms up'
      : options.safetyCar === true
        ? 'The safety car leads the field'
        : `${numeral(options.count)} cars fight through a corner`;
  return { layers, alt: `${words} ${moodWords[mood.name]}` };
}

function glowOf(sheet: Sheet, car: Placed, strength: number): string {
  const lamps = frontLamps(car.style);
  if (lamps === undefined) return '';
  const radius = frontWidth(car.style) * car.scale * 0.42;
  return [-1, 1]
    .map((side) =>
      drawLampGlow(
        sheet,
        car.x + side * lamps.x * car.scale,
        car.y - lamps.y * car.scale,
        radius,
        '#ffeebc',
        strength,
      ),
    )
    .join('');
}

function drawRoofBar(sheet: Sheet, car: Placed | undefined): string {
  if (car === undefined) return '';
  const y = car.y - 148 * car.scale;
  const half = 46 * car.scale;
  return (
    rect(car.x - half, y, half * 2, 11 * car.scale, '#15181c', { rx: 5 }) +
    rect(car.x - half, y + 2, half * 0.8, 7 * car.scale, '#ffae1a') +
    rect(car.x + half * 0.2, y + 2, half * 0.8, 7 * car.scale, '#ffae1a') +
    drawLampGlow(sheet, car.x - half * 0.6, y + 5, 62 * car.scale, '#ffb02e', 0.85) +
    drawLampGlow(sheet, car.x + half * 0.6, y + 5, 62 * car.scale, '#ffb02e', 0.85)
  );
}
