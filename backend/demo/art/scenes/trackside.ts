import { darken, inkOn, mix } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { brands } from './brands.ts';
import { FRAME_WIDTH, type Stage } from './stage.ts';

const CROWD_COLOURS = [
  '#d8433b',
  '#f0f0ea',
  '#2f5fa8',
  '#f2b632',
  '#1f2a38',
  '#3f8f6b',
  '#e08a5a',
  '#8d99a8',
  '#101820',
] as const;
const SKIN = ['#c98d63', '#e3b58f', '#8a5a3c', '#6d4630'] as const;

/** Spectators in rows between two heights, seen from the track. */
export function drawCrowd(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  bottom: number,
  rows: number,
): string {
  const { random, mood } = stage;
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    const y = top + ((row + 0.6) / rows) * (bottom - top);
    const size = ((bottom - top) / rows) * 0.62;
    for (let x = left + random.between(0, size); x < right; x += size * random.between(0.85, 1.9)) {
      const shirt = mix(random.pick(CROWD_COLOURS), mood.light.shade, 0.15 + mood.light.depth * 0.3);
      markup +=
        ellipse(x, y + size * 0.62, size * 0.52, size * 0.62, shirt) +
        circle(
          x,
          y - size * 0.1,
          size * 0.28,
          mix(random.pick(SKIN), mood.light.shade, mood.light.depth * 0.35),
        );
    }
  }
  return markup;
}

/** Covered grandstand full of people. */
export function drawGrandstand(
  stage: Stage,
  sheet: Sheet,
  left: number,
  base: number,
  width: number,
  height: number,
): string {
  const { mood } = stage;
  const steel = mix('#39424d', mood.light.shade, mood.light.depth * 0.6);
  const inside = sheet.linear(
    [0, base - height],
    [0, base],
    [
      [0, mix('#14181f', mood.light.shade, 0.4)],
      [1, mix('#39404a', mood.light.shade, 0.35)],
    ],
  );
  const roof = sheet.linear(
    [0, base - height * 1.24],
    [0, base - height],
    [
      [0, mix('#e9edf1', mood.light.key, 0.4)],
      [1, mix('#8d97a3', mood.light.shade, 0.4)],
    ],
  );
  const posts = Array.from({ length: 7 }, (_, index) =>
    rect(left + (index / 6) * width - 4, base - height, 8, height, steel),
  ).join('');
  return (
    rect(left, base - height, width, height, inside) +
    drawCrowd(stage, left + 6, left + width - 6, base - height * 0.84, base - height * 0.12, 7) +
    posts +
    fill(
      polygon([
        [left - 46, base - height * 0.98],
        [left - 30, base - height * 1.2],
        [left + width + 24, base - height * 1.32],
        [left + width + 60, base - height * 1.02],
      ]),
      roof,
    ) +
    rect(
      left - 10,
      base - height * 0.12,
      width + 20,
      height * 0.14,
      mix('#c8102e', mood.light.shade, mood.light.depth * 0.4),
    )
  );
}

/** Advertising boards along the track edge. */
export function drawBoards(
  stage: Stage,
  base: number,
  height: number,
  from = -60,
  to = FRAME_WIDTH + 60,
): string {
  const { random, mood } = stage;
  let markup = '';
  let x = from;
  while (x < to) {
    const brand = random.pick(brands);
    const width = height * random.between(4.2, 6.2);
    const ground = mix(brand.colours[0], mood.light.shade, mood.light.depth * 0.28);
    markup +=
      rect(x, base - height, width - 5, height, ground) +
      rect(x, base - height, width - 5, height * 0.1, '#ffffff', { opacity: 0.22 }) +
      lettering(brand.name, x + width / 2, base - height * 0.22, {
        height: height * 0.56,
        paint: mix(inkOn(brand.colours[0]), mood.light.shade, 0.12),
        align: 'middle',
        maxWidth: width * 0.82,
        slant: 8,
        tracking: 0.4,
      });
    x += width;
  }
  return markup;
}

/** Steel guard rail with posts and a debris fence above it. */
export function drawFence(stage: Stage, sheet: Sheet, base: number, height: number): string {
  const { mood } = stage;
  const steel = sheet.linear(
    [0, base - height * 0.32],
    [0, base],
    [
      [0, mix('#dde3e9', mood.light.key, 0.3)],
      [0.3, mix('#8c959f', mood.light.shade, mood.light.depth * 0.3)],
      [0.5, mix('#ccd3da', mood.light.shade, mood.light.depth * 0.3)],
      [1, mix('#6d757f', mood.light.shade, mood.light.depth * 0.5)],
    ],
  );
  let posts = '';
  for (let x = -20; x < FRAME_WIDTH + 40; x += 128) posts += `M${x} ${num(base)}V${num(base - height)}`;
  let wires = '';
  for (let share = 0.42; share <= 1; share += 0.116)
    wires += `M-20 ${num(base - height * share)}H${FRAME_WIDTH + 20}`;
  return (
    stroke(posts, mix('#59616b', mood.light.shade, 0.4), 5, { opacity: 0.8 }) +
    stroke(wires, mix('#aeb6bf', mood.light.shade, 0.3), 1.3, { opacity: 0.55 }) +
    rect(-20, base - height * 0.32, FRAME_WIDTH + 40, height * 0.32, steel)
  );
}

