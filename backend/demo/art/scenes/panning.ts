import { drawShadow } from '../cars/car-shadow.ts';
import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import type { Livery } from '../cars/livery.ts';
import type { Colour } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { rect } from '../kit/markup.ts';
import type { Layer } from '../kit/render.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawFlare, drawLampGlow, drawPlume, drawRain, drawRays, drawSpeedLines } from './effects.ts';
import { drawPohutukawa, drawShelterBelt, drawTussock } from './flora.ts';
import { drawTerrain, type Terrain } from './hills.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawAsphalt, drawVerge } from './surface.ts';
import { carWords, moodWords } from './words.ts';
import { drawBoards, drawCrowd, drawFence, drawGrandstand, drawKerb, drawLightMast } from './trackside.ts';

export interface PannedCar {
  readonly style: BodyStyle;
  /** Middle of the car and its ground line in the frame. */
  readonly x: number;
  readonly y: number;
  /** Length of the car in the frame. */
  readonly length: number;
  readonly livery?: Livery;
  readonly colours?: readonly [Colour, Colour, Colour];
}

export interface PanningOptions {
  readonly cars: readonly PannedCar[];
  readonly terrain: Terrain;
  /** Streak length of the background in frame units; 0 freezes it. */
  readonly speed: number;
  readonly trackside: 'grandstand' | 'boards' | 'trees' | 'open' | 'pohutukawa';
  /** Height where the track begins. */
  readonly trackTop?: number;
  readonly facing?: 'left' | 'right';
  /** Turn of the camera in degrees. */
  readonly tilt?: number;
}

function drawTrackside(stage: Stage, sheet: Sheet, kind: PanningOptions['trackside'], base: number): string {
  switch (kind) {
    case 'grandstand':
      return (
        drawGrandstand(stage, sheet, 180, base - 62, 1180, 260) +
        drawCrowd(stage, 1420, 1960, base - 130, base - 60, 3) +
        drawFence(stage, sheet, base - 44, 128) +
        drawBoards(stage, base, 64)
      );
    case 'boards':
      return (
        drawShelterBelt(stage, sheet, base - 40, 150, 'pine') +
        drawCrowd(stage, -20, FRAME_WIDTH, base - 118, base - 46, 3) +
        drawFence(stage, sheet, base - 50, 110) +
        drawBoards(stage, base, 74)
      );
    case 'trees':
      return (
        drawShelterBelt(stage, sheet, base, 230, stage.random.chance(0.5) ? 'poplar' : 'pine') +
        drawFence(stage, sheet, base + 8, 84)
      );
    case 'pohutukawa':
      return (
        drawPohutukawa(stage, 330, base + 10, 360) +
        drawPohutukawa(stage, 1520, base + 14, 430) +
        drawFence(stage, sheet, base + 10, 84)
      );
    case 'open':
      return drawShelterBelt(stage, sheet, base - 4, 70, 'pine') + drawFence(stage, sheet, base + 10, 70);
  }
}

function drawPannedCar(stage: Stage, sheet: Sheet, car: PannedCar, options: PanningOptions): string {
  const shape = carShapes[car.style];
  const scale = car.length / shape.length;
  const left = options.facing === 'left';
  const livery = car.livery ?? pickLivery(stage.random, car.colours);
  const wet = stage.mood.name === 'rain';
  const drawn =
    drawShadow(sheet, shape, 0.5 + stage.mood.light.depth * 0.45) +
    drawCar(sheet, {
      shape,
      livery,
      light: stage.mood.light,
      spinning: options.speed > 0,
      brakeGlow: options.speed > 0 && stage.random.chance(0.18) ? 0.55 : 0,
      mirrored: left,
      helmet: pickHelmet(stage.random),
    });
  const x = left ? car.x + car.length / 2 : car.x - car.length / 2;
  const plume =
    wet && options.speed > 0
      ? drawPlume(
          stage,
          sheet,
          car.x + (left ? 0.42 : -0.3) * car.length,
          car.y + 4,
          car.length * (left ? -0.95 : 0.95),
          210 * scale * 0.62,
          '#dfe8ec',
          0.85,
        )
      : '';
  const mirror = wet
    ? `<g transform="translate(${num(x)} ${num(car.y + 8)}) scale(${num(left ? -scale : scale)} ${num(-scale * 0.7)})" opacity="0.2">${drawn}</g>`
    : '';
  return `${mirror}<g transform="translate(${num(x)} ${num(car.y)}) scale(${left ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)})">${drawn}</g>${plume}`;
}

