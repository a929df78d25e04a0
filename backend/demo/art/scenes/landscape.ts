import { darken, mix } from '../kit/colour.ts';
import { num, polygon, type Point } from '../kit/geometry.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawFlare, drawRays } from './effects.ts';
import { drawFlax, drawPohutukawa, drawShelterBelt, drawTussock } from './flora.ts';
import { drawTerrain, type Terrain } from './hills.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawVerge } from './surface.ts';
import { moodWords } from './words.ts';

/** Ribbon of road winding from the foreground into the distance. */
function windingRoad(stage: Stage, sheet: Sheet, horizon: number): { markup: string; middle: Point[] } {
  const { mood, random } = stage;
  const phase = random.between(0, Math.PI * 2);
  const steps = 110;
  const middle: Point[] = [];
  const widths: number[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const depth = (1 - t) ** 2.3;
    const sway = Math.sin(t * 9.5 + phase) * (90 + depth * 430) * (0.35 + t * 0.65);
    middle.push([
      FRAME_WIDTH * (0.5 + 0.1 * Math.sin(phase)) + sway,
      horizon + 8 + depth * (FRAME_HEIGHT - horizon + 120),
    ]);
    widths.push(3.5 + depth * 250);
  }
  const side = (share: number): Point[] =>
    middle.map(([x, y], index) => [x + (widths[index] ?? 0) * share, y]);
  const red = mix('#cf2027', mood.light.shade, mood.light.depth * 0.4);
  const white = mix('#f2f2ec', mood.light.shade, mood.light.depth * 0.3);
  const asphalt = sheet.linear(
    [0, horizon],
    [0, FRAME_HEIGHT],
    [
      [0, mix(mood.asphalt, mood.haze, 0.5)],
      [0.4, mood.asphalt],
      [1, darken(mood.asphalt, 0.3)],
    ],
  );
  let kerbs = '';
  const [outer, inner] = [side(1.1), side(-1.1)];
  for (let index = 0; index < steps; index += 1) {
    const [a, b, c, d] = [inner[index], inner[index + 1], outer[index + 1], outer[index]];
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    kerbs += fill(polygon([a, b, c, d]), index % 2 === 0 ? red : white);
  }
  const surface = polygon([...side(-1), ...side(1).reverse()]);
  const rubber = polygon([...side(-0.45), ...side(0.05).reverse()]);
  return { markup: kerbs + fill(surface, asphalt) + fill(rubber, '#07080a', { opacity: 0.25 }), middle };
}

function drawFarCars(stage: Stage, sheet: Sheet, middle: readonly Point[], horizon: number): string {
  const { random, mood } = stage;
  let markup = '';
  for (const share of [0.2, 0.32, 0.4, 0.47, 0.58]) {
    const point = middle[Math.round(share * (middle.length - 1))];
    if (point === undefined) continue;
    const size = 4 + ((point[1] - horizon) / (FRAME_HEIGHT - horizon)) * 120;
    const x = point[0] + random.between(-0.4, 0.4) * size;
    const colour = random.pick(['#d8262c', '#f4f4f0', '#0f5fb8', '#f2a900', '#11161f']);
    markup +=
      ellipse(x, point[1] + size * 0.02, size * 0.62, size * 0.12, '#000000', { opacity: 0.55 }) +
      fill(
        `M${num(x - size * 0.5)} ${num(point[1])}l${num(size * 0.04)} ${num(-size * 0.3)}l${num(size * 0.2)} ${num(-size * 0.06)}l${num(size * 0.08)} ${num(-size * 0.2)}h${num(size * 0.36)}l${num(size * 0.08)} ${num(size * 0.2)}l${num(size * 0.2)} ${num(size * 0.06)}l${num(size * 0.04)} ${num(size * 0.3)}Z`,
        mix(colour, mood.light.shade, 0.1),
      ) +
      fill(
        `M${num(x - size * 0.2)} ${num(point[1] - size * 0.37)}l${num(size * 0.06)} ${num(-size * 0.15)}h${num(size * 0.28)}l${num(size * 0.06)} ${num(size * 0.15)}Z`,
        '#0c1118',
      ) +
      (mood.light.lamps
        ? circle(x - size * 0.36, point[1] - size * 0.22, size * 0.09, '#fff6d8') +
          circle(x + size * 0.36, point[1] - size * 0.22, size * 0.09, '#fff6d8') +
          circle(
            x,
            point[1] - size * 0.22,
            size * 1.4,
            sheet.radial([x, point[1] - size * 0.22], size * 1.4, [
              [0, '#ffedb8', 0.6],
              [0.4, '#ffedb8', 0.14],
              [1, '#ffedb8', 0],
            ]),
          )
        : '');
  }
  return markup;
}

