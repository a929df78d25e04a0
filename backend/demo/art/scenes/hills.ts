import { darken, mix } from '../kit/colour.ts';
import { polygon, smooth, type Point } from '../kit/geometry.ts';
import { fill, rect } from '../kit/markup.ts';
import type { Random } from '../kit/random.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_WIDTH, type Stage } from './stage.ts';

export const TERRAINS = ['alpine', 'rolling', 'plains', 'coast'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Midpoint displacement: a jagged ridge from the left edge of the frame to the right. */
function ridge(random: Random, base: number, height: number, roughness: number): Point[] {
  let points: Point[] = [
    [-40, base - height * random.between(0.2, 0.8)],
    [FRAME_WIDTH * random.between(0.3, 0.7), base - height],
    [FRAME_WIDTH + 40, base - height * random.between(0.3, 0.9)],
  ];
  let amount = height * 0.5;
  for (let pass = 0; pass < 6; pass += 1) {
    const finer: Point[] = [];
    points.forEach((point, index) => {
      finer.push(point);
      const next = points[index + 1];
      if (next !== undefined)
        finer.push([
          (point[0] + next[0]) / 2 + random.between(-6, 6),
          (point[1] + next[1]) / 2 + random.between(-amount, amount),
        ]);
    });
    points = finer;
    amount *= roughness;
  }
  return points.map(([x, y]) => [x, Math.min(base - 4, y)]);
}

function alpineRange(stage: Stage, sheet: Sheet, base: number, height: number, distance: number): string {
  const { mood, random } = stage;
  const crest = ridge(random, base, height, 0.52);
  const body = polygon([[-40, base + 30], ...crest, [FRAME_WIDTH + 40, base + 30]]);
  const rock = mix(mood.hill, mood.haze, distance);
  const snow = mix(mix('#f6fbff', mood.sun.colour, 0.35), mood.haze, distance * 0.75);
  const paint = sheet.linear(
    [0, base - height * 1.3],
    [0, base],
    [
      [0, mix(rock, snow, 0.4)],
      [0.5, rock],
      [1, mix(rock, mood.haze, 0.75)],
    ],
  );
  // Each sunny flank falls from a crest point to the foot, leaning away from the light.
  const lean = mood.sun.x > 0.5 ? -1 : 1;
  let flanks = '';
  crest.forEach((point, index) => {
    const before = crest[index - 3];
    const after = crest[index + 3];
    if (before === undefined || after === undefined || point[1] > before[1] || point[1] > after[1]) return;
    const drop = (base - point[1]) * random.between(0.6, 1);
    // The spine of a shaded flank wanders down from the peak.
    const spine: Point[] = [0.18, 0.34, 0.52, 0.74, 1].map((share) => [
      point[0] - lean * drop * share * random.between(-0.06, 0.14),
      point[1] + drop * share,
    ]);
    const foot: Point[] = [
      [point[0] + lean * drop * 0.62, point[1] + drop],
      [point[0] + lean * drop * 0.4, point[1] + drop * 0.66],
      [point[0] + lean * drop * 0.24, point[1] + drop * 0.44],
      [point[0] + lean * drop * 0.12, point[1] + drop * 0.2],
    ];
    flanks += polygon([point, ...spine, ...foot]);
  });
  // Snow lies above an uneven line and runs down the gullies.
  const fields: Point[] = [
    [-60, -40],
    [FRAME_WIDTH + 60, -40],
  ];
  let right = FRAME_WIDTH + 60;
  for (let tooth = 0; right > -80; tooth += 1) {
    const drift = (Math.sin(right / 170 + height) + Math.sin(right / 61)) * height * 0.06;
    const reach = random.next() ** 2 * 0.2;
    fields.push([
      right,
      base - height * 0.6 + drift + (tooth % 2 === 0 ? 0.04 + reach : -reach * 0.6) * height,
    ]);
    right -= 7 + random.next() ** 2 * 46;
  }
  const clip = sheet.clip(body);
  return `<g clip-path="${clip}">${fill(body, paint)}${fill(polygon(fields), snow, { opacity: 0.95 })}${fill(flanks, mix(darken(rock, 0.25), mood.haze, distance * 0.5), { opacity: 0.42 })}${rect(
    0,
    base - height * 0.5,
    FRAME_WIDTH,
    height,
    sheet.linear(
      [0, base - height * 0.5],
      [0, base],
      [
        [0, mood.haze, 0],
        [1, mood.haze, 0.75],
      ],
    ),
  )}</g>`;
}

function softRange(stage: Stage, sheet: Sheet, base: number, height: number, distance: number): string {
  const { mood, random } = stage;
  const count = random.integer(6, 9);
  const crest: Point[] = Array.from({ length: count + 1 }, (_, index) => [
    -60 + (index / count) * (FRAME_WIDTH + 120),
    base - height * (index % 2 === 0 ? random.between(0.2, 0.6) : random.between(0.6, 1)),
  ]);
  const top = smooth(crest);
  const colour = mix(mix(mood.hill, mood.grass, 0.35), mood.haze, distance);
  const paint = sheet.linear(
    [0, base - height],
    [0, base + 10],
    [
      [0, mix(colour, mood.sun.colour, 0.12)],
      [1, mix(colour, mood.haze, 0.5)],
    ],
  );
  return fill(`${top}L${FRAME_WIDTH + 60} ${base + 40}L-60 ${base + 40}Z`, paint);
}

function sea(stage: Stage, sheet: Sheet, top: number, base: number): string {
  const { mood, random } = stage;
  const water = sheet.linear(
    [0, top],
    [0, base],
    [
      [0, mix(mood.sky[3], mood.sky[0], 0.25)],
      [0.4, mix(mood.sky[1], '#0e4a63', 0.35)],
      [1, mix(mood.sky[0], '#0b3c50', 0.5)],
    ],
  );
  let glitter = '';
  for (let index = 0; index < 120; index += 1) {
    const depth = random.next() ** 1.4;
    const spread = 60 + depth * 420;
    glitter += rect(
      FRAME_WIDTH * mood.sun.x + random.between(-spread, spread),
      top + depth * (base - top),
      10 + depth * 60,
      1.5 + depth * 3,
      mood.sun.colour,
      { opacity: random.between(0.15, 0.65) * mood.sun.glow, rx: 1 },
    );
  }
  return rect(0, top, FRAME_WIDTH, base - top + 20, water) + glitter;
}

/** Point of land that rises out of the sea and runs off to the right. */
function headland(
  stage: Stage,
  sheet: Sheet,
  left: number,
  base: number,
  height: number,
  distance: number,
): string {
  const { mood, random } = stage;
  const crest: Point[] = [0, 0.08, 0.2, 0.36, 0.52, 0.7, 0.86, 1.1].map((share, index) => [
    left + share * (FRAME_WIDTH - left),
    base - height * (index === 0 ? 0 : Math.min(1, share * 2.4) * random.between(0.55, 1)),
  ]);
  const colour = mix(mix(mood.hill, mood.foliage, 0.3), mood.haze, distance);
  return fill(
    `${smooth(crest)}V${base + 4}H${left}Z`,
    sheet.linear(
      [0, base - height],
      [0, base],
      [
        [0, mix(colour, mood.light.key, 0.16)],
        [1, mix(colour, mood.haze, 0.35)],
      ],
    ),
  );
}

/** Far country between the sky and the trackside; `horizon` is where the flat ground starts. */
export function drawTerrain(
  stage: Stage,
  sheet: Sheet,
  terrain: Terrain,
  horizon: number,
  scale = 1,
): string {
  switch (terrain) {
    case 'alpine':
      return (
        alpineRange(stage, sheet, horizon, 330 * scale, 0.62) +
        alpineRange(stage, sheet, horizon + 6, 190 * scale, 0.34) +
        softRange(stage, sheet, horizon + 8, 80 * scale, 0.2)
      );
    case 'rolling':
      return [0.74, 0.5, 0.24]
        .map((distance, index) =>
          softRange(stage, sheet, horizon + index * 6, (190 - index * 50) * scale, distance),
        )
        .join('');
    case 'plains':
      return (
        alpineRange(stage, sheet, horizon, 130 * scale, 0.72) +
        softRange(stage, sheet, horizon + 4, 36 * scale, 0.4)
      );
    case 'coast':
      return (
        sea(stage, sheet, horizon - 120 * scale, horizon + 4) +
        headland(stage, sheet, FRAME_WIDTH * 0.42, horizon - 116 * scale, 110 * scale, 0.62) +
        headland(stage, sheet, FRAME_WIDTH * 0.66, horizon - 112 * scale, 64 * scale, 0.42) +
        softRange(stage, sheet, horizon + 10, 46 * scale, 0.16)
      );
  }
}
