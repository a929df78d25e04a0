import { mix } from '../kit/colour.ts';
import { circle, ellipse, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_WIDTH, type Stage } from './stage.ts';

function cloudBank(stage: Stage, sheet: Sheet, horizon: number): string {
  const { random, mood } = stage;
  const shade = sheet.soft(mix(mood.cloud, mood.haze, 0.6), 0.1);
  const body = sheet.soft(mood.cloud, 0.1);
  const lit = sheet.soft(mix(mood.cloud, mood.sun.colour, 0.55), 0.05);
  let markup = '';
  for (let bank = Math.round(mood.cloudiness * 11); bank > 0; bank -= 1) {
    const depth = random.next();
    const y = horizon * (0.1 + depth * 0.74);
    const x = random.between(-100, FRAME_WIDTH + 100);
    const size = 230 * (1.25 - depth) + 80;
    const opacity = 0.5 + mood.cloudiness * 0.4;
    const puffs = random.integer(8, 15);
    // Puffs swell towards the middle of the bank and stand on a level base; the sun catches their tops.
    const heaps = Array.from({ length: puffs }, (_, puff) => {
      const share = puff / (puffs - 1) - 0.5;
      const swell = 1 - share * share * 3;
      const radius = size * random.between(0.26, 0.42) * (0.5 + swell * 0.5);
      return {
        x: x + share * size * 3 + random.between(-0.1, 0.1) * size,
        y: y - radius * random.between(0.05, 0.3),
        radius,
      };
    });
    const pass = (paint: string, lift: number, wide: number, tall: number, strength: number): string =>
      heaps
        .map((heap) =>
          ellipse(heap.x, heap.y - heap.radius * lift, heap.radius * wide, heap.radius * tall, paint, {
            opacity: opacity * strength,
          }),
        )
        .join('');
    markup +=
      pass(shade, -0.1, 2, 0.5, 0.8) + pass(body, 0.04, 1.7, 0.52, 0.9) + pass(lit, 0.2, 1.2, 0.36, 0.8);
  }
  return markup;
}

function starField(stage: Stage, sheet: Sheet, horizon: number): string {
  const { random } = stage;
  const band = sheet.radial(
    [FRAME_WIDTH * 0.62, horizon * 0.3],
    FRAME_WIDTH * 0.6,
    [
      [0, '#7fa6ff', 0.22],
      [0.6, '#6f8fe0', 0.08],
      [1, '#6f8fe0', 0],
    ],
    0.2,
  );
  let markup = `<g transform="rotate(-24 ${FRAME_WIDTH * 0.62} ${horizon * 0.3})">${ellipse(FRAME_WIDTH * 0.62, horizon * 0.3, FRAME_WIDTH * 0.7, horizon * 0.34, band)}</g>`;
  for (let index = 0; index < 260; index += 1) {
    const size = random.next() ** 4 * 1.9 + 0.5;
    markup += circle(random.between(0, FRAME_WIDTH), random.next() ** 1.3 * horizon, size, '#eaf1ff', {
      opacity: random.between(0.25, 0.9),
    });
  }
  return markup + southernCross(FRAME_WIDTH * 0.7, horizon * 0.22, 150);
}

/** The Cross and its pointers, as they stand in a New Zealand summer evening. */
export function southernCross(x: number, y: number, size: number): string {
  const stars: readonly (readonly [number, number, number])[] = [
    [0, -0.5, 1],
    [0.06, 0.55, 1.15],
    [-0.36, 0.05, 1.05],
    [0.3, -0.1, 0.85],
    [0.17, 0.16, 0.5],
    [-0.95, 0.5, 1.05],
    [-1.3, 0.42, 1.2],
  ];
  return stars
    .map(
      ([dx, dy, weight]) =>
        circle(x + dx * size, y + dy * size, 3.4 * weight, '#ffffff') +
        circle(x + dx * size, y + dy * size, 9 * weight, '#bcd4ff', { opacity: 0.22 }),
    )
    .join('');
}

/** Sky down to the horizon, with sun glow, clouds or stars by the mood. */
export function drawSky(stage: Stage, sheet: Sheet, horizon: number): string {
  const { mood } = stage;
  const [zenith, middle, low, edge] = mood.sky;
  const sky = sheet.linear(
    [0, 0],
    [0, horizon],
    [
      [0, zenith],
      [0.4, middle],
      [0.78, low],
      [1, edge],
    ],
  );
  const sunX = FRAME_WIDTH * mood.sun.x;
  const sunY = horizon * 1.55 * mood.sun.y;
  const glow = sheet.radial([sunX, sunY], 900, [
    [0, mood.sun.colour, 0.9 * mood.sun.glow],
    [0.18, mood.sun.colour, 0.42 * mood.sun.glow],
    [0.5, mood.sun.colour, 0.14 * mood.sun.glow],
    [1, mood.sun.colour, 0],
  ]);
  return (
    rect(0, 0, FRAME_WIDTH, horizon + 4, sky) +
    (mood.stars ? starField(stage, sheet, horizon) : '') +
    cloudBank(stage, sheet, horizon) +
    rect(0, 0, FRAME_WIDTH, horizon + 4, glow) +
    (mood.sun.radius > 0 ? circle(sunX, sunY, mood.sun.radius, mood.sun.colour) : '')
  );
}
