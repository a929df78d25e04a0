import { num, type Point } from '../kit/geometry.ts';
import { fill, stroke } from '../kit/markup.ts';
import { drawShelterBelt } from './flora.ts';
import { drawTerrain, type Terrain } from './hills.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawVerge } from './surface.ts';
import { drawGrandstand, drawLightMast } from './trackside.ts';

function course(phase: number, horizon: number, offset: number): Point[] {
  return Array.from({ length: 90 }, (_, index) => {
    const t = index / 89;
    const depth = (1 - t) ** 2.4;
    const width = 3 + depth * 300;
    return [
      FRAME_WIDTH * 0.5 + Math.sin(t * 8 + phase) * (80 + depth * 520) * (0.3 + t * 0.7) + offset * width,
      horizon + 12 + depth * (FRAME_HEIGHT - horizon + 90),
    ];
  });
}

function ribbon(points: readonly Point[], thickness: number): string {
  const edge = points.map(
    ([x, y], index) => [x, y, thickness * (1 - index / points.length) ** 2 + 0.7] as const,
  );
  const left = edge.map(([x, y, w]) => `${num(x - w)} ${num(y)}`);
  const right = edge.map(([x, y, w]) => `${num(x + w)} ${num(y - w * 0.4)}`).reverse();
  return `M${[...left, ...right].join('L')}Z`;
}

/** Night circuit drawn by headlamps and tail lamps during a long exposure. */
export function lightTrails(stage: Stage, options: { readonly terrain: Terrain }): Scene {
  const { random, mood } = stage;
  const horizon = 500;
  const phase = random.between(0, 6.28);
  const trails = Array.from({ length: 22 }, (_, index) => {
    const tail = index % 2 === 0;
    const lift = random.between(16, 60);
    const points = course(
      phase + random.between(-0.03, 0.03),
      horizon,
      random.between(-0.72, 0.72) * (tail ? 1 : 0.9),
    ).map(([x, y]): Point => [x, y - 6 - ((y - horizon) / FRAME_HEIGHT) * lift]);
    const colour = tail
      ? random.pick(['#ff2a22', '#ff4a2c', '#ff7a2a'])
      : random.pick(['#fff4d6', '#dfeaff', '#ffe2a0']);
    return { points, colour };
  });
  const ribbons = (thickness: number, opacity: number): string =>
    trails.map(({ points, colour }) => fill(ribbon(points, thickness), colour, { opacity })).join('');
  const layers = [
    layer(
      stage,
      (sheet) => drawSky(stage, sheet, horizon) + drawTerrain(stage, sheet, options.terrain, horizon, 1.1),
    ),
    layer(stage, (sheet) => {
      const road = course(phase, horizon, -1).concat(course(phase, horizon, 1).reverse());
      return (
        drawVerge(stage, sheet, horizon, FRAME_HEIGHT) +
        drawShelterBelt(stage, sheet, horizon + 16, 80, 'pine', -40, 760) +
        drawGrandstand(stage, sheet, 1330, horizon + 92, 480, 120) +
        `<path d="M${road.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z" fill="${mood.asphalt}"/>` +
        drawLightMast(stage, sheet, 1290, horizon + 70, 250) +
        drawLightMast(stage, sheet, 1860, horizon + 90, 290) +
        drawLightMast(stage, sheet, 300, horizon + 40, 190)
      );
    }),
    layer(stage, () => ribbons(15, 0.24), { blend: 'screen', lens: { kind: 'soft', radius: 9 } }),
    layer(
      stage,
      () => ribbons(4.4, 0.9) + stroke(`M0 ${horizon + 10}H${FRAME_WIDTH}`, '#ffb46a', 2, { opacity: 0.2 }),
      {
        blend: 'screen',
      },
    ),
  ];
  return { layers, alt: 'Headlamps and tail lamps draw the circuit on a starry night' };
}
