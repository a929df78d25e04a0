import { mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawBokeh, drawConfetti } from './effects.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

const METALS = {
  gold: ['#fff6c8', '#f2c23a', '#a86a10', '#ffe28a', '#6b3d06'],
  silver: ['#ffffff', '#c3cbd4', '#6d7783', '#eef2f6', '#353c45'],
  bronze: ['#ffe2c4', '#d08a4e', '#7d4318', '#f2b780', '#4a230a'],
} as const;
export type Metal = keyof typeof METALS;

function metalBand(sheet: Sheet, metal: Metal, half: number): string {
  const [shine, body, deep, glint, edge] = METALS[metal];
  return sheet.linear(
    [-half, 0],
    [half, 0],
    [
      [0, edge],
      [0.12, body],
      [0.24, shine],
      [0.32, body],
      [0.52, deep],
      [0.66, body],
      [0.76, glint],
      [0.86, body],
      [1, edge],
    ],
  );
}

/** Two-handled cup about its foot: 300 wide, 560 high. */
export function drawCup(sheet: Sheet, metal: Metal): string {
  const [shine, body, deep] = METALS[metal];
  const bowl = metalBand(sheet, metal, 130);
  const stem = metalBand(sheet, metal, 44);
  const handle = (way: number): string =>
    `<g transform="scale(${way} 1)">${stroke('M118 -500C220 -520 232 -380 168 -322C140 -298 108 -290 92 -284', deep, 26, { 'stroke-linecap': 'round' })}${stroke('M118 -500C220 -520 232 -380 168 -322C140 -298 108 -290 92 -284', body, 16, { 'stroke-linecap': 'round' })}${stroke('M120 -504C206 -516 222 -392 164 -330', shine, 5, { opacity: 0.9, 'stroke-linecap': 'round' })}</g>`;
  return (
    handle(1) +
    handle(-1) +
    rect(-96, -64, 192, 64, '#17110c', { rx: 6 }) +
    rect(-96, -64, 192, 8, '#4a3524') +
    rect(-58, -46, 116, 30, body, { rx: 3 }) +
    fill('M-70 -64H70C58 -84 30 -96 24 -124H-24C-30 -96 -58 -84 -70 -64Z', stem) +
    fill('M-22 -124H22C16 -150 16 -176 30 -204H-30C-16 -176 -16 -150 -22 -124Z', stem) +
    ellipse(0, -148, 30, 13, stem) +
    fill('M-136 -536C-140 -400 -104 -250 -30 -200H30C104 -250 140 -400 136 -536Z', bowl) +
    fill('M-118 -350C-60 -330 60 -330 118 -350L112 -318C56 -298 -56 -298 -112 -318Z', deep, {
      opacity: 0.5,
    }) +
    ellipse(0, -536, 136, 26, deep) +
    ellipse(
      0,
      -536,
      136,
      26,
      sheet.linear(
        [0, -562],
        [0, -510],
        [
          [0, deep],
          [1, body],
        ],
      ),
    ) +
    ellipse(0, -530, 122, 18, mix(deep, '#000000', 0.45)) +
    lettering('SCSS', 0, -404, { height: 54, paint: deep, align: 'middle', weight: 1.5, opacity: 0.75 }) +
    stroke('M-96 -500C-98 -400 -78 -300 -40 -244', shine, 9, { opacity: 0.75, 'stroke-linecap': 'round' })
  );
}

/** The cup close up against soft lights. */
export function trophy(stage: Stage, options: { readonly metal: Metal }): Scene {
  const { mood, random } = stage;
  const warm = mood.light.lamps ? '#ffb46a' : '#ffe9c0';
  const x = random.between(760, 1160);
  const layers = [
    layer(
      stage,
      (sheet) =>
        rect(
          0,
          0,
          FRAME_WIDTH,
          FRAME_HEIGHT,
          sheet.linear(
            [0, 0],
            [0, FRAME_HEIGHT],
            [
              [0, mix(mood.sky[0], '#05070b', 0.55)],
              [0.6, mix(mood.sky[2], '#0b0d12', 0.55)],
              [1, '#07090d'],
            ],
          ),
        ) +
        drawBokeh(stage, 60, 760, 60, [warm, '#ffffff', mood.haze, '#e4002b']) +
        circle(
          x,
          480,
          820,
          sheet.radial([x, 480], 820, [
            [0, warm, 0.6],
            [1, warm, 0],
          ]),
        ),
      { lens: { kind: 'soft', radius: 6 } },
    ),
    layer(stage, (sheet) => {
      const scale = 1.66;
      const table =
        rect(
          0,
          1000,
          FRAME_WIDTH,
          90,
          sheet.linear(
            [0, 1000],
            [0, FRAME_HEIGHT],
            [
              [0, '#2a3039'],
              [1, '#0b0d11'],
            ],
          ),
        ) + rect(0, 1000, FRAME_WIDTH, 3, warm, { opacity: 0.5 });
      const small = [-430, 430]
        .map(
          (dx, index) =>
            `<g transform="translate(${num(x + dx)} 1008) scale(0.92)">${drawCup(sheet, index === 0 ? 'silver' : 'bronze')}</g>`,
        )
        .join('');
      return (
        table +
        `<g filter="${sheet.blur(6)}" opacity="0.85">${small}</g>` +
        ellipse(x, 1012, 240, 20, '#000000', { opacity: 0.6 }) +
        `<g transform="translate(${num(x)} 1010) scale(${scale})">${drawCup(sheet, options.metal)}</g>`
      );
    }),
    layer(
      stage,
      (sheet) =>
        drawConfetti(stage, 70, ['#ffb81c', '#ffffff', '#e4002b'], 980) +
        rect(
          0,
          0,
          FRAME_WIDTH,
          FRAME_HEIGHT,
          sheet.radial([x + 200, 120], 900, [
            [0, warm, 0.16],
            [1, warm, 0],
          ]),
        ),
    ),
  ];
  return { layers, alt: `The ${options.metal} trophy shines on the presentation table` };
}
