import type { BodyStyle } from '../cars/fleet.ts';
import type { ColourSet } from '../artwork.ts';
import { TERRAINS } from './hills.ts';
import type { MoodName } from './moods.ts';
import { passingLength } from './news.ts';
import { panning } from './panning.ts';
import type { Scene, Stage } from './stage.ts';

/** Lights that flatter paint. */
export const CATEGORY_MOODS: readonly MoodName[] = ['day', 'golden', 'dusk', 'dawn', 'day', 'golden'];

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
