import { crowdScene } from './crowd-scene.ts';
import { gridFromAbove } from './grid-above.ts';
import { headOn } from './head-on.ts';
import { landscape } from './landscape.ts';
import { lightTrails } from './light-trails.ts';
import type { MoodName } from './moods.ts';
import { panning } from './panning.ts';
import { pitLane } from './pit-lane.ts';
import { speedAbstract } from './speed-abstract.ts';
import type { Scene, Stage } from './stage.ts';

interface Hero {
  readonly mood: MoodName;
  readonly compose: (stage: Stage) => Scene;
}

/** The twelve opening pictures, in the order of their keys. */
export const heroes: readonly Hero[] = [
  {
    mood: 'golden',
    compose: (stage) =>
      panning(stage, {
        cars: [
          { style: 'rear-engine-coupe', x: 1560, y: 856, length: 560 },
          { style: 'gt', x: 1010, y: 950, length: 1180, colours: ['#d3202a', '#f5f4ef', '#14213d'] },
        ],
        terrain: 'alpine',
        speed: 90,
        trackside: 'boards',
      }),
  },
  { mood: 'day', compose: (stage) => gridFromAbove(stage, { kind: 'open', turn: -14, people: true }) },
  { mood: 'night', compose: (stage) => pitLane(stage, { style: 'gt', people: 4 }) },
  {
    mood: 'day',
    compose: (stage) =>
      headOn(stage, {
        styles: ['gt', 'ta2', 'gt'],
        count: 8,
        terrain: 'coast',
        bend: 0.9,
        size: 720,
        order: 'pack',
      }),
  },
  {
    mood: 'day',
    compose: (stage) => landscape(stage, { terrain: 'coast', foreground: 'pohutukawa', cars: true }),
  },
  { mood: 'golden', compose: (stage) => crowdScene(stage, { style: 'f5000', flags: 6 }) },
  {
    mood: 'night',
    compose: (stage) =>
      speedAbstract(stage, {
        colours: ['#e4002b', '#ffb81c', '#ffffff', '#ff6a3d', '#4aa3ff'],
        vanish: [1220, 460],
      }),
  },
  {
    mood: 'rain',
    compose: (stage) =>
      headOn(stage, {
        styles: ['f5000'],
        count: 6,
        terrain: 'rolling',
        bend: -0.5,
        size: 780,
        order: 'pack',
      }),
  },
  {
    mood: 'dawn',
    compose: (stage) => landscape(stage, { terrain: 'alpine', foreground: 'tussock', cars: true }),
  },
  {
    mood: 'dusk',
    compose: (stage) =>
      panning(stage, {
        cars: [
          { style: 'open-wheel-modern', x: 1480, y: 846, length: 620 },
          { style: 'open-wheel-modern', x: 900, y: 945, length: 1080 },
        ],
        terrain: 'rolling',
        speed: 100,
        trackside: 'grandstand',
        tilt: -3,
      }),
  },
  { mood: 'night', compose: (stage) => lightTrails(stage, { terrain: 'alpine' }) },
  {
    mood: 'golden',
    compose: (stage) =>
      panning(stage, {
        cars: [
          {
            style: 'historic-single-seater',
            x: 940,
            y: 935,
            length: 1080,
            colours: ['#274c2f', '#f0e3c8', '#c8a13a'],
          },
        ],
        terrain: 'plains',
        speed: 60,
        trackside: 'trees',
      }),
  },
];
