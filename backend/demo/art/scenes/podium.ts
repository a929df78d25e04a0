import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, fill, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { brands } from './brands.ts';
import { drawConfetti, drawPlume } from './effects.ts';
import { drawPerson } from './people.ts';
import { drawCup } from './trophy.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

function drawWall(stage: Stage, sheet: Sheet): string {
  const { mood, random } = stage;
  let markup = rect(
    0,
    0,
    FRAME_WIDTH,
    FRAME_HEIGHT,
    sheet.linear(
      [0, 0],
      [FRAME_WIDTH, FRAME_HEIGHT],
      [
        [0, '#1b222d'],
        [0.5, '#10151c'],
        [1, '#1c1218'],
      ],
    ),
  );
  markup +=
    fill(
      polygon([
        [1060, 0],
        [1500, 0],
        [980, FRAME_HEIGHT],
        [540, FRAME_HEIGHT],
      ]),
      '#e4002b',
      { opacity: 0.9 },
    ) +
    fill(
      polygon([
        [1540, 0],
        [1600, 0],
        [1080, FRAME_HEIGHT],
        [1020, FRAME_HEIGHT],
      ]),
      '#ffb81c',
      { opacity: 0.9 },
    );
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const brand = random.pick(brands);
      markup += lettering(
        (row + column) % 3 === 0 ? 'SCSS' : brand.name,
        160 + column * 330 + (row % 2) * 160,
        110 + row * 120,
        { height: 36, paint: '#ffffff', align: 'middle', opacity: 0.3, maxWidth: 250, slant: 8 },
      );
    }
  }
  return (
    markup +
    circle(
      FRAME_WIDTH / 2,
      330,
      900,
      sheet.radial([FRAME_WIDTH / 2, 330], 900, [
        [0, mood.light.key, 0.36],
        [1, mood.light.key, 0],
      ]),
    )
  );
}

function drawStep(sheet: Sheet, x: number, top: number, width: number, place: string): string {
  const face = sheet.linear(
    [0, top],
    [0, FRAME_HEIGHT],
    [
      [0, '#f7f8fa'],
      [1, '#9aa5b1'],
    ],
  );
  return (
    fill(
      polygon([
        [x - width / 2, top],
        [x + width / 2, top],
        [x + width / 2 - 26, top - 34],
        [x - width / 2 + 26, top - 34],
      ]),
      '#dfe4ea',
    ) +
    rect(x - width / 2, top, width, FRAME_HEIGHT - top, face) +
    rect(x - width / 2, top, width, 12, '#e4002b') +
    lettering(place, x, top + 142, { height: 104, paint: '#10151c', align: 'middle', weight: 2.1, slant: 8 })
  );
}

/** Three drivers on the steps, trophies up, confetti and spray in the air. */
export function podium(stage: Stage): Scene {
  const { random } = stage;
  const suits = [
    ['#d3202a', '#ffffff'],
    ['#0f5fb8', '#ffd21f'],
    ['#f4f4ef', '#0d7a55'],
    ['#f47b20', '#10141b'],
    ['#15202e', '#e8b923'],
    ['#0d7a55', '#f3d03e'],
    ['#6c2a8c', '#32d0c4'],
  ] as const;

  const offset = random.integer(0, suits.length - 1);
  const suit = (index: number): readonly [string, string] =>
    suits[(offset + index * 2) % suits.length] ?? ['#d3202a', '#ffffff'];
  const steps = [
    { x: 960, top: 820, place: '1', height: 500 },
    { x: 520, top: 890, place: '2', height: 490 },
    { x: 1400, top: 930, place: '3', height: 490 },
  ];
  const layers = [
    layer(stage, (sheet) => drawWall(stage, sheet), { lens: { kind: 'soft', radius: 5 } }),
    layer(stage, (sheet) =>
      steps
        .map(({ x, top, place, height }, index) => {
          const person = drawPerson(stage, sheet, {
            x,
            base: top - 14,
            height,
            colours: suit(index),
            pose: 'raised',
            head: 'cap',
          });
          const hold = top - 14 - height * 1.09;
          const cup = `<g transform="translate(${num(x)} ${num(hold)}) scale(${index === 0 ? 0.36 : 0.29})">${drawCup(sheet, index === 0 ? 'gold' : index === 1 ? 'silver' : 'bronze')}</g>`;
          return drawStep(sheet, x, top, 430, place) + person + cup;
        })
        .join(''),
    ),
    layer(
      stage,
      (sheet) =>
        drawPlume(stage, sheet, 1290, 330, -420, 330, '#ffffff', 0.5) +
        drawPlume(stage, sheet, 640, 320, 380, 300, '#ffffff', 0.45),
      { blend: 'screen' },
    ),
    layer(stage, () =>
      drawConfetti(stage, 210, ['#e4002b', '#ffb81c', '#ffffff', '#1f8fd0', '#12a07a'], 1000),
    ),
  ];
  return { layers, alt: 'The first three on the podium raise their trophies in a shower of confetti' };
}
