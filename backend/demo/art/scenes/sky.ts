import { mix } from '../kit/colour.ts';
import { circle, ellipse, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_WIDTH, type Stage } from './stage.ts';

function cloudBank(stage: Stage, sheet: Sheet, horizon: number): string {
  const { random, mood } = stage;
  const banks = Math.round(mood.cloudiness * 11);
  let markup = '';
  for (let bank = 0; bank < banks; bank += 1) {
    const depth = random.next();
    const y = horizon * (0.12 + depth * 0.72);
    const x = random.between(-100, FRAME_WIDTH + 100);
    const size = 260 * (1.25 - depth) + 90;
    const paint = sheet.linear(
      [0, y - size * 0.24],
      [0, y + size * 0.16],
      [
        [0, mix(mood.cloud, mood.sun.colour, 0.5), 0.85],
        [0.6, mood.cloud, 0.5],
        [1, mix(mood.cloud, mood.haze, 0.7), 0],
      ],
    );
    const puffs = random.integer(5, 9);
    for (let puff = 0; puff < puffs; puff += 1) {
      const share = puff / (puffs - 1) - 0.5;
      markup += ellipse(
        x + share * size * 2.4,
        y - (0.25 - share * share) * size * random.between(0.2, 0.7),
        size * random.between(0.34, 0.62),
        size * random.between(0.09, 0.19),
        paint,
      );
    }
  }
  return markup === '' ? '' : `<g filter="${sheet.blur(14, 7)}">${markup}</g>`;
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
