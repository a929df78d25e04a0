import { num } from '../kit/geometry.ts';
import { circle, fill, rect } from '../kit/markup.ts';
import { drawBokeh } from './effects.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

/** Long-exposure ribbons of light rushing out of one point. */
export function speedAbstract(
  stage: Stage,
  options: { readonly colours: readonly string[]; readonly vanish: readonly [number, number] },
): Scene {
  const { random } = stage;
  const [vx, vy] = options.vanish;
  const ribbons = (count: number, widest: number, opacity: number): string => {
    let markup = '';
    for (let index = 0; index < count; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const near = 1100 + random.between(0, 700);
      const bend = random.between(-0.22, 0.22);
      const width = random.next() ** 2 * widest + 0.004;
      const start = random.between(30, 240);
      const point = (reach: number, turn: number): string =>
        `${num(vx + Math.cos(angle + turn) * reach * 1.25)} ${num(vy + Math.sin(angle + turn) * reach * 0.8)}`;
      markup += fill(
        `M${point(start, 0)}Q${point(near * 0.5, bend)} ${point(near, bend * 0.4)}L${point(near, bend * 0.4 + width)}Q${point(near * 0.5, bend + width * 0.6)} ${point(start, 0)}Z`,
        random.pick(options.colours),
        { opacity: random.between(0.25, 1) * opacity },
      );
    }
    return markup;
  };
  const layers = [
    layer(
      stage,
      (sheet) =>
        rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, '#05070c') +
        circle(
          vx,
          vy,
          1300,
          sheet.radial([vx, vy], 1300, [
            [0, options.colours[0] ?? '#e4002b', 0.6],
            [0.3, options.colours[1] ?? '#5b1030', 0.22],
            [1, '#05070c', 0],
          ]),
        ) +
        ribbons(120, 0.06, 0.32),
      { lens: { kind: 'soft', radius: 9 } },
    ),
    layer(stage, () => ribbons(90, 0.02, 0.7), { blend: 'screen' }),
    layer(stage, () => ribbons(60, 0.004, 1), { blend: 'screen' }),
    layer(
      stage,
      (sheet) =>
        circle(
          vx,
          vy,
          520,
          sheet.radial([vx, vy], 520, [
            [0, '#ffffff', 0.95],
            [0.1, '#fff2d8', 0.6],
            [0.4, options.colours[0] ?? '#e4002b', 0.2],
            [1, '#000000', 0],
          ]),
        ) + drawBokeh(stage, 0, FRAME_HEIGHT, 14, options.colours),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: 'Streaks of light at racing speed' };
}
