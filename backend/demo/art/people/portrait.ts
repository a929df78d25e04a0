import type { ColourSet } from '../artwork.ts';
import { darken, inkOn, lighten, luminance, mix, type Colour } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import { brands } from '../scenes/brands.ts';
import { pickHelmetDesign } from './helmet-design.ts';
import { drawHelmetFront } from './helmet-front.ts';

const WIDTH = 900;
const HEIGHT = 1200;
const KITS: readonly ColourSet[] = [
  ['#d3202a', '#f5f4ef', '#14213d'],
  ['#0f5fb8', '#ffd21f', '#f5f5f0'],
  ['#f4f4ef', '#d3202a', '#10141b'],
  ['#f47b20', '#10141b', '#f5f4ef'],
  ['#0d7a55', '#f3d03e', '#f5f4ef'],
  ['#151b25', '#e8b923', '#f5f4ef'],
  ['#ffcf1a', '#11161f', '#d3202a'],
  ['#5c2a86', '#32d0c4', '#f5f4ef'],
  ['#1a8fb5', '#f5f4ef', '#ef476f'],
  ['#7d1128', '#f0e3c8', '#11161f'],
  ['#c6ced6', '#0b3d91', '#e63946'],
  ['#274c2f', '#f0e3c8', '#c8a13a'],
  ['#15375f', '#f47b20', '#f5f4ef'],
  ['#2b3440', '#9bc53d', '#f5f4ef'],
  ['#e8e4da', '#0d7a55', '#f47b20'],
  ['#b3263a', '#f2c21a', '#f5f4ef'],
];

function backdrop(sheet: Sheet, random: Random, colour: Colour): string {
  const deep = mix(darken(colour, 0.55), '#0b1018', luminance(colour) > 0.5 ? 0.72 : 0.45);
  const side = random.chance(0.5) ? 1 : -1;
  const glow = sheet.radial([WIDTH / 2 + side * 150, 430], 820, [
    [0, mix(colour, '#ffffff', 0.12), 0.85],
    [0.5, colour, 0.32],
    [1, colour, 0],
  ]);
  const lanes = [0.06, 0.3, 0.44, 0.7, 0.86]
    .map((share, index) => {
      const x = WIDTH * share + random.between(-40, 40);
      const thick = [90, 26, 150, 40, 14][index] ?? 30;
      return fill(
        polygon([
          [x, HEIGHT],
          [x + thick, HEIGHT],
          [x + thick + 430, 0],
          [x + 430, 0],
        ]),
        index % 2 === 0 ? '#ffffff' : '#000000',
        { opacity: index % 2 === 0 ? 0.05 : 0.16 },
      );
    })
    .join('');
  return rect(0, 0, WIDTH, HEIGHT, deep) + rect(0, 0, WIDTH, HEIGHT, glow) + lanes;
}

function suitPanels(kit: ColourSet, cut: number): string {
  const [, accent, second] = kit;
  switch (cut) {
    case 0:
      return (
        fill('M-470 620V60Q-300 -120 -150 -160L-96 -170L-150 620Z', accent) +
        fill('M470 620V60Q300 -120 150 -160L96 -170L150 620Z', accent)
      );
    case 1:
      return fill('M-480 120L480 20V150L-480 250Z', accent) + fill('M-480 262L480 162V184L-480 284Z', second);
    case 2:
      return (
        fill('M-480 -200H480V-34L0 150L-480 -34Z', accent) + stroke('M-480 -20L0 164L480 -20', second, 14)
      );
    case 3:
      return fill('M0 -200H480V620H0Z', accent) + rect(-8, -200, 16, 820, second);
    case 4:
      return (
        fill('M-480 620V-20L-250 -130L-226 620Z', accent) +
        fill('M480 620V-20L250 -130L226 620Z', accent) +
        rect(-216, -200, 12, 820, second) +
        rect(204, -200, 12, 820, second)
      );
    default:
      return fill('M-480 330H480V620H-480Z', accent) + rect(-480, 306, 960, 14, second);
  }
}

