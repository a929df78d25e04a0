import { drawShadow } from '../cars/car-shadow.ts';
import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { darken, mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import { drawFlare, drawRays } from './effects.ts';
import { drawShelterBelt } from './flora.ts';
import { drawTerrain } from './hills.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawAsphalt, drawVerge } from './surface.ts';
import { drawBoards, drawFence, drawFlag, drawKerb } from './trackside.ts';
import { moodWords } from './words.ts';

function spectator(stage: Stage, x: number, base: number, size: number): string {
  const { random, mood } = stage;
  const dark = mix('#0b0e15', random.pick(['#2b1d2a', '#101c2c', '#2a2016', '#12241d']), 0.5);
  const rim = mood.light.key;
  const shoulders = `M${num(x - size)} ${num(base + size * 2.4)}C${num(x - size)} ${num(base + size * 0.9)} ${num(x - size * 0.6)} ${num(base + size * 0.62)} ${num(x)} ${num(base + size * 0.56)}C${num(x + size * 0.6)} ${num(base + size * 0.62)} ${num(x + size)} ${num(base + size * 0.9)} ${num(x + size)} ${num(base + size * 2.4)}Z`;
  const arm = random.next();
  const arms =
    arm < 0.3
      ? stroke(
          `M${num(x + size * 0.7)} ${num(base + size * 1.2)}L${num(x + size * 1.1)} ${num(base)}L${num(x + size * 0.72)} ${num(base - size * 1.1)}`,
          dark,
          size * 0.36,
          { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
        )
      : arm < 0.46
        ? stroke(
            `M${num(x - size * 0.7)} ${num(base + size * 1.2)}L${num(x - size * 1.05)} ${num(base + size * 0.1)}L${num(x - size * 0.3)} ${num(base - size * 0.5)}M${num(x + size * 0.7)} ${num(base + size * 1.2)}L${num(x + size * 1.05)} ${num(base + size * 0.1)}L${num(x + size * 0.3)} ${num(base - size * 0.5)}`,
            dark,
            size * 0.32,
            { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
          ) +
          rect(x - size * 0.42, base - size * 0.8, size * 0.84, size * 0.5, '#05070a', { rx: 3 }) +
          rect(x - size * 0.36, base - size * 0.74, size * 0.72, size * 0.38, '#a9d4ff', {
            opacity: 0.75,
            rx: 2,
          })
        : '';
  const hat = random.next();
  const top =
    hat < 0.34
      ? fill(
          `M${num(x - size * 0.5)} ${num(base - size * 0.1)}C${num(x - size * 0.5)} ${num(base - size * 0.8)} ${num(x + size * 0.5)} ${num(base - size * 0.8)} ${num(x + size * 0.5)} ${num(base - size * 0.1)}H${num(x + size * 0.95)}V${num(base + size * 0.05)}H${num(x - size * 0.5)}Z`,
          darken(random.pick(['#d8262c', '#15375f', '#f2a900', '#0d6b4f']), 0.35),
        )
      : hat < 0.46
        ? ellipse(x, base - size * 0.2, size * 0.95, size * 0.16, darken('#c9a76a', 0.3)) +
          ellipse(x, base - size * 0.4, size * 0.5, size * 0.3, darken('#c9a76a', 0.3))
        : hat < 0.62
          ? stroke(
              `M${num(x - size * 0.52)} ${num(base)}C${num(x - size * 0.5)} ${num(base - size * 0.85)} ${num(x + size * 0.5)} ${num(base - size * 0.85)} ${num(x + size * 0.52)} ${num(base)}`,
              '#d8262c',
              size * 0.12,
            ) +
            ellipse(x - size * 0.5, base + size * 0.06, size * 0.16, size * 0.26, '#d8262c') +
            ellipse(x + size * 0.5, base + size * 0.06, size * 0.16, size * 0.26, '#d8262c')
          : '';
  return (
    fill(shoulders, dark) +
    arms +
    ellipse(x, base, size * 0.46, size * 0.58, dark) +
    top +
    stroke(
      `M${num(x - size * 0.44)} ${num(base - size * 0.2)}A${num(size * 0.46)} ${num(size * 0.58)} 0 0 1 ${num(x + size * 0.44)} ${num(base - size * 0.2)}`,
      rim,
      size * 0.07,
      { opacity: 0.7 },
    ) +
    stroke(
      `M${num(x - size * 0.92)} ${num(base + size * 1.2)}C${num(x - size * 0.8)} ${num(base + size * 0.8)} ${num(x - size * 0.5)} ${num(base + size * 0.62)} ${num(x - size * 0.3)} ${num(base + size * 0.6)}M${num(x + size * 0.3)} ${num(base + size * 0.6)}C${num(x + size * 0.5)} ${num(base + size * 0.62)} ${num(x + size * 0.8)} ${num(base + size * 0.8)} ${num(x + size * 0.92)} ${num(base + size * 1.2)}`,
      rim,
      size * 0.06,
      { opacity: 0.6 },
    )
  );
}

/** Backs of a crowd on the bank, flags up, a car streaking past below. */
export function crowdScene(
  stage: Stage,
  options: { readonly style: BodyStyle; readonly flags: number },
): Scene {
  const { mood, random } = stage;
  const horizon = 430;
  const trackTop = 560;
  const shape = carShapes[options.style];
  const carLength = 560;
  const scale = carLength / shape.length;
  const layers = [
    layer(
      stage,
      (sheet) =>
        drawSky(stage, sheet, horizon) +
        drawTerrain(stage, sheet, random.pick(['alpine', 'rolling', 'plains']), horizon) +
        drawShelterBelt(stage, sheet, horizon + 10, 90, 'poplar') +
        drawVerge(stage, sheet, horizon, trackTop) +
        drawFence(stage, sheet, trackTop - 34, 70) +
        drawBoards(stage, trackTop - 4, 40),
      { lens: { kind: 'soft', radius: 5 } },
    ),
    layer(
      stage,
      (sheet) =>
        drawAsphalt(stage, sheet, trackTop, mood.name === 'rain') + drawKerb(stage, trackTop - 6, 14),
      { lens: { kind: 'pan', length: 30 } },
    ),
    layer(
      stage,
      (sheet) =>
        `<g transform="translate(${num(random.between(640, 1000))} 690) scale(${num(scale)})">${drawShadow(sheet, shape, 0.8)}${drawCar(sheet, { shape, livery: pickLivery(random), light: mood.light, spinning: true, brakeGlow: 0, mirrored: false, helmet: pickHelmet(random) })}</g>`,
      { lens: { kind: 'pan', length: 11 } },
    ),
    layer(
      stage,
      (sheet) =>
        drawFlare(
          sheet,
          FRAME_WIDTH * mood.sun.x,
          horizon * 1.55 * mood.sun.y,
          mood.sun.colour,
          0.8 * mood.sun.glow,
        ) +
        drawRays(
          sheet,
          FRAME_WIDTH * mood.sun.x,
          horizon * 1.55 * mood.sun.y,
          mood.sun.colour,
          mood.sun.radius > 0 ? 0.6 : 0,
        ),
      { blend: 'screen' },
    ),
    layer(stage, (sheet) => {
      let markup = '';
      for (let index = 0; index < options.flags; index += 1) {
        const colours = random.pick<readonly [string, string]>([
          ['#e4002b', '#ffffff'],
          ['#12305c', '#f2a900'],
          ['#0d6b4f', '#ffffff'],
          ['#f2a900', '#10151c'],
          ['#10151c', '#e4002b'],
        ]);
        markup += drawFlag(
          stage,
          sheet,
          130 + (index / options.flags) * 1750 + random.between(-60, 60),
          980,
          random.between(430, 700),
          colours,
          index % 3 === 1,
        );
      }
      for (let row = 0; row < 3; row += 1) {
        const size = 40 + row * 17;
        for (let x = -30 + random.between(0, 60); x < FRAME_WIDTH + 60; x += size * random.between(1.75, 2.5))
          markup += spectator(stage, x, 800 + row * 104 + random.between(-24, 24), size);
      }
      return (
        markup +
        rect(
          0,
          760,
          FRAME_WIDTH,
          FRAME_HEIGHT - 760,
          sheet.linear(
            [0, 760],
            [0, FRAME_HEIGHT],
            [
              [0, '#05070b', 0],
              [1, '#05070b', 0.62],
            ],
          ),
        )
      );
    }),
    layer(
      stage,
      (sheet) =>
        circle(
          FRAME_WIDTH * mood.sun.x,
          620,
          520,
          sheet.radial([FRAME_WIDTH * mood.sun.x, 620], 520, [
            [0, mood.sun.colour, 0.25 * mood.sun.glow],
            [1, mood.sun.colour, 0],
          ]),
        ),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: `Fans on the bank raise flags as a car flies past ${moodWords[mood.name]}` };
}
