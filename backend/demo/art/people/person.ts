import { darken, lighten, mix, type Colour } from '../kit/colour.ts';
import { num, polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, group, rect, stroke } from '../kit/markup.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';

const WIDTH = 900;
const HEIGHT = 675;
const SKIN: readonly Colour[] = ['#f0c8a4', '#e2b08a', '#c98d63', '#a9714a', '#8a5a3c', '#6d4630'];
const HAIR: readonly Colour[] = [
  '#1d1613',
  '#3a261a',
  '#5c3b22',
  '#8a5a2e',
  '#c69a5a',
  '#8d8d8d',
  '#d8d6d0',
  '#7a2f1c',
];
const SHIRTS: readonly Colour[] = [
  '#10151c',
  '#e4002b',
  '#f4f3ee',
  '#15375f',
  '#0d6b4f',
  '#3a424c',
  '#f2a900',
];
const GROUNDS: readonly (readonly [Colour, Colour])[] = [
  ['#e4002b', '#7d0c22'],
  ['#1f4b7a', '#0b1d33'],
  ['#f2a900', '#b05e0a'],
  ['#0d7a6a', '#063a38'],
  ['#c9d2da', '#7f8b97'],
  ['#3a4552', '#12181f'],
  ['#e58b6a', '#9a3c2c'],
  ['#88b7cf', '#2c5f80'],
];

function hairBehind(style: number, colour: Colour): string {
  switch (style) {
    case 1:
      return fill(
        'M-104 -40C-118 -150 118 -150 104 -40C112 40 126 120 118 190H-118C-126 120 -112 40 -104 -40Z',
        darken(colour, 0.15),
      );
    case 3:
      return circle(0, -150, 44, darken(colour, 0.1));
    case 5:
      return fill(
        'M-100 -40C-110 -140 110 -140 100 -40C104 10 104 50 96 84H-96C-104 50 -104 10 -100 -40Z',
        darken(colour, 0.15),
      );
    default:
      return '';
  }
}

function hairOver(style: number, colour: Colour): string {
  const top = lighten(colour, 0.06);
  switch (style) {
    case 0:
      return fill(
        'M-94 -24C-104 -128 -44 -150 6 -146C64 -144 104 -112 94 -24C88 -54 78 -72 62 -84C20 -72 -40 -76 -72 -88C-84 -70 -90 -50 -94 -24Z',
        top,
      );
    case 1:
      return fill(
        'M-98 20C-112 -130 -40 -150 0 -148C50 -148 112 -130 98 20C92 -40 76 -78 20 -104C-30 -88 -84 -50 -98 20Z',
        top,
      );
    case 2:
      return fill(
        'M-92 -30C-98 -110 -50 -134 0 -134C50 -134 98 -110 92 -30C88 -60 76 -84 60 -94C20 -104 -20 -104 -60 -94C-76 -84 -88 -60 -92 -30Z',
        top,
      );
    case 3:
      return fill(
        'M-96 -20C-102 -122 -46 -142 0 -142C46 -142 102 -122 96 -20C84 -66 50 -96 0 -98C-50 -96 -84 -66 -96 -20Z',
        top,
      );
    case 4:
      return fill(
        'M-94 -30C-112 -60 -96 -140 -50 -150C-10 -166 70 -158 96 -110C104 -84 100 -50 94 -30C86 -58 74 -76 50 -78C10 -80 -30 -70 -60 -88C-80 -74 -88 -54 -94 -30Z',
        top,
      );
    case 5:
      return fill(
        'M-98 30C-108 -120 -50 -148 10 -146C66 -144 108 -110 98 30C96 -20 84 -60 56 -88C0 -60 -70 -56 -98 30Z',
        top,
      );
    default:
      return '';
  }
}

function headwear(kind: number, colour: Colour): string {
  if (kind === 0) {
    return (
      fill('M-98 -46C-104 -136 -40 -158 0 -158C40 -158 104 -136 98 -46C50 -64 -50 -64 -98 -46Z', colour) +
      fill(
        'M-96 -52C-50 -74 50 -74 96 -52C104 -36 60 -30 0 -32C-60 -30 -104 -36 -96 -52Z',
        darken(colour, 0.3),
      ) +
      lettering('SCSS', 0, -88, { height: 26, paint: '#ffffff', align: 'middle', slant: 10 })
    );
  }
  if (kind === 1) {
    return (
      stroke('M-104 -10C-112 -160 112 -160 104 -10', '#15181d', 13) +
      rect(-124, -40, 34, 72, '#20252c', { rx: 14 }) +
      rect(90, -40, 34, 72, '#20252c', { rx: 14 }) +
      stroke('M-104 28C-96 70 -60 82 -34 78', '#15181d', 6) +
      ellipse(-30, 78, 13, 8, '#15181d')
    );
  }
  return '';
}

