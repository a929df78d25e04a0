import type { NewsTheme } from '../artwork.ts';
import { BODY_STYLES, type BodyStyle } from '../cars/fleet.ts';
import { crowdScene } from './crowd-scene.ts';
import { gridFromAbove } from './grid-above.ts';
import { headOn } from './head-on.ts';
import { helmetScene } from './helmet-scene.ts';
import { TERRAINS } from './hills.ts';
import { landscape } from './landscape.ts';
import { lightTrails } from './light-trails.ts';
import type { MoodName } from './moods.ts';
import { paddock } from './paddock.ts';
import { panning } from './panning.ts';
import { pitLane } from './pit-lane.ts';
import { podium } from './podium.ts';
import type { Camera, Scene, Stage } from './stage.ts';
import { timingScreen } from './timing-screen.ts';
import { trophy } from './trophy.ts';
import { wheelChange } from './wheel-change.ts';
import { workshop } from './workshop.ts';

/** A theme's light and framing; the seed chooses among them. */
export interface ThemePlan {
  readonly moods: readonly MoodName[];
  /** Zooms that keep the subject in the picture. */
  readonly zooms: readonly number[];
  readonly focus: Pick<Camera, 'x' | 'y'>;
  readonly compose: (stage: Stage) => Scene;
}

const CLOSED: readonly BodyStyle[] = ['gt', 'coupe', 'rear-engine-coupe', 'ta2', 'touring', 'prototype'];
const PACKS: readonly (readonly BodyStyle[])[] = [
  ['gt', 'gt', 'prototype'],
  ['open-wheel-modern'],
  ['f5000'],
  ['formula-ford'],
  ['historic-saloon', 'mini'],
  ['ta2', 'gt'],
  ['truck'],
  ['touring'],
];

/** Length of a passing car in the frame, so that a truck and a Mini both sit well. */
export function passingLength(style: BodyStyle): number {
  if (style === 'kart') return 620;
  if (style === 'truck') return 1100;
  if (style === 'mini') return 930;
  return 1180;
}

function passing(stage: Stage, style: BodyStyle, speed: number): Scene {
  const { random } = stage;
  const facing = random.chance(0.35) ? 'left' : 'right';
  const second = random.chance(0.45);
  const tilt = random.chance(0.4) ? random.between(-4, 3) : undefined;
  return panning(stage, {
    cars: [
      ...(second
        ? [{ style, x: facing === 'left' ? 420 : 1520, y: 842, length: passingLength(style) * 0.5 }]
        : []),
      { style, x: second ? (facing === 'left' ? 1080 : 880) : 960, y: 945, length: passingLength(style) },
    ],
    terrain: random.pick(TERRAINS),
    speed,
    trackside: random.pick(['boards', 'trees', 'grandstand', 'open']),
    facing,
    ...(tilt === undefined ? {} : { tilt }),
  });
}

