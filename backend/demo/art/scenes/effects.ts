import { num } from '../kit/geometry.ts';
import { circle, ellipse, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, type Stage } from './stage.ts';

/** Lens flare of a light at (x, y): glow, star rays and ghosts across the frame's centre. */
export function drawFlare(sheet: Sheet, x: number, y: number, colour: string, strength: number): string {
  const glow = sheet.radial([x, y], 620, [
    [0, colour, 0.75 * strength],
    [0.1, colour, 0.4 * strength],
    [0.4, colour, 0.1 * strength],
    [1, colour, 0],
  ]);
  let ghosts = '';
  for (const [share, size, opacity] of [
    [0.5, 46, 0.05],
    [0.8, 24, 0.07],
    [1.25, 80, 0.03],
    [1.6, 34, 0.05],
  ] as const) {
    ghosts += circle(x + (FRAME_WIDTH / 2 - x) * share, y + (FRAME_HEIGHT / 2 - y) * share, size, colour, {
      opacity: opacity * strength,
    });
  }
  const streak = sheet.linear(
    [x - 760, 0],
    [x + 760, 0],
    [
      [0, colour, 0],
      [0.5, colour, 0.6 * strength],
      [1, colour, 0],
    ],
  );
  return circle(x, y, 620, glow) + rect(x - 760, y - 2, 1520, 4, streak) + ghosts;
}

/** Glow of a lamp on a car. */
export function drawLampGlow(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): string {
  const glow = sheet.radial([x, y], radius, [
    [0, '#ffffff', strength],
    [0.12, colour, 0.75 * strength],
    [0.4, colour, 0.2 * strength],
    [1, colour, 0],
  ]);
  const streak = sheet.linear(
    [x - radius * 1.7, 0],
    [x + radius * 1.7, 0],
    [
      [0, colour, 0],
      [0.5, '#ffffff', 0.55 * strength],
      [1, colour, 0],
    ],
  );
  return (
    circle(x, y, radius, glow) +
    rect(x - radius * 1.7, y - radius * 0.012, radius * 3.4, radius * 0.024, streak)
  );
}

/** Sideways streaks of speed in the given band. */
export function drawSpeedLines(
  stage: Stage,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const { random } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const width = random.between(180, 1100);
    markup += rect(
      random.between(-300, FRAME_WIDTH),
      random.between(top, bottom),
      width,
      random.between(1, 5),
      colour,
      { opacity: opacity * random.between(0.2, 1), rx: 2 },
    );
  }
  return markup;
}

/** Slanting rain over the whole frame. */
export function drawRain(stage: Stage, count: number, slant: number): string {
  const { random } = stage;
  let near = '';
  let far = '';
  for (let index = 0; index < count; index += 1) {
    const depth = random.next();
    const length = 26 + depth * 90;
    const d = `M${num(random.between(-60, FRAME_WIDTH))} ${num(random.between(-80, FRAME_HEIGHT))}l${num(length * slant)} ${num(length)}`;
    if (depth > 0.7) near += d;
    else far += d;
  }
  return stroke(far, '#e6eff4', 1.2, { opacity: 0.17 }) + stroke(near, '#f4fafd', 2.2, { opacity: 0.2 });
}

/** Cloud of spray or dust trailing to the left of (x, y). */
export function drawPlume(
  stage: Stage,
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  height: number,
  colour: string,
  strength: number,
): string {
  const { random } = stage;
  const paint = sheet.soft(colour, 0);
  let puffs = '';
  for (let index = 0; index < 15; index += 1) {
    const share = random.next();
    const size = height * (0.16 + share * 0.55) * random.between(0.6, 1.2);
    puffs += ellipse(x - share * length, y - size * random.between(0.1, 0.85), size * 2, size, paint, {
      opacity: strength * (1 - share * 0.75) * random.between(0.45, 0.95),
    });
  }
  return puffs;
}

/** Out-of-focus lights. */
export function drawBokeh(
  stage: Stage,
  top: number,
  bottom: number,
  count: number,
  colours: readonly string[],
): string {
  const { random } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const radius = random.between(8, 42);
    const x = random.between(0, FRAME_WIDTH);
    const y = random.between(top, bottom);
    const colour = random.pick(colours);
    markup +=
      circle(x, y, radius, colour, { opacity: random.between(0.1, 0.34) }) +
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="2" opacity="0.3"/>`;
  }
  return markup;
}

/** Confetti in the air. */
export function drawConfetti(
  stage: Stage,
  count: number,
  colours: readonly string[],
  bottom: number,
): string {
  const { random } = stage;
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const size = random.between(5, 17);
    const turn = random.between(0, 180);
    const x = random.between(0, FRAME_WIDTH);
    const y = random.next() ** 0.8 * bottom;
    markup += `<rect transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) skewX(20)" width="${num(size)}" height="${num(size * random.between(0.35, 0.8))}" fill="${random.pick(colours)}" opacity="${num(random.between(0.6, 1))}"/>`;
  }
  return markup;
}

/** Light falling through dusty air from a source. */
export function drawRays(sheet: Sheet, x: number, y: number, colour: string, strength: number): string {
  let d = '';
  for (let index = 0; index < 9; index += 1) {
    const angle = 0.5 + index * 0.26;
    const width = 0.035 + (index % 3) * 0.02;
    d += `M${num(x)} ${num(y)}L${num(x - Math.cos(angle) * 2400)} ${num(y + Math.sin(angle) * 2400)}L${num(x - Math.cos(angle + width) * 2400)} ${num(y + Math.sin(angle + width) * 2400)}Z`;
  }
  return `<path d="${d}" fill="${sheet.radial([x, y], 1500, [
    [0, colour, 0.17 * strength],
    [1, colour, 0],
  ])}"/>`;
}
