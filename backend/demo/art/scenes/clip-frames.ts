import { drawShadow } from '../cars/car-shadow.ts';
import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery, type BodyStyle } from '../cars/fleet.ts';
import { darken, mix } from '../kit/colour.ts';
import { num, polygon, type Point } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import { createRandom } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawFlare } from './effects.ts';
import { drawShelterBelt } from './flora.ts';
import { drawGantry, headOn } from './head-on.ts';
import { drawTerrain } from './hills.ts';
import { moods, type MoodName } from './moods.ts';
import { drawSky } from './sky.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, toPicture, WIDE, type Stage } from './stage.ts';
import { drawAsphalt, drawVerge } from './surface.ts';
import { drawBoards, drawFence, drawGrandstand, drawKerb } from './trackside.ts';

/** A short film: its frame at a time in seconds, always from the same seed so that only the motion changes. */
export interface Clip {
  readonly key: string;
  readonly seconds: number;
  /** Moment that stands for the whole on a still. */
  readonly slateAt: number;
  readonly frame: (time: number, width: number, height: number) => Picture;
}

const stageFor = (seed: string, mood: MoodName, width: number, height: number): Stage => ({
  random: createRandom(seed),
  mood: moods[mood],
  width,
  height,
  camera: WIDE,
});

function carPassing(time: number, width: number, height: number): Picture {
  const stage = stageFor('clip car passing', 'golden', width, height);
  const top = 700;
  const runners: readonly {
    readonly style: BodyStyle;
    readonly start: number;
    readonly y: number;
    readonly length: number;
    readonly speed: number;
  }[] = [
    { style: 'rear-engine-coupe', start: 0.1, y: 850, length: 640, speed: 1900 },
    { style: 'gt', start: 0.9, y: 940, length: 960, speed: 2300 },
    { style: 'ta2', start: 2.6, y: 850, length: 650, speed: 1850 },
    { style: 'prototype', start: 3.2, y: 950, length: 940, speed: 2600 },
  ];
  const still = layer(
    stage,
    (sheet) =>
      drawSky(stage, sheet, 560) +
      drawTerrain(stage, sheet, 'alpine', 560) +
      drawVerge(stage, sheet, 560, top + 4) +
      drawGrandstand(stage, sheet, 120, 610, 760, 200) +
      drawFence(stage, sheet, 630, 110) +
      drawBoards(stage, 676, 66) +
      drawAsphalt(stage, sheet, top, false) +
      drawKerb(stage, top - 8, 24),
  );
  const cars = layer(
    stage,
    (sheet) =>
      runners
        .map((runner) => {
          const shape = carShapes[runner.style];
          const livery = pickLivery(stage.random);
          const helmet = pickHelmet(stage.random);
          const x = -runner.length - 200 + (time - runner.start) * runner.speed;
          if (x < -runner.length || x > FRAME_WIDTH + 40) return '';
          const scale = runner.length / shape.length;
          return `<g transform="translate(${num(x)} ${runner.y}) scale(${scale.toFixed(4)})">${drawShadow(sheet, shape, 0.85)}${drawCar(sheet, { shape, livery, light: stage.mood.light, spinning: true, brakeGlow: 0, mirrored: false, helmet })}</g>`;
        })
        .join(''),
    { lens: { kind: 'pan', length: 14 } },
  );
  const flare = layer(
    stage,
    (sheet) => drawFlare(sheet, FRAME_WIDTH * 0.76, 312, stage.mood.sun.colour, 0.7),
    { blend: 'screen' },
  );
  return toPicture(stage, { layers: [still, cars, flare], alt: '' });
}

function onboardRoad(stage: Stage, time: number, horizon: number): string {
  const { mood } = stage;
  const bend = Math.sin(time * 0.9) * 1.2;
  const rows: { z: number; x: number; y: number; half: number }[] = [];
  for (let index = 0; index <= 80; index += 1) {
    const z = 1 + (1 - index / 80) ** 2 * 34;
    rows.push({
      z,
      x: FRAME_WIDTH / 2 + (bend * (z - 1) ** 1.6 * 24) / z,
      y: horizon + 720 / z,
      half: 1500 / z,
    });
  }
  let markup = '';
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next === undefined) return;
    const dark = Math.floor((row.z + time * 22) / 2) % 2 === 0;
    const band = (from: number, to: number, paint: string, opacity = 1): string =>
      fill(
        polygon([
          [row.x + row.half * from, row.y],
          [next.x + next.half * from, next.y],
          [next.x + next.half * to, next.y],
          [row.x + row.half * to, row.y],
        ]),
        paint,
        { opacity },
      );
    const grass = dark ? mood.grass : darken(mood.grass, 0.14);
    markup +=
      rect(0, row.y, FRAME_WIDTH, next.y - row.y + 1, grass) +
      band(-1.1, -0.94, dark ? '#cf2027' : '#f3f3ee') +
      band(0.94, 1.1, dark ? '#f3f3ee' : '#cf2027') +
      band(-0.95, 0.95, dark ? mood.asphalt : darken(mood.asphalt, 0.07)) +
      band(-0.5, -0.1, '#08090b', 0.16) +
      band(0.1, 0.5, '#08090b', 0.16);
  });
  return markup;
}