/** Red and white kerb in the side view. */
export function drawKerb(stage: Stage, y: number, height: number, from = -80, to = FRAME_WIDTH + 80): string {
  const { mood } = stage;
  const red = mix('#cf2027', mood.light.shade, mood.light.depth * 0.4);
  const white = mix('#f3f3ee', mood.light.shade, mood.light.depth * 0.35);
  let markup = '';
  let index = 0;
  for (let x = from; x < to; x += 84) {
    markup += fill(`M${x} ${num(y)}l84 0l-16 ${num(height)}l-84 0Z`, index % 2 === 0 ? red : white);
    index += 1;
  }
  return (
    markup + rect(from, y, to - from, height * 0.2, mood.light.key, { opacity: 0.25 * mood.light.strength })
  );
}

/** Floodlight mast; its lamps glow when the mood is dark. */
export function drawLightMast(stage: Stage, sheet: Sheet, x: number, base: number, height: number): string {
  const { mood } = stage;
  const on = mood.stars || mood.name === 'dusk';
  const glow = sheet.radial([x, base - height], height * 0.5, [
    [0, '#f2f7ff', 0.85],
    [0.12, '#dbe8ff', 0.35],
    [0.5, '#bcd3ff', 0.08],
    [1, '#bcd3ff', 0],
  ]);
  let lamps = '';
  for (let row = 0; row < 2; row += 1)
    for (let column = -2; column <= 2; column += 1)
      lamps += rect(x + column * 15 - 6, base - height + row * 13 - 12, 12, 9, on ? '#ffffff' : '#c9d0d8', {
        rx: 2,
      });
  return (
    rect(x - 4, base - height, 8, height, mix('#2a313a', mood.light.shade, 0.5)) +
    rect(x - 42, base - height - 18, 84, 34, '#1a1f26', { rx: 3 }) +
    lamps +
    (on ? circle(x, base - height, height * 0.5, glow) : '')
  );
}

/** Flag on a pole, streaming to the right. */
export function drawFlag(
  stage: Stage,
  sheet: Sheet,
  x: number,
  base: number,
  height: number,
  colours: readonly [string, string],
  chequered = false,
): string {
  const { random } = stage;
  const width = height * 0.62;
  const top = base - height;
  const fall = height * 0.34;
  const wave = random.between(0.06, 0.14) * height;
  const cloth = `M${num(x)} ${num(top)}C${num(x + width * 0.3)} ${num(top - wave)} ${num(x + width * 0.6)} ${num(top + wave)} ${num(x + width)} ${num(top - wave * 0.2)}L${num(x + width * 0.97)} ${num(top + fall)}C${num(x + width * 0.6)} ${num(top + fall + wave)} ${num(x + width * 0.3)} ${num(top + fall - wave)} ${num(x)} ${num(top + fall)}Z`;
  const shade = sheet.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, '#000000', 0.1],
      [0.28, '#ffffff', 0.28],
      [0.5, '#000000', 0.3],
      [0.76, '#ffffff', 0.22],
      [1, '#000000', 0.26],
    ],
  );
  let checks = '';
  if (chequered)
    for (let column = 0; column < 8; column += 1)
      for (let row = 0; row < 5; row += 1)
        if ((column + row) % 2 === 0)
          checks += rect(
            x + (column / 8) * width - 1,
            top - wave + (row / 5) * (fall + wave * 2),
            width / 8 + 1,
            (fall + wave * 2) / 5 + 1,
            '#111418',
          );
  const detail = chequered
    ? checks
    : rect(x, top + fall * 0.4, width, fall * 0.24, colours[1]) +
      fill(
        polygon([
          [x, top - wave],
          [x + width * 0.34, top + fall / 2],
          [x, top + fall + wave],
        ]),
        darken(colours[0], 0.4),
      );
  return (
    rect(x - height * 0.011, top - 6, height * 0.022, height + 6, '#242a32') +
    fill(cloth, chequered ? '#f7f7f3' : colours[0]) +
    `<g clip-path="${sheet.clip(cloth)}">${detail}</g>` +
    fill(cloth, shade)
  );
}