function drawSuit(sheet: Sheet, random: Random, kit: ColourSet, side: -1 | 1): string {
  const body =
    'M-118 -118C-170 -96 -262 -72 -318 -18C-366 34 -386 170 -400 620H400C386 170 366 34 318 -18C262 -72 170 -96 118 -118C70 -70 -70 -70 -118 -118Z';
  const folds = [-1, 1]
    .map(
      (way) =>
        `<g transform="scale(${way} 1)">${fill('M262 620C266 440 254 300 232 150C300 280 322 440 330 620Z', '#000000', { opacity: 0.3 })}${fill('M232 150C262 300 268 440 268 620H246C250 440 246 290 232 150Z', '#000000', { opacity: 0.32 })}${stroke('M150 -60C190 10 210 70 214 170', '#000000', 5, { opacity: 0.16 })}${fill('M64 40C110 120 116 260 92 420C132 260 132 120 64 40Z', '#000000', { opacity: 0.13 })}</g>`,
    )
    .join('');
  const shade = sheet.linear(
    [side * 420, 0],
    [-side * 420, 120],
    [
      [0, '#ffffff', 0.26],
      [0.3, '#ffffff', 0.05],
      [0.55, '#000000', 0.08],
      [1, '#000000', 0.62],
    ],
  );
  const patches = [
    { x: -150, y: 74, brand: random.pick(brands) },
    { x: 150, y: 74, brand: random.pick(brands) },
    { x: -150, y: 132, brand: random.pick(brands) },
  ]
    .map(
      ({ x, y, brand }) =>
        rect(x - 74, y - 26, 148, 42, brand.colours[0], { rx: 5 }) +
        lettering(brand.name, x, y + 6, {
          height: 21,
          paint: inkOn(brand.colours[0]),
          align: 'middle',
          maxWidth: 128,
        }),
    )
    .join('');
  const clip = sheet.clip(body);
  const main = random.pick(brands);
  const cut = random.integer(0, 5);
  return (
    fill(body, kit[0]) +
    group(suitPanels(kit, cut), { 'clip-path': clip }) +
    patches +
    rect(84, 106, 132, 46, '#f7f7f3', { rx: 4 }) +
    lettering('SCSS', 150, 142, { height: 27, paint: '#e4002b', align: 'middle', slant: 10, weight: 2 }) +
    rect(-196, 206, 392, 74, main.colours[0], { rx: 6 }) +
    lettering(main.name, 0, 262, {
      height: 40,
      paint: inkOn(main.colours[0]),
      align: 'middle',
      maxWidth: 356,
      weight: 1.9,
    }) +
    stroke('M0 -60V620', '#000000', 6, { opacity: 0.3 }) +
    stroke('M3 -60V620', '#ffffff', 1.6, { opacity: 0.3 }) +
    group(folds, { 'clip-path': clip }) +
    fill('M-400 330C-300 352 300 352 400 330V386C300 408 -300 408 -400 386Z', darken(kit[0], 0.35), {
      'clip-path': clip,
    }) +
    lettering('SOUTHERN CROSS SUMMER SERIES', 0, 382, {
      height: 17,
      paint: '#ffffff',
      align: 'middle',
      tracking: 1.2,
      opacity: 0.85,
    }) +
    fill(body, shade) +
    fill('M-126 -124C-92 -60 92 -60 126 -124L112 -160H-112Z', darken(kit[0], 0.3)) +
    stroke('M-126 -122C-92 -58 92 -58 126 -122', kit[1], 9) +
    fill('M-96 -150H96L84 -104C50 -78 -50 -78 -84 -104Z', '#0e1116')
  );
}

function drawRimLight(colour: Colour, side: -1 | 1): string {
  const edge = 'M118 -118C170 -96 262 -72 318 -18C366 34 386 170 400 620';
  return `<g transform="scale(${side} 1)">${stroke(edge, colour, 9, { opacity: 0.75 })}${[16, 26, 38].map((width) => stroke(edge, colour, width, { opacity: 0.07 })).join('')}</g>`;
}

/** Driver in race suit and helmet; the seed settles kit, helmet, light and stance unless they are given. */
export function portraitPicture(
  seed: string,
  kitWanted: ColourSet | undefined,
  helmetWanted: Colour | undefined,
): Picture {
  const random = createRandom(`portrait ${seed}`);
  const kit = kitWanted ?? random.pick(KITS);
  const side = random.chance(0.5) ? 1 : -1;
  const key = random.pick<Colour>(['#fff3d6', '#ffe0b0', '#dcecff', '#ffffff', '#ffd0c0']);
  const helmetKit = random.pick(KITS);
  const base = helmetWanted ?? (random.chance(0.45) ? kit[0] : helmetKit[0]);
  const design = pickHelmetDesign(
    random,
    [base, random.chance(0.5) ? kit[1] : helmetKit[1], random.chance(0.5) ? kit[2] : helmetKit[2]],
    random.pick(brands).name,
  );
  const tilt = random.between(-4, 4);
  const turn = random.between(-14, 14);
  const sheet = createSheet();
  const size = random.between(1.66, 1.8);
  const figure =
    group(drawSuit(sheet, random, kit, side) + drawRimLight(key, side), {
      transform: `translate(${num(WIDTH / 2)} 756) scale(1.14)`,
    }) +
    ellipse(WIDTH / 2, 650, 190, 60, sheet.soft('#000000', 0.2), { opacity: 0.5 }) +
    group(drawHelmetFront(sheet, design, key, side), {
      transform: `translate(${num(WIDTH / 2 + turn)} 424) rotate(${num(tilt)}) scale(${num(size)})`,
    });
  const background = createSheet();
  const light = createSheet();
  return {
    width: WIDTH,
    height: HEIGHT,
    layers: [
      {
        svg: background.document(
          WIDTH,
          HEIGHT,
          backdrop(background, random, kit[0]) +
            [0, 1, 2, 3, 4, 5, 6]
              .map(() =>
                circle(
                  random.between(0, WIDTH),
                  random.between(0, 700),
                  random.between(20, 90),
                  lighten(kit[1], 0.2),
                  { opacity: random.between(0.03, 0.1) },
                ),
              )
              .join(''),
        ),
        lens: { kind: 'soft', radius: 5 },
      },
      { svg: sheet.document(WIDTH, HEIGHT, figure) },
      {
        svg: light.document(
          WIDTH,
          HEIGHT,
          rect(
            0,
            0,
            WIDTH,
            HEIGHT,
            light.radial([WIDTH / 2 + side * 420, 240], 760, [
              [0, key, 0.42],
              [0.4, key, 0.12],
              [1, key, 0],
            ]),
          ),
        ),
        blend: 'screen',
      },
    ],
    grain: 0.14,
    vignette: 0.42,
  };
}