function cockpit(sheet: Sheet, turn: number): string {
  const wheel = (d: string, paint: string, width: number): string =>
    stroke(d, paint, width, { 'stroke-linecap': 'round' });
  const lights = Array.from({ length: 10 }, (_, index) =>
    circle(-90 + index * 20, -96, 7, index < 4 ? '#39d353' : index < 8 ? '#f4d03f' : '#e4002b'),
  ).join('');
  return (
    fill(
      'M560 1080C600 860 760 790 960 790C1160 790 1320 860 1360 1080Z',
      sheet.linear(
        [0, 790],
        [0, 1080],
        [
          [0, '#f0183c'],
          [0.5, '#a3001c'],
          [1, '#3d0310'],
        ],
      ),
    ) +
    fill('M900 792L930 700H990L1020 792Z', '#d8132f') +
    ellipse(640, 880, 60, 40, '#14171c') +
    ellipse(1280, 880, 60, 40, '#14171c') +
    rect(430, 800, 120, 70, '#1a1e24', { rx: 12 }) +
    rect(1370, 800, 120, 70, '#1a1e24', { rx: 12 }) +
    `<g transform="translate(960 1040) rotate(${num(turn)})">${rect(-150, -120, 300, 190, '#15181d', { rx: 26 })}${wheel('M-150 -110C-230 -100 -236 60 -160 90', '#20252c', 46)}${wheel('M150 -110C230 -100 236 60 160 90', '#20252c', 46)}${rect(-92, -80, 184, 92, '#0c2b46', { rx: 8 })}${lights}${lettering('6', 0, -8, { height: 60, paint: '#7fe0ff', align: 'middle' })}${circle(-120, 30, 13, '#e4002b')}${circle(120, 30, 13, '#39d353')}${ellipse(-196, -10, 34, 62, '#22272e')}${ellipse(196, -10, 34, 62, '#22272e')}</g>`
  );
}

function onboard(time: number, width: number, height: number): Picture {
  const stage = stageFor('clip onboard', 'day', width, height);
  const horizon = 430 + Math.sin(time * 9) * 3;
  const sway = Math.sin(time * 0.9) * 260;
  const far = layer(
    stage,
    (sheet) =>
      `<g transform="translate(${num(-sway - 300)} 0) scale(1.32 1)">${drawSky(stage, sheet, horizon + 4)}${drawTerrain(stage, sheet, 'rolling', horizon)}${drawShelterBelt(stage, sheet, horizon + 10, 90, 'pine')}</g>`,
  );
  const road = layer(stage, () => onboardRoad(stage, time, horizon));
  const near = layer(
    stage,
    (sheet) =>
      `<g transform="translate(0 ${num(Math.sin(time * 23) * 3)})">${cockpit(sheet, Math.sin(time * 0.9) * 34)}</g>`,
  );
  return toPicture(stage, { layers: [far, road, near], alt: '' });
}

function wavingFlag(time: number, width: number, height: number): Picture {
  const stage = stageFor('clip flag', 'day', width, height);
  const columns = 26;
  const rows = 14;
  const at = (u: number, v: number): Point => {
    const swing = u ** 0.8;
    return [
      330 + u * 1290 + Math.sin(u * 7 - time * 6) * 26 * swing,
      170 + v * 640 + Math.sin(u * 6.5 - time * 6 + v * 0.7) * 74 * swing + u * 26,
    ];
  };
  const cloth = layer(stage, (sheet) => {
    let markup =
      rect(
        296,
        110,
        26,
        980,
        sheet.linear(
          [296, 0],
          [322, 0],
          [
            [0, '#59626c'],
            [0.5, '#eef2f6'],
            [1, '#4a525c'],
          ],
        ),
      ) + circle(309, 104, 26, '#ffb81c');
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const [u1, u2, v1, v2] = [
          column / columns,
          (column + 1.04) / columns,
          row / rows,
          (row + 1.04) / rows,
        ];
        const dark = (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0;
        const slope = Math.cos(((u1 + u2) / 2) * 6.5 - time * 6 + v1 * 0.7) * ((u1 + u2) / 2) ** 0.8;
        const base = dark ? '#15191f' : '#f6f7f4';
        markup += fill(
          polygon([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)]),
          slope > 0
            ? mix(base, '#ffffff', slope * (dark ? 0.24 : 0.5))
            : mix(base, '#0a0f18', -slope * (dark ? 0.6 : 0.42)),
        );
      }
    }
    return markup;
  });
  const sky = layer(
    stage,
    (sheet) =>
      drawSky(stage, sheet, 900) +
      drawTerrain(stage, sheet, 'alpine', 900, 0.9) +
      drawVerge(stage, sheet, 900, FRAME_HEIGHT),
    { lens: { kind: 'soft', radius: 6 } },
  );
  return toPicture(stage, { layers: [sky, cloth], alt: '' });
}

function startLights(time: number, width: number, height: number): Picture {
  const stage = stageFor('clip lights', 'dusk', width, height);
  const scene = headOn(stage, {
    styles: ['open-wheel-modern'],
    count: 10,
    terrain: 'rolling',
    bend: 0,
    size: 560,
    order: 'grid',
  });
  const lit = time >= 5.4 ? 0 : Math.max(0, Math.min(5, Math.floor(time - 0.2) + 1));
  const gantry = layer(
    stage,
    (sheet) =>
      drawGantry(stage, sheet, 40, time < 0.2 ? 0 : lit) +
      (time >= 5.4
        ? rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, '#fff4dc', { opacity: Math.max(0, 0.5 - (time - 5.4)) })
        : ''),
  );
  return toPicture(stage, { layers: [...scene.layers, gantry], alt: '' });
}

/** The four films of the demo, in the order of their keys. */
export const clips: readonly Clip[] = [
  { key: 'clip-1-car-passing', seconds: 5, slateAt: 1.55, frame: carPassing },
  { key: 'clip-2-onboard', seconds: 7, slateAt: 0.8, frame: onboard },
  { key: 'clip-3-flag', seconds: 6, slateAt: 0.4, frame: wavingFlag },
  { key: 'clip-4-start-lights', seconds: 7, slateAt: 4.6, frame: startLights },
];