export const newsThemes: Readonly<Record<NewsTheme, ThemePlan>> = {
  'race-start': {
    moods: ['day', 'golden', 'overcast', 'dusk'],
    zooms: [1, 1.08],
    focus: { x: 960, y: 540 },
    compose: (stage) =>
      stage.random.chance(0.25)
        ? gridFromAbove(stage, {
            kind: stage.random.chance(0.5) ? 'open' : 'closed',
            turn: stage.random.between(-22, 22),
            people: false,
          })
        : headOn(stage, {
            styles: stage.random.pick(PACKS),
            count: 12,
            terrain: stage.random.pick(TERRAINS),
            bend: 0,
            size: stage.random.between(480, 580),
            order: 'grid',
            gantry: true,
          }),
  },
  podium: {
    moods: ['day', 'golden', 'dusk'],
    zooms: [1, 1.12],
    focus: { x: 960, y: 560 },
    compose: podium,
  },
  qualifying: {
    moods: ['golden', 'day', 'dusk', 'dawn'],
    zooms: [1.3, 1.55],
    focus: { x: 1120, y: 800 },
    compose: (stage) =>
      passing(stage, stage.random.pick(BODY_STYLES.filter((style) => style !== 'kart')), 110),
  },
  paddock: {
    moods: ['day', 'dawn', 'golden', 'overcast'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 700 },
    compose: (stage) =>
      paddock(stage, {
        styles: [
          stage.random.pick(BODY_STYLES),
          stage.random.pick(BODY_STYLES.filter((style) => style !== 'truck')),
        ],
        terrain: stage.random.pick(TERRAINS),
        transporter: false,
      }),
  },
  workshop: {
    moods: ['day', 'dusk'],
    zooms: [1, 1.25],
    focus: { x: 960, y: 680 },
    compose: (stage) =>
      workshop(stage, {
        style: stage.random.pick(BODY_STYLES.filter((style) => style !== 'kart' && style !== 'truck')),
      }),
  },
  trophy: {
    moods: ['dusk', 'night', 'golden', 'dawn'],
    zooms: [1, 1.2, 1.45],
    focus: { x: 960, y: 470 },
    compose: (stage) => trophy(stage, { metal: stage.random.pick(['gold', 'gold', 'silver']) }),
  },
  'safety-car': {
    moods: ['overcast', 'rain', 'dusk'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 680 },
    compose: (stage) =>
      headOn(stage, {
        styles: stage.random.pick(PACKS),
        count: 7,
        terrain: stage.random.pick(TERRAINS),
        bend: stage.random.between(-0.8, 0.8),
        size: 700,
        order: 'pack',
        safetyCar: true,
      }),
  },
  rain: {
    moods: ['rain'],
    zooms: [1, 1.25],
    focus: { x: 960, y: 700 },
    compose: (stage) =>
      stage.random.chance(0.5)
        ? headOn(stage, {
            styles: stage.random.pick(PACKS),
            count: 6,
            terrain: stage.random.pick(['rolling', 'alpine', 'plains']),
            bend: stage.random.between(-0.9, 0.9),
            size: 760,
            order: 'pack',
          })
        : passing(stage, stage.random.pick(BODY_STYLES.filter((style) => style !== 'kart')), 90),
  },
  fans: {
    moods: ['golden', 'day', 'dusk'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 650 },
    compose: (stage) =>
      crowdScene(stage, {
        style: stage.random.pick(['gt', 'f5000', 'historic-saloon', 'open-wheel-modern', 'ta2']),
        flags: stage.random.integer(3, 7),
      }),
  },
  night: {
    moods: ['night'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 720 },
    compose: (stage) => {
      const view = stage.random.next();
      if (view < 0.25) return lightTrails(stage, { terrain: stage.random.pick(['alpine', 'rolling']) });
      if (view < 0.45) return pitLane(stage, { style: stage.random.pick(CLOSED), people: 4 });
      return passing(stage, stage.random.pick(CLOSED), 80);
    },
  },
  'test-day': {
    moods: ['overcast', 'dawn', 'day'],
    zooms: [1, 1.3],
    focus: { x: 960, y: 780 },
    compose: (stage) =>
      stage.random.chance(0.35)
        ? pitLane(stage, {
            style: stage.random.pick(BODY_STYLES.filter((style) => style !== 'kart')),
            people: 2,
          })
        : passing(stage, stage.random.pick(BODY_STYLES), 50),
  },
  helmet: {
    moods: ['golden', 'night', 'dusk', 'day'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 560 },
    compose: (stage) => helmetScene(stage, { view: stage.random.chance(0.6) ? 'side' : 'front' }),
  },
  'wheel-change': {
    moods: ['night', 'day', 'dusk', 'golden'],
    zooms: [1, 1.15],
    focus: { x: 960, y: 600 },
    compose: wheelChange,
  },
  'timing-screen': {
    moods: ['night', 'dusk', 'golden'],
    zooms: [1, 1.35, 1.6],
    focus: { x: 860, y: 420 },
    compose: timingScreen,
  },
  transporter: {
    moods: ['dawn', 'day', 'golden', 'dusk'],
    zooms: [1, 1.2],
    focus: { x: 960, y: 720 },
    compose: (stage) =>
      paddock(stage, { styles: ['gt', 'gt'], terrain: stage.random.pick(TERRAINS), transporter: true }),
  },
  landscape: {
    moods: ['dawn', 'golden', 'day', 'dusk', 'overcast'],
    zooms: [1, 1.25],
    focus: { x: 960, y: 560 },
    compose: (stage) =>
      landscape(stage, {
        terrain: stage.random.pick(TERRAINS),
        foreground: stage.random.pick(['flax', 'tussock', 'pohutukawa']),
        cars: true,
      }),
  },
};
