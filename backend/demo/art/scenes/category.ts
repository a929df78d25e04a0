import type { BodyStyle } from '../cars/fleet.ts';
import type { ColourSet } from '../artwork.ts';
import { TERRAINS } from './hills.ts';
import type { MoodName } from './moods.ts';
import { passingLength } from './news.ts';
import { panning } from './panning.ts';
import type { Camera, Scene, Stage } from './stage.ts';

/** Lights that flatter paint. */
export const CATEGORY_MOODS: readonly MoodName[] = [
  'day',
  'golden',
  'dusk',
  'dawn',
  'overcast',
  'day',
  'night',
  'dusk',
];

/** A category's car at speed in its class colours, with a rival behind it for some. */
export function categoryScene(stage: Stage, style: BodyStyle, colours: ColourSet): Scene {
  const { random } = stage;
  const length = passingLength(style) * 1.04;
  const rival = random.chance(0.5) && style !== 'truck';
  return panning(stage, {
    cars: [
      ...(rival ? [{ style, x: 1560, y: 838, length: length * 0.46 }] : []),
      { style, x: rival ? 900 : 960, y: 948, length, colours },
    ],
    terrain: random.pick(TERRAINS),
    speed: style === 'kart' ? 60 : 90,
    trackside: random.pick(['boards', 'trees', 'grandstand', 'open']),
  });
}

/** Close enough for the car to fill a card; a small car brings the camera nearer. */
export const categoryCamera = (style: BodyStyle): Camera =>
  style === 'kart'
    ? { x: 960, y: 820, zoom: 1.75 }
    : style === 'truck'
      ? { x: 960, y: 640, zoom: 1.1 }
      : { x: 980, y: 760, zoom: 1.24 };
