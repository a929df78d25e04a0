import { drawFront, frontLamps, frontWidth } from '../cars/draw-front.ts';
import { pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { inkOn, mix } from '../kit/colour.ts';
import { num, polygon, type Point } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, fill, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { brands } from './brands.ts';
import { drawBokeh, drawLampGlow, drawRain } from './effects.ts';
import { drawPerson } from './people.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { drawLightMast } from './trackside.ts';
import { moodWords } from './words.ts';

const VANISH: Point = [1180, 430];
const NEAR_WALL_X = -360;
const NEAR_FLOOR = 1190;

/** Point on the garage wall: `z` 1 is nearest, `height` 0 the floor and 1 the eaves. */
function onWall(z: number, height: number): Point {
  const floor = VANISH[1] + (NEAR_FLOOR - VANISH[1]) / z;
  const eaves = VANISH[1] + (-420 - VANISH[1]) / z;
  return [VANISH[0] + (NEAR_WALL_X - VANISH[0]) / z, floor + (eaves - floor) * height];
}

const wallQuad = (z1: number, z2: number, low: number, high: number): string =>
  polygon([onWall(z1, low), onWall(z2, low), onWall(z2, high), onWall(z1, high)]);

function drawGarages(stage: Stage, sheet: Sheet): string {
  const { mood, random } = stage;
  const dark = mood.light.lamps;
  let markup = fill(
    polygon([onWall(0.9, 0), onWall(14, 0), onWall(14, 1), onWall(0.9, 1)]),
    sheet.linear(
      [0, 0],
      [VANISH[0], 0],
      [
        [0, mix('#3a424d', mood.light.shade, 0.35)],
        [1, mix('#5b6570', mood.haze, 0.35)],
      ],
    ),
  );
  const bays = [1, 1.32, 1.72, 2.25, 2.95, 3.9, 5.2, 7, 9.6];
  bays.forEach((z, index) => {
    const next = bays[index + 1];
    if (next === undefined) return;
    const inner = z + (next - z) * 0.08;
    const outer = z + (next - z) * 0.92;
    const open = random.chance(0.8);
    const [x1] = onWall(inner, 0);
    const [x2] = onWall(outer, 0);
    const warm = random.chance(0.5) ? '#ffe2ae' : '#eef6ff';
    const inside = sheet.linear(
      [x1, 0],
      [x2, 0],
      [
        [0, mix(warm, '#000000', dark ? 0.12 : 0.45)],
        [0.5, dark ? '#ffffff' : mix(warm, '#000000', 0.35)],
        [1, mix(warm, '#1a1e25', 0.5)],
      ],
    );
    const brand = random.pick(brands);
    markup += fill(wallQuad(inner, outer, 0.02, 0.5), open ? inside : mix('#2c333c', mood.light.shade, 0.3));
    if (open) {
      markup += fill(wallQuad(inner, outer, 0.02, 0.13), '#20262e', { opacity: 0.85 });
      markup += fill(
        wallQuad(inner + (outer - inner) * 0.2, inner + (outer - inner) * 0.55, 0.04, 0.24),
        pickLivery(random).base,
      );
      markup += fill(
        wallQuad(inner + (outer - inner) * 0.26, inner + (outer - inner) * 0.48, 0.16, 0.24),
        '#0b0e13',
      );
    }
    markup += fill(wallQuad(inner, outer, 0.5, 0.64), brand.colours[0]);
    const [bx, by] = onWall((inner + outer) / 2, 0.54);
    const size = 62 / ((inner + outer) / 2);
    markup += `<g transform="translate(${num(bx)} ${num(by)}) skewY(${num((Math.atan2(VANISH[1] - by, VANISH[0] - bx) * 180) / Math.PI)})">${lettering(brand.name, 0, 0, { height: size, paint: inkOn(brand.colours[0]), align: 'middle', maxWidth: (x2 - x1) * 0.84 })}</g>`;
    markup += fill(wallQuad(inner, outer, 0.66, 0.7), dark ? '#fff6df' : '#dfe5ea', { opacity: 0.95 });
    markup += fill(wallQuad(inner, outer, 0.74, 0.96), mix('#8fa2b4', mood.sky[2], 0.5), {
      opacity: dark ? 0.35 : 0.7,
    });
  });
  return (
    markup +
    fill(
      polygon([onWall(0.9, 1), onWall(14, 1), [VANISH[0] + 20, VANISH[1] - 70], onWall(0.9, 1.12)]),
      '#12161b',
    )
  );
}

function drawLane(stage: Stage, sheet: Sheet): string {
  const { mood, random } = stage;
  const far: Point = onWall(14, 0);
  const floor = polygon([
    onWall(0.8, 0),
    far,
    [VANISH[0] + 60, far[1]],
    [FRAME_WIDTH + 900, FRAME_HEIGHT + 200],
    [-900, FRAME_HEIGHT + 200],
  ]);
  let markup =
    rect(0, far[1], FRAME_WIDTH, FRAME_HEIGHT, mix(mood.asphalt, mood.light.shade, 0.2)) +
    fill(
      floor,
      sheet.linear(
        [0, far[1]],
        [0, FRAME_HEIGHT],
        [
          [0, mix(mood.asphalt, mood.haze, 0.3)],
          [0.5, mix(mood.asphalt, mood.light.shade, 0.15)],
          [1, mix(mood.asphalt, mood.light.shade, 0.45)],
        ],
      ),
    );
  // Light from the doors lies on the ground in front of them.
  for (let z = 1; z < 8; z *= 1.31) {
    const [x1, y1] = onWall(z, 0);
    const [x2, y2] = onWall(z * 1.22, 0);
    const reach = 900 / z;
    markup += fill(
      polygon([
        [x1, y1],
        [x2, y2],
        [x2 + reach * 0.9, y2 + reach * 0.1],
        [x1 + reach, y1 + reach * 0.24],
      ]),
      sheet.linear(
        [x1, 0],
        [x1 + reach, 0],
        [
          [0, '#ffeccb', mood.light.lamps ? 0.55 : 0.12],
          [1, '#ffeccb', 0],
        ],
      ),
    );
  }
  const [ax, ay] = [VANISH[0] + 6, far[1]];
  markup += fill(
    polygon([
      [ax, ay],
      [ax + 3, ay],
      [620, FRAME_HEIGHT + 60],
      [540, FRAME_HEIGHT + 60],
    ]),
    '#f4f4ef',
    { opacity: 0.85 },
  );
  markup += fill(
    polygon([
      [ax + 12, ay],
      [ax + 14, ay],
      [1720, FRAME_HEIGHT + 60],
      [1660, FRAME_HEIGHT + 60],
    ]),
    '#ffd23f',
    { opacity: 0.85 },
  );
  // Pit wall on the right.
  markup += fill(
    polygon([
      [ax + 26, ay - 22],
      [ax + 26, ay + 4],
      [FRAME_WIDTH + 40, 960],
      [FRAME_WIDTH + 40, 610],
    ]),
    sheet.linear(
      [ax, 0],
      [FRAME_WIDTH, 0],
      [
        [0, mix('#c9cfd6', mood.haze, 0.4)],
        [1, mix('#aab2bb', mood.light.shade, mood.light.depth * 0.7)],
      ],
    ),
  );
  markup += fill(
    polygon([
      [ax + 26, ay - 22],
      [ax + 26, ay - 17],
      [FRAME_WIDTH + 40, 668],
      [FRAME_WIDTH + 40, 610],
    ]),
    '#c8102e',
  );
  for (let index = 0; index < 60; index += 1)
    markup += rect(
      random.between(0, FRAME_WIDTH),
      random.between(far[1] + 20, FRAME_HEIGHT),
      random.between(20, 200),
      2,
      '#ffffff',
      { opacity: random.between(0.01, 0.06) },
    );
  return markup;
}

/** A car rolling down the pit lane past open garages. */
export function pitLane(
  stage: Stage,
  options: { readonly style: BodyStyle; readonly people: number },
): Scene {
  const { mood, random } = stage;
  const car = { x: 1010, y: 965, scale: 2.55 };
  const livery = pickLivery(random);
  const view = { livery, light: mood.light, helmet: pickHelmet(random) };
  const lamps = frontLamps(options.style);
  const layers = [
    layer(
      stage,
      (sheet) =>
        drawSky(stage, sheet, 520) +
        (mood.light.lamps
          ? drawLightMast(stage, sheet, 1500, 520, 400) + drawLightMast(stage, sheet, 1320, 470, 200)
          : '') +
        drawLane(stage, sheet) +
        drawGarages(stage, sheet),
      { lens: { kind: 'soft', radius: 4 } },
    ),
    layer(stage, (sheet) => {
      const drawn = drawFront(sheet, options.style, view);
      const crew = Array.from({ length: options.people }, (_, index) => {
        const near = index % 2 === 0;
        return drawPerson(stage, sheet, {
          x: near ? 330 + index * 70 : 1560 + index * 40,
          base: near ? 930 - index * 24 : 880 - index * 12,
          height: near ? 520 - index * 40 : 430 - index * 26,
          colours: [livery.base, livery.accent],
          pose: index % 2 === 0 ? 'stand' : 'arms',
          head: 'helmet',
        });
      }).join('');
      return (
        `<g transform="translate(${car.x} ${car.y + 6}) scale(${car.scale} ${-car.scale * 0.5})" opacity="0.3" filter="${sheet.blur(2, 8)}">${drawn}</g>` +
        crew +
        `<g transform="translate(${car.x} ${car.y}) scale(${car.scale})">${drawn}</g>`
      );
    }),
    layer(
      stage,
      (sheet) =>
        (lamps !== undefined && mood.light.lamps
          ? [-1, 1]
              .map((side) =>
                drawLampGlow(
                  sheet,
                  car.x + side * lamps.x * car.scale,
                  car.y - lamps.y * car.scale,
                  frontWidth(options.style) * car.scale * 0.62,
                  '#ffeebc',
                  0.9,
                ),
              )
              .join('')
          : '') +
        (mood.light.lamps ? drawBokeh(stage, 120, 520, 16, ['#ffd08a', '#9ec8ff', '#ff6a5a']) : '') +
        circle(
          160,
          560,
          700,
          sheet.radial([160, 560], 700, [
            [0, '#ffe4b4', mood.light.lamps ? 0.3 : 0.1],
            [1, '#ffe4b4', 0],
          ]),
        ) +
        (mood.name === 'rain' ? drawRain(stage, 380, -0.12) : ''),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: `A car rolls down the pit lane past open garages ${moodWords[mood.name]}` };
}