function lampGlows(sheet: Sheet, car: PannedCar, options: PanningOptions, strength: number): string {
  const shape = carShapes[car.style];
  const scale = car.length / shape.length;
  const ahead = options.facing === 'left' ? -1 : 1;
  const at = (x: number): number => car.x + ahead * (x - shape.length / 2) * scale;
  const front =
    shape.headlights.length === 0
      ? ''
      : drawLampGlow(
          sheet,
          at(shape.length * 0.93),
          car.y - shape.waist * scale * 0.98,
          150 * scale,
          '#ffe9b0',
          strength,
        );
  const rear =
    shape.tailLights.length === 0
      ? ''
      : drawLampGlow(sheet, at(8), car.y - shape.waist * scale * 1.12, 60 * scale, '#ff3a30', strength * 0.8);
  return front + rear;
}

/** Shade along the lower edge that holds the picture together. */
function drawFooting(sheet: Sheet): string {
  const top = FRAME_HEIGHT - 120;
  const shade = sheet.linear(
    [0, top],
    [0, FRAME_HEIGHT],
    [
      [0, '#000000', 0],
      [1, '#000000', 0.4],
    ],
  );
  return rect(0, top, FRAME_WIDTH, 120, shade);
}

/** A car passing close by, followed by the camera: sharp car, streaked country. */
export function panning(stage: Stage, options: PanningOptions): Scene {
  const trackTop = options.trackTop ?? 700;
  const { mood } = stage;
  const horizon = trackTop - 130;
  const turn =
    options.tilt === undefined
      ? ''
      : ` transform="rotate(${options.tilt} ${FRAME_WIDTH / 2} ${FRAME_HEIGHT / 2}) scale(1.06) translate(-50 -30)"`;
  const turned = (markup: string): string => (turn === '' ? markup : `<g${turn}>${markup}</g>`);
  const streak = (length: number): { lens?: { kind: 'pan'; length: number } } =>
    length > 0 ? { lens: { kind: 'pan', length } } : {};
  const layers: Layer[] = [
    layer(
      stage,
      (sheet) => turned(drawSky(stage, sheet, horizon) + drawTerrain(stage, sheet, options.terrain, horizon)),
      streak(options.speed * 0.3),
    ),
    layer(
      stage,
      (sheet) =>
        turned(
          drawVerge(stage, sheet, horizon, trackTop + 4) +
            drawTrackside(stage, sheet, options.trackside, trackTop - 34) +
            drawAsphalt(stage, sheet, trackTop, mood.name === 'rain') +
            drawKerb(stage, trackTop - 8, 24),
        ),
      streak(options.speed),
    ),
    layer(
      stage,
      (sheet) =>
        turned(options.cars.map((car) => drawPannedCar(stage, sheet, car, options)).join('')) +
        drawFooting(sheet),
    ),
  ];
  layers.push(
    layer(
      stage,
      (sheet) =>
        turned(
          (mood.light.lamps
            ? options.cars.map((car) => lampGlows(sheet, car, options, mood.stars ? 0.95 : 0.6)).join('')
            : '') +
            (options.speed > 0
              ? drawSpeedLines(stage, trackTop + 20, FRAME_HEIGHT, 26, mood.light.key, 0.22)
              : ''),
        ) +
        (mood.sun.radius > 0
          ? drawFlare(sheet, FRAME_WIDTH * mood.sun.x, horizon * 1.55 * mood.sun.y, mood.sun.colour, 0.75) +
            drawRays(sheet, FRAME_WIDTH * mood.sun.x, horizon * 1.55 * mood.sun.y, mood.sun.colour, 0.5)
          : '') +
        (mood.name === 'rain' ? drawRain(stage, 420, options.facing === 'left' ? 0.5 : -0.5) : ''),
      { blend: 'screen' },
    ),
  );
  if (options.trackside === 'open' || options.trackside === 'pohutukawa') {
    layers.push(
      layer(
        stage,
        () => turned(drawTussock(stage, FRAME_HEIGHT + 112, 120, 26)),
        streak(options.speed * 1.3),
      ),
    );
  }
  if (mood.stars)
    layers.splice(
      2,
      0,
      layer(
        stage,
        (sheet) =>
          drawLightMast(stage, sheet, 420, trackTop - 60, 420) +
          drawLightMast(stage, sheet, 1580, trackTop - 60, 460),
        streak(options.speed * 0.25),
      ),
    );
  return {
    layers,
    alt: `${carWords(options.cars.map((car) => car.style))} ${options.speed > 0 ? 'at speed' : 'beside the track'} ${moodWords[mood.name]}`,
  };
}
