import { darken, lighten, mix } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { ellipse, fill, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, type Stage } from './stage.ts';

/** Mown grass with streaks, from one height down to another. */
export function drawVerge(stage: Stage, sheet: Sheet, top: number, bottom: number): string {
  const { mood, random } = stage;
  const paint = sheet.linear(
    [0, top],
    [0, bottom],
    [
      [0, mix(mood.grass, mood.haze, 0.4)],
      [0.5, mood.grass],
      [1, darken(mood.grass, 0.22)],
    ],
  );
  let markup = rect(-10, top, FRAME_WIDTH + 20, bottom - top, paint);
  for (let stripe = 0; stripe < 9; stripe += 1) {
    const share = (stripe / 9) ** 1.8;
    markup += rect(
      -10,
      top + share * (bottom - top),
      FRAME_WIDTH + 20,
      (bottom - top) * 0.05 * (0.4 + share * 2),
      stripe % 2 === 0 ? lighten(mood.grass, 0.12) : darken(mood.grass, 0.2),
      { opacity: 0.22 },
    );
  }
  for (let index = 0; index < 190; index += 1) {
    const depth = random.next();
    const y = top + depth * (bottom - top);
    markup += ellipse(
      random.between(0, FRAME_WIDTH),
      y,
      random.between(30, 170) * (0.4 + depth),
      0.8 + depth * (bottom - top) * 0.008,
      index % 3 === 0 ? mood.dryGrass : index % 3 === 1 ? lighten(mood.grass, 0.2) : darken(mood.grass, 0.4),
      { opacity: random.between(0.1, 0.34) },
    );
  }
  return markup;
}

/** Track surface seen from the side, with racing-line rubber and the sky's sheen. `wet` mirrors the light. */
export function drawAsphalt(stage: Stage, sheet: Sheet, top: number, wet: boolean): string {
  const { mood, random } = stage;
  const paint = sheet.linear(
    [0, top],
    [0, FRAME_HEIGHT],
    [
      [0, mix(mood.asphalt, mood.haze, 0.35)],
      [0.25, mood.asphalt],
      [1, darken(mood.asphalt, 0.5)],
    ],
  );
  let markup = rect(-10, top, FRAME_WIDTH + 20, FRAME_HEIGHT - top + 10, paint);
  for (let index = 0; index < 90; index += 1) {
    const depth = random.next();
    const y = top + depth * (FRAME_HEIGHT - top);
    markup += rect(
      random.between(-300, FRAME_WIDTH),
      y,
      random.between(200, 900) * (0.5 + depth),
      1 + depth * 5,
      index % 3 === 0 ? lighten(mood.asphalt, 0.22) : darken(mood.asphalt, 0.45),
      { opacity: random.between(0.12, 0.42) },
    );
  }
  const sheenX = FRAME_WIDTH * mood.sun.x;
  const sheen = sheet.radial(
    [sheenX, top + 40],
    820,
    [
      [0, mood.sun.colour, 0.6 * mood.sun.glow],
      [0.4, mood.sun.colour, 0.2 * mood.sun.glow],
      [1, mood.sun.colour, 0],
    ],
    0.32,
  );
  markup += rect(-10, top, FRAME_WIDTH + 20, FRAME_HEIGHT - top, sheen);
  if (wet) {
    const mirror = sheet.linear(
      [0, top],
      [0, FRAME_HEIGHT],
      [
        [0, mood.sky[3], 0.55],
        [0.5, mood.sky[2], 0.22],
        [1, mood.sky[1], 0.1],
      ],
    );
    markup += rect(-10, top, FRAME_WIDTH + 20, FRAME_HEIGHT - top, mirror);
  }
  return markup;
}

/** A road running from the vanishing point towards the viewer, with kerbs and edge lines. */
export function drawRoad(stage: Stage, sheet: Sheet, horizon: number, vanishX: number, bend: number): string {
  const { mood } = stage;
  const steps = 60;
  const edge = (side: -1 | 1, width: number): [number, number][] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps;
      const depth = t ** 2.1;
      const y = horizon + depth * (FRAME_HEIGHT - horizon + 40);
      const curve = bend * (1 - t) ** 2.2 * 620;
      return [vanishX + curve + (FRAME_WIDTH / 2 - vanishX) * depth + side * (6 + depth * width), y];
    });
  const left = edge(-1, 860);
  const right = edge(1, 860);
  const leftKerb = edge(-1, 985);
  const rightKerb = edge(1, 985);
  const surface = sheet.linear(
    [0, horizon],
    [0, FRAME_HEIGHT],
    [
      [0, mix(mood.asphalt, mood.haze, 0.6)],
      [0.3, mood.asphalt],
      [1, darken(mood.asphalt, 0.38)],
    ],
  );
  const red = mix('#cf2027', mood.light.shade, mood.light.depth * 0.35);
  const white = mix('#f3f3ee', mood.light.shade, mood.light.depth * 0.3);
  const kerbs = (inner: readonly [number, number][], outer: readonly [number, number][]): string => {
    let markup = '';
    for (let index = 0; index < steps; index += 1) {
      const [a, b, c, d] = [inner[index], inner[index + 1], outer[index + 1], outer[index]];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      markup += fill(polygon([a, b, c, d]), index % 2 === 0 ? red : white);
    }
    return markup;
  };
  const rubberLeft = edge(-1, 330);
  const rubberRight = edge(-1, 90);
  const sheenTop = sheet.radial(
    [vanishX + bend * 300, horizon + 60],
    700,
    [
      [0, mood.sun.colour, 0.55 * mood.sun.glow],
      [0.5, mood.sun.colour, 0.16 * mood.sun.glow],
      [1, mood.sun.colour, 0],
    ],
    0.5,
  );
  return (
    kerbs(left, leftKerb) +
    kerbs(right, rightKerb) +
    fill(polygon([...left, ...right.slice().reverse()]), surface) +
    fill(polygon([...rubberLeft, ...rubberRight.slice().reverse()]), '#08090b', { opacity: 0.22 }) +
    fill(polygon([...edge(1, 90), ...edge(1, 330).slice().reverse()]), '#08090b', { opacity: 0.2 }) +
    fill(polygon([...left, ...edge(-1, 838).slice().reverse()]), white, { opacity: 0.85 }) +
    fill(polygon([...edge(1, 838), ...right.slice().reverse()]), white, { opacity: 0.85 }) +
    rect(0, horizon, FRAME_WIDTH, FRAME_HEIGHT - horizon, sheenTop)
  );
}
