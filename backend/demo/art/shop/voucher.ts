import { polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { fill, rect, stroke } from '../kit/markup.ts';
import { createRandom } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import { gridFromAbove } from '../scenes/grid-above.ts';
import { landscape } from '../scenes/landscape.ts';
import { moods, type MoodName } from '../scenes/moods.ts';
import { panning } from '../scenes/panning.ts';
import {
  FRAME_HEIGHT,
  FRAME_WIDTH,
  layer,
  toPicture,
  WIDE,
  type Scene,
  type Stage,
} from '../scenes/stage.ts';
import { trophy } from '../scenes/trophy.ts';

interface Theme {
  readonly mood: MoodName;
  readonly colours: readonly [string, string];
  readonly compose: (stage: Stage) => Scene;
}

const themes: readonly Theme[] = [
  {
    mood: 'golden',
    colours: ['#e4002b', '#ffb81c'],
    compose: (stage) =>
      panning(stage, {
        cars: [{ style: 'gt', x: 1340, y: 960, length: 930, colours: ['#f4f4ef', '#e4002b', '#10151c'] }],
        terrain: 'alpine',
        speed: 90,
        trackside: 'boards',
      }),
  },
  {
    mood: 'day',
    colours: ['#0b6fb8', '#ffffff'],
    compose: (stage) => gridFromAbove(stage, { kind: 'closed', turn: 16, people: true }),
  },
  {
    mood: 'dawn',
    colours: ['#10151c', '#ffb81c'],
    compose: (stage) => landscape(stage, { terrain: 'alpine', foreground: 'flax', cars: true }),
  },
  { mood: 'dusk', colours: ['#7d1128', '#ffd98a'], compose: (stage) => trophy(stage, { metal: 'gold' }) },
];

/**
 * Gift voucher theme 1–4, 1600×900.
 * @throws RangeError for another number.
 */
export function voucherPicture(seed: number): Picture {
  const theme = themes[seed - 1];
  if (theme === undefined) throw new RangeError(`There is no voucher theme ${seed}`);
  const stage: Stage = {
    random: createRandom(`voucher ${seed}`),
    mood: moods[theme.mood],
    width: 1600,
    height: 900,
    camera: WIDE,
  };
  const scene = theme.compose(stage);
  const [main, second] = theme.colours;
  const ribbon = layer(stage, (sheet) => {
    const veil = sheet.linear(
      [0, 0],
      [1050, 0],
      [
        [0, '#05070b', 0.72],
        [0.6, '#05070b', 0.35],
        [1, '#05070b', 0],
      ],
    );
    return (
      rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, veil) +
      fill(
        polygon([
          [0, 0],
          [250, 0],
          [0, 470],
        ]),
        main,
      ) +
      fill(
        polygon([
          [276, 0],
          [316, 0],
          [0, 594],
          [0, 519],
        ]),
        second,
      ) +
      fill(
        polygon([
          [336, 0],
          [346, 0],
          [0, 651],
          [0, 632],
        ]),
        '#ffffff',
      ) +
      lettering('GIFT', 120, 700, { height: 210, paint: '#ffffff', slant: 12, weight: 2 }) +
      lettering('VOUCHER', 108, 880, { height: 132, paint: second, slant: 12, weight: 2 }) +
      lettering('SOUTHERN CROSS SUMMER SERIES', 104, 968, {
        height: 42,
        paint: '#ffffff',
        slant: 12,
        tracking: 1.2,
      }) +
      stroke(`M40 40H${FRAME_WIDTH - 40}V${FRAME_HEIGHT - 40}H40Z`, '#ffffff', 3, { opacity: 0.55 })
    );
  });
  return toPicture(stage, { ...scene, layers: [...scene.layers, ribbon] });
}
