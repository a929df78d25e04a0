import { darken, inkOn, lighten, mix } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, fill, group, rect, stroke } from '../kit/markup.ts';
import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { moods } from '../scenes/moods.ts';
import { southernCross } from '../scenes/sky.ts';
import { badge, tableShadow, type ProductView } from './product-kit.ts';

function smallCar(
  { sheet, random, colours }: ProductView,
  style: BodyStyle,
  x: number,
  y: number,
  length: number,
): string {
  const shape = carShapes[style];
  const scale = length / shape.length;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${drawCar(sheet, { shape, livery: pickLivery(random, [colours[1], colours[2], colours[0]]), light: moods.golden.light, spinning: false, brakeGlow: 0, mirrored: false, helmet: pickHelmet(random) })}</g>`;
}

function poster(view: ProductView, x: number, y: number, width: number, height: number): string {
  const { sheet, colours } = view;
  const [base, accent, second] = colours;
  const clip = sheet.clip(`M${x} ${y}H${x + width}V${y + height}H${x}Z`);
  const sun = { x: x + width * 0.62, y: y + height * 0.42 };
  const art =
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        [0, y],
        [0, y + height],
        [
          [0, mix(accent, '#ffb81c', 0.25)],
          [0.5, lighten(mix(accent, '#ffb81c', 0.6), 0.25)],
          [0.62, base],
          [1, darken(base, 0.3)],
        ],
      ),
    ) +
    circle(sun.x, sun.y, width * 0.24, lighten(second, 0.2), { opacity: 0.9 }) +
    fill(
      polygon([
        [x, y + height * 0.62],
        [x + width * 0.2, y + height * 0.44],
        [x + width * 0.34, y + height * 0.54],
        [x + width * 0.55, y + height * 0.38],
        [x + width * 0.8, y + height * 0.56],
        [x + width, y + height * 0.46],
        [x + width, y + height * 0.66],
        [x, y + height * 0.66],
      ]),
      mix(base, accent, 0.35),
    ) +
    fill(
      polygon([
        [x, y + height * 0.66],
        [x + width, y + height * 0.62],
        [x + width, y + height],
        [x, y + height],
      ]),
      darken(base, 0.2),
    ) +
    fill(
      polygon([
        [x, y + height * 0.72],
        [x + width, y + height * 0.7],
        [x + width, y + height * 0.82],
        [x, y + height * 0.86],
      ]),
      mix(base, '#6b7280', 0.35),
    );
  return group(art + southernCross(x + width * 0.3, y + height * 0.2, width * 0.16), { 'clip-path': clip });
}

export function posterSheet(view: ProductView): string {
  const { sheet, random } = view;
  const style = random.pick([
    'gt',
    'f5000',
    'historic-single-seater',
    'historic-saloon',
    'open-wheel-modern',
  ] as const);
  return (
    tableShadow(sheet, 600, 1120, 420) +
    rect(262, 92, 676, 1016, '#000000', { opacity: 0.2, rx: 4, filter: sheet.blur(16) }) +
    rect(256, 80, 688, 1028, '#fbfaf6') +
    poster(view, 286, 110, 628, 968) +
    smallCar(view, style, 330, 900, 540) +
    lettering('SOUTHERN CROSS', 600, 236, {
      height: 66,
      paint: '#ffffff',
      align: 'middle',
      slant: 12,
      weight: 2,
      maxWidth: 560,
    }) +
    lettering('SUMMER SERIES', 596, 286, {
      height: 32,
      paint: '#ffffff',
      align: 'middle',
      slant: 12,
      tracking: 2,
    }) +
    lettering('NEW ZEALAND', 600, 1040, {
      height: 40,
      paint: '#ffffff',
      align: 'middle',
      tracking: 4,
      weight: 1.5,
    }) +
    rect(
      256,
      80,
      688,
      1028,
      sheet.linear(
        [256, 80],
        [944, 1108],
        [
          [0, '#ffffff', 0.22],
          [0.4, '#ffffff', 0],
          [1, '#000000', 0.16],
        ],
      ),
    )
  );
}

export function programme(view: ProductView): string {
  const { sheet, colours, random } = view;
  const style = random.pick(['gt', 'ta2', 'formula-ford', 'touring'] as const);
  const cover =
    poster(view, 330, 190, 560, 780) +
    smallCar(view, style, 356, 850, 500) +
    rect(330, 190, 560, 150, '#10151c', { opacity: 0.88 }) +
    lettering('OFFICIAL PROGRAMME', 356, 246, {
      height: 30,
      paint: colours[1] === '#10151c' ? '#ffb81c' : lighten(colours[1], 0.2),
      tracking: 1.4,
    }) +
    lettering('SUMMER SERIES', 352, 318, {
      height: 56,
      paint: '#ffffff',
      slant: 12,
      weight: 2,
      maxWidth: 500,
    });
  return (
    tableShadow(sheet, 600, 1010, 420) +
    `<g transform="rotate(-5 600 600)">${rect(344, 206, 560, 780, '#c9ced4')}${rect(338, 200, 560, 780, '#eef0f2')}${cover}${rect(
      330,
      190,
      26,
      780,
      sheet.linear(
        [330, 0],
        [356, 0],
        [
          [0, '#000000', 0.5],
          [0.5, '#ffffff', 0.3],
          [1, '#000000', 0.1],
        ],
      ),
    )}${rect(
      330,
      190,
      560,
      780,
      sheet.linear(
        [330, 190],
        [890, 970],
        [
          [0, '#ffffff', 0.25],
          [0.4, '#ffffff', 0],
          [1, '#000000', 0.2],
        ],
      ),
    )}</g>`
  );
}

export function modelCar(view: ProductView): string {
  const { sheet, random } = view;
  const style = random.pick([
    'gt',
    'f5000',
    'historic-saloon',
    'rear-engine-coupe',
    'ta2',
    'historic-single-seater',
    'mini',
    'truck',
  ] as const);
  const length = style === 'truck' ? 620 : style === 'mini' ? 600 : 760;
  return (
    tableShadow(sheet, 600, 1000, 560) +
    fill(
      polygon([
        [130, 860],
        [1070, 860],
        [1110, 940],
        [90, 940],
      ]),
      sheet.linear(
        [0, 860],
        [0, 940],
        [
          [0, '#5a3b26'],
          [1, '#3a2416'],
        ],
      ),
    ) +
    rect(
      90,
      938,
      1020,
      56,
      sheet.linear(
        [0, 938],
        [0, 994],
        [
          [0, '#4a2f1e'],
          [1, '#1f130b'],
        ],
      ),
    ) +
    rect(470, 948, 260, 36, '#d8b46a', { rx: 4 }) +
    lettering('SCSS 1:18', 600, 976, { height: 24, paint: '#3a2416', align: 'middle', slant: 8 }) +
    smallCar(view, style, 600 - length / 2, 908, length) +
    fill('M110 250H1090V930H110Z', '#ffffff', { opacity: 0.05 }) +
    stroke('M110 860V250H1090V860', '#7f8b97', 4, { opacity: 0.6 }) +
    stroke('M110 250L170 220H1030L1090 250M170 220V840M1030 220V840', '#7f8b97', 2.5, { opacity: 0.35 }) +
    fill('M160 250H330L150 860H110V420Z', '#ffffff', { opacity: 0.13 })
  );
}

export function stickerSheet(view: ProductView): string {
  const { sheet, colours } = view;
  const [base, accent, second] = colours;
  const sticker = (markup: string): string => `<g>${markup}</g>`;
  return (
    tableShadow(sheet, 600, 1080, 400) +
    rect(286, 146, 640, 920, '#000000', { opacity: 0.18, filter: sheet.blur(14) }) +
    rect(280, 130, 640, 920, '#ffffff', { rx: 14 }) +
    sticker(
      circle(430, 300, 112, '#ffffff') +
        circle(430, 300, 104, base) +
        lettering('7', 430, 356, { height: 116, paint: inkOn(base), align: 'middle', weight: 2, slant: 8 }),
    ) +
    sticker(
      rect(580, 210, 290, 180, accent, { rx: 18 }) + badge(742, 300, 52, accent, [accent, base, second]),
    ) +
    sticker(
      rect(330, 460, 540, 130, '#10151c', { rx: 12 }) +
        lettering('SOUTHERN CROSS', 600, 552, {
          height: 62,
          paint: '#ffffff',
          align: 'middle',
          slant: 12,
          weight: 2,
          maxWidth: 480,
        }),
    ) +
    sticker(fill('M330 640H590V880H330Z', '#10151c') + southernCross(500, 750, 96)) +
    sticker(
      Array.from({ length: 20 }, (_, index) =>
        rect(
          640 + (index % 5) * 46,
          640 + Math.floor(index / 5) * 46,
          46,
          46,
          ((index % 5) + Math.floor(index / 5)) % 2 === 0 ? '#10151c' : '#f4f4f0',
        ),
      ).join(''),
    ) +
    smallCar(view, 'mini', 640, 990, 230) +
    smallCar(view, 'gt', 330, 1000, 280)
  );
}