/** Wide view of the country with the circuit winding through it. */
export function landscape(
  stage: Stage,
  options: {
    readonly terrain: Terrain;
    readonly foreground: 'flax' | 'tussock' | 'pohutukawa';
    readonly cars: boolean;
  },
): Scene {
  const { mood, random } = stage;
  const horizon = options.terrain === 'alpine' ? 520 : 470;
  const sunX = FRAME_WIDTH * mood.sun.x;
  const sunY = horizon * 1.55 * mood.sun.y;
  const layers = [
    layer(
      stage,
      (sheet) =>
        drawSky(stage, sheet, horizon) +
        drawTerrain(stage, sheet, options.terrain, horizon, options.terrain === 'alpine' ? 1.25 : 1),
    ),
    layer(stage, (sheet) => {
      const road = windingRoad(stage, sheet, horizon);
      return (
        drawVerge(stage, sheet, horizon - 2, FRAME_HEIGHT) +
        stroke(
          `M-20 ${horizon + 60}Q${FRAME_WIDTH * 0.4} ${horizon + 30} ${FRAME_WIDTH + 20} ${horizon + 72}`,
          darken(mood.grass, 0.3),
          3,
          { opacity: 0.5 },
        ) +
        drawShelterBelt(
          stage,
          sheet,
          horizon + 16,
          64,
          random.chance(0.5) ? 'poplar' : 'pine',
          -40,
          FRAME_WIDTH * 0.42,
        ) +
        drawShelterBelt(stage, sheet, horizon + 24, 84, 'pine', FRAME_WIDTH * 0.7, FRAME_WIDTH + 40) +
        road.markup +
        (options.cars ? drawFarCars(stage, sheet, road.middle, horizon) : '') +
        rect(
          0,
          horizon - 30,
          FRAME_WIDTH,
          220,
          sheet.linear(
            [0, horizon - 30],
            [0, horizon + 190],
            [
              [0, mood.haze, 0],
              [0.2, mood.haze, 0.5],
              [1, mood.haze, 0],
            ],
          ),
        )
      );
    }),
    layer(
      stage,
      (sheet) =>
        drawFlare(sheet, sunX, sunY, mood.sun.colour, 0.65 * mood.sun.glow) +
        (mood.sun.radius > 0 ? drawRays(sheet, sunX, sunY, mood.sun.colour, 0.6) : ''),
      { blend: 'screen' },
    ),
    layer(
      stage,
      () => {
        switch (options.foreground) {
          case 'flax':
            return (
              [-30, 190, 1740, 1930]
                .map((x) => drawFlax(stage, x, FRAME_HEIGHT + 60, random.between(300, 430)))
                .join('') + drawTussock(stage, FRAME_HEIGHT + 40, 80, 18)
            );
          case 'tussock':
            return (
              drawTussock(stage, FRAME_HEIGHT - 10, 70, 30) + drawTussock(stage, FRAME_HEIGHT + 60, 150, 26)
            );
          case 'pohutukawa':
            return (
              drawPohutukawa(stage, 140, FRAME_HEIGHT + 40, 900) +
              drawTussock(stage, FRAME_HEIGHT + 40, 80, 20)
            );
        }
      },
      { lens: { kind: 'soft', radius: 3 } },
    ),
  ];
  const place = {
    alpine: 'under the Southern Alps',
    rolling: 'through rolling farmland',
    plains: 'across the Canterbury plains',
    coast: 'above the sea',
  }[options.terrain];
  return {
    layers,
    alt: `The circuit winds ${place} ${mood.name === 'night' ? 'on a starry night' : moodWords[mood.name]}`,
  };
}
