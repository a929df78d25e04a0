import { mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, rect, stroke } from '../kit/markup.ts';
import { drawBokeh } from './effects.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

const CODES = [
  'TAU',
  'HAR',
  'MCK',
  'FAL',
  'WIR',
  'OLI',
  'NGA',
  'SIO',
  'BRO',
  'PAR',
  'HEN',
  'TAM',
  'ELL',
  'REI',
] as const;

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}

/** Timing monitor on the pit wall: order, sectors in purple, green and yellow, gaps. */
export function timingScreen(stage: Stage): Scene {
  const { random, mood } = stage;
  const lean = random.chance(0.5) ? 1 : -1;
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
              [0, mix(mood.sky[0], '#04060a', 0.6)],
              [1, mix(mood.sky[3], '#04060a', 0.72)],
            ],
          ),
        ) + drawBokeh(stage, 0, FRAME_HEIGHT, 70, [mood.light.key, '#5fa8ff', '#ff5a4a', '#ffffff']),
      { lens: { kind: 'soft', radius: 9 } },
    ),
    layer(stage, (sheet) => {
      let best = random.between(62, 92);
      let markup =
        rect(-790, -470, 1580, 940, '#0a0c10', { rx: 26 }) +
        rect(
          -766,
          -446,
          1532,
          892,
          sheet.linear(
            [0, -446],
            [0, 446],
            [
              [0, '#0d131c'],
              [1, '#080b11'],
            ],
          ),
          { rx: 8 },
        );
      markup +=
        rect(-766, -446, 1532, 74, '#e4002b') +
        lettering('QUALIFYING', -736, -390, { height: 38, paint: '#ffffff', slant: 10 }) +
        lettering(`0${random.integer(1, 9)}:${random.integer(10, 59)}`, 736, -390, {
          height: 38,
          paint: '#ffffff',
          align: 'end',
        });
      const tints = ['#b45cff', '#3ddc7c', '#f4d03f'];
      const leader = best;
      const first = random.integer(0, CODES.length - 1);
      CODES.slice(0, 11).forEach((_, row) => {
        const y = -312 + row * 68;
        // A stride without common factor visits every driver once.
        const code = CODES[(first + row * 5) % CODES.length] ?? 'TAU';
        if (row > 0) best += random.between(0.02, 0.38);
        const early = [best * random.between(0.3, 0.32), best * random.between(0.34, 0.36)] as const;
        const sectors = [...early, best - early[0] - early[1]];
        markup += rect(-766, y - 46, 1532, 64, row % 2 === 0 ? '#ffffff' : '#000000', { opacity: 0.045 });
        markup += lettering(String(row + 1), -700, y, { height: 34, paint: '#8fa0b3', align: 'middle' });
        markup += rect(
          -654,
          y - 36,
          10,
          44,
          random.pick(['#d8262c', '#0f6fc6', '#f2a900', '#12a07a', '#ffffff', '#f47b20']),
        );
        markup +=
          lettering(code, -624, y, { height: 36, paint: '#ffffff' }) +
          lettering(String(random.integer(2, 99)), -420, y, {
            height: 34,
            paint: '#c7d0da',
            align: 'middle',
          });
        for (let sector = 0; sector < 3; sector += 1) {
          const tint = row === 0 && sector < 2 ? '#b45cff' : random.pick(tints);
          markup +=
            rect(-330 + sector * 160, y - 38, 146, 48, tint, { opacity: 0.16, rx: 4 }) +
            lettering((sectors[sector] ?? 0).toFixed(3), -257 + sector * 160, y - 2, {
              height: 29,
              paint: tint,
              align: 'middle',
              weight: 1.3,
            });
        }
        markup += lettering(clock(best), 330, y, {
          height: 36,
          paint: row === 0 ? '#d9a6ff' : '#ffffff',
          align: 'middle',
          weight: 1.5,
        });
        markup += lettering(row === 0 ? 'LEADER' : `+${(best - leader).toFixed(3)}`, 700, y, {
          height: 30,
          paint: row === 0 ? '#b45cff' : '#9fb0c3',
          align: 'end',
          weight: 1.4,
        });
      });
      for (let y = -446; y < 446; y += 6) markup += rect(-766, y, 1532, 1.6, '#000000', { opacity: 0.2 });
      markup +=
        `<path d="M-766 -446H-200L-520 446H-766Z" fill="#ffffff" opacity="0.035"/>` +
        stroke('M-790 -440V440', '#3a424c', 4);
      const turn = `translate(${FRAME_WIDTH / 2} ${FRAME_HEIGHT / 2 + 10}) matrix(${num(0.985)} ${num(lean * 0.075)} ${num(-lean * 0.04)} 1 0 0)`;
      return `<g transform="${turn}">${markup}</g>`;
    }),
    layer(
      stage,
      (sheet) =>
        circle(
          FRAME_WIDTH / 2,
          FRAME_HEIGHT / 2,
          1100,
          sheet.radial([FRAME_WIDTH / 2, FRAME_HEIGHT / 2], 1100, [
            [0, '#6fb4ff', 0.16],
            [1, '#6fb4ff', 0],
          ]),
        ),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: 'The timing screen shows the order during qualifying' };
}