function drawBust(sheet: Sheet, random: Random, side: -1 | 1): string {
  const skin = random.pick(SKIN);
  const hair = random.pick(HAIR);
  const shirt = random.pick(SHIRTS);
  const style = random.integer(0, 6);
  const wear = random.integer(0, 5);
  const head =
    'M-86 -40C-88 -112 -46 -134 0 -134C46 -134 88 -112 86 -40C86 20 70 66 40 92C18 108 -18 108 -40 92C-70 66 -86 20 -86 -40Z';
  const shoulders =
    'M-62 120C-110 150 -210 166 -256 222C-290 270 -300 340 -306 460H306C300 340 290 270 256 222C210 166 110 150 62 120Z';
  const half = sheet.clip(
    side > 0
      ? 'M-400 -300H-16C10 -160 -44 -40 -30 40C-26 70 -6 90 4 500H-400Z'
      : 'M400 -300H16C-10 -160 44 -40 30 40C26 70 6 90 -4 500H400Z',
  );
  const cloth = sheet.linear(
    [side * 300, 100],
    [-side * 300, 300],
    [
      [0, lighten(shirt, 0.16)],
      [0.5, shirt],
      [1, darken(shirt, 0.4)],
    ],
  );
  const beard =
    style % 2 === 0 && wear !== 1 && random.chance(0.3)
      ? fill(
          'M-84 -6C-80 60 -50 108 0 110C50 108 80 60 84 -6C76 34 60 46 36 44C14 36 -14 36 -36 44C-60 46 -76 34 -84 -6Z',
          mix(hair, skin, 0.2),
        )
      : '';
  const collar = random.chance(0.5)
    ? fill(
        'M-66 118L-110 154L-40 206L0 160L40 206L110 154L66 118C30 152 -30 152 -66 118Z',
        darken(shirt, 0.22),
      )
    : stroke('M-72 124C-40 176 40 176 72 124', darken(shirt, 0.3), 13);
  const glasses =
    random.chance(0.24) && wear !== 1
      ? `<g fill="#ffffff" fill-opacity="0.16" stroke="#1a1d22" stroke-width="7"><rect x="-70" y="-42" width="58" height="42" rx="15"/><rect x="12" y="-42" width="58" height="42" rx="15"/></g>${stroke('M-12 -26H12M-70 -28L-86 -32M70 -28L86 -32', '#1a1d22', 7)}`
      : '';
  return (
    hairBehind(style, hair) +
    fill(shoulders, cloth) +
    fill('M-54 60H54V118C60 160 -60 160 -54 118Z', darken(skin, 0.2)) +
    collar +
    rect(104, 236, 84, 30, '#ffffff', { rx: 4, opacity: 0.92 }) +
    lettering('SCSS', 146, 259, { height: 18, paint: '#e4002b', align: 'middle', slant: 10 }) +
    ellipse(-86, -8, 15, 26, darken(skin, 0.12)) +
    ellipse(86, -8, 15, 26, darken(skin, 0.12)) +
    fill(head, skin) +
    group(fill(head, darken(skin, 0.14)), { 'clip-path': half }) +
    beard +
    (wear === 0 ? hairOver(2, hair) : hairOver(style, hair)) +
    glasses +
    headwear(wear, random.pick(['#10151c', '#e4002b', '#15375f'])) +
    group(stroke(shoulders, '#fff4dc', 6, { opacity: 0.55 }), {
      'clip-path': sheet.clip(side > 0 ? 'M40 -300H420V480H120Z' : 'M-40 -300H-420V480H-120Z'),
    })
  );
}

/** Staff member as a flat, featureless bust in editorial colours. */
export function personPicture(seed: string): Picture {
  const random = createRandom(`person ${seed}`);
  const [near, far] = random.pick(GROUNDS);
  const side = random.chance(0.5) ? 1 : -1;
  const sheet = createSheet();
  const x = WIDTH / 2 + random.between(-40, 40);
  const ground =
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      sheet.linear(
        [side > 0 ? WIDTH : 0, 0],
        [side > 0 ? 0 : WIDTH, HEIGHT],
        [
          [0, near],
          [1, far],
        ],
      ),
    ) +
    [0, 1, 2]
      .map((index) => {
        const at = random.between(-200, WIDTH - 100);
        const thick = random.between(30, 190);
        return fill(
          polygon([
            [at, HEIGHT],
            [at + thick, HEIGHT],
            [at + thick + 250, 0],
            [at + 250, 0],
          ]),
          index === 0 ? '#000000' : '#ffffff',
          { opacity: index === 0 ? 0.12 : 0.07 },
        );
      })
      .join('') +
    circle(x, 330, 290, '#ffffff', { opacity: 0.1 });
  const bust = group(drawBust(sheet, random, side), { transform: `translate(${num(x)} 320) scale(1.24)` });
  return {
    width: WIDTH,
    height: HEIGHT,
    layers: [{ svg: sheet.document(WIDTH, HEIGHT, ground + bust) }],
    grain: 0.12,
    vignette: 0.26,
  };
}
