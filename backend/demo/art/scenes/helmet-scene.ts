import { pickLivery } from '../cars/fleet.ts';
import { mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { circle, ellipse, rect } from '../kit/markup.ts';
import { pickHelmetDesign } from '../people/helmet-design.ts';
import { drawHelmetFront } from '../people/helmet-front.ts';
import { drawHelmetSide } from '../people/helmet-side.ts';
import { brands } from './brands.ts';
import { drawBokeh } from './effects.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

/** A helmet close up on the pit wall, lights soft behind it. */
export function helmetScene(stage: Stage, options: { readonly view: 'side' | 'front' }): Scene {
  const { mood, random } = stage;
  const livery = pickLivery(random);
  const design = pickHelmetDesign(
    random,
    [livery.base, livery.accent, livery.second],
    random.pick(brands).name,
  );
  const x = random.between(780, 1140);
  const scale = options.view === 'side' ? 2.9 : 3.05;
  const y = options.view === 'side' ? 560 : 590;
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
            [FRAME_WIDTH, FRAME_HEIGHT],
            [
              [0, mix(mood.sky[0], '#05070b', 0.35)],
              [0.55, mix(mood.sky[2], '#05070b', 0.4)],
              [1, mix(livery.base, '#05070b', 0.7)],
            ],
          ),
        ) +
        drawBokeh(stage, 40, 820, 70, [mood.light.key, livery.accent, '#ffffff', mood.haze]) +
        circle(
          x + 260,
          300,
          700,
          sheet.radial([x + 260, 300], 700, [
            [0, mood.light.key, 0.7],
            [1, mood.light.key, 0],
          ]),
        ),
      { lens: { kind: 'soft', radius: 8 } },
    ),
    layer(stage, (sheet) => {
      const shelf = 905;
      const drawn =
        options.view === 'side'
          ? drawHelmetSide(sheet, design, mood.light.key)
          : drawHelmetFront(sheet, design, mood.light.key, 1);
      return (
        rect(
          0,
          shelf,
          FRAME_WIDTH,
          FRAME_HEIGHT - shelf,
          sheet.linear(
            [0, shelf],
            [0, FRAME_HEIGHT],
            [
              [0, mix('#4a525c', mood.light.key, 0.12)],
              [0.1, '#23282f'],
              [1, '#0a0c10'],
            ],
          ),
        ) +
        `<g transform="translate(${num(x)} ${num(shelf * 2 - y + 40)}) scale(${num(scale)} ${num(-scale)})" opacity="0.18" filter="${sheet.blur(3, 6)}">${drawn}</g>` +
        ellipse(x, shelf + 14, 330, 26, '#000000', { opacity: 0.7, filter: sheet.blur(10) }) +
        `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">${drawn}</g>`
      );
    }),
    layer(
      stage,
      (sheet) =>
        circle(
          x + 420,
          160,
          760,
          sheet.radial([x + 420, 160], 760, [
            [0, mood.light.key, 0.34],
            [0.5, mood.light.key, 0.08],
            [1, mood.light.key, 0],
          ]),
        ),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: 'A painted race helmet waits on the pit wall' };
}
