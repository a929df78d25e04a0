import { drawCar } from '../cars/draw-car.ts';
import { carShapes, pickHelmet, pickLivery } from '../cars/fleet.ts';
import { mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { drawBokeh, drawLampGlow } from './effects.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';

function drawGun(sheet: Sheet, colour: string): string {
  const steel = sheet.linear(
    [0, -46],
    [0, 46],
    [
      [0, '#eef2f6'],
      [0.35, '#98a2ad'],
      [0.6, '#59626c'],
      [1, '#23282e'],
    ],
  );
  const shell = sheet.linear(
    [0, -84],
    [0, 84],
    [
      [0, mix(colour, '#ffffff', 0.45)],
      [0.3, colour],
      [1, mix(colour, '#000000', 0.65)],
    ],
  );
  return (
    rect(0, -30, 120, 60, steel, { rx: 8 }) +
    rect(-26, -44, 60, 88, steel, { rx: 10 }) +
    rect(110, -84, 300, 168, shell, { rx: 44 }) +
    rect(150, -84, 30, 168, '#0b0d11', { opacity: 0.5 }) +
    rect(370, -60, 60, 120, '#15181d', { rx: 18 }) +
    fill('M240 70L330 70L372 300L270 310Z', shell) +
    fill('M226 90Q214 130 246 140L250 100Z', '#0c0e12') +
    stroke('M320 300C340 420 480 420 620 520', '#15181d', 30) +
    stroke('M320 300C340 420 480 420 620 520', '#e8b923', 5, { opacity: 0.8 })
  );
}

function drawGlove(sheet: Sheet, colour: string): string {
  const hide = sheet.linear(
    [0, -90],
    [0, 120],
    [
      [0, '#2b3138'],
      [0.5, '#171b20'],
      [1, '#08090b'],
    ],
  );
  const fingers = [0, 1, 2, 3]
    .map(
      (index) =>
        rect(-70, -6 + index * 42, 150, 38, hide, { rx: 19 }) +
        stroke(`M-20 ${10 + index * 42}H60`, '#3b434d', 3, { opacity: 0.8 }),
    )
    .join('');
  return (
    fill('M60 -40C140 -70 240 -40 300 20L560 220L470 330L220 190C150 190 70 170 50 120Z', hide) +
    fingers +
    fill('M330 60L470 170L410 250L270 150Z', colour) +
    fill('M480 190L760 420L660 560L400 300Z', mix(colour, '#000000', 0.2))
  );
}

/** Wheel gun on the nut, close enough to smell the rubber. */
export function wheelChange(stage: Stage): Scene {
  const { mood, random } = stage;
  const shape = carShapes[random.pick(['gt', 'rear-engine-coupe', 'prototype', 'ta2'] as const)];
  const livery = pickLivery(random);
  const wheel = shape.wheels[1];
  const scale = 9.4;
  const hub = { x: random.between(760, 900), y: 590 };
  const sparks = (): string => {
    let d = '';
    for (let index = 0; index < 70; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = random.between(40, 420);
      d += `M${num(hub.x + Math.cos(angle) * reach * 0.4)} ${num(hub.y + Math.sin(angle) * reach * 0.4)}L${num(hub.x + Math.cos(angle) * reach)} ${num(hub.y + Math.sin(angle) * reach + reach * 0.12)}`;
    }
    return stroke(d, '#ffcf7a', 2.6, { opacity: 0.75, 'stroke-linecap': 'round' });
  };
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
              [0, mix(mood.sky[1], '#0a0d12', 0.4)],
              [1, '#101419'],
            ],
          ),
        ) + drawBokeh(stage, 0, 700, 40, [mood.light.key, '#ffffff', livery.accent]),
      { lens: { kind: 'soft', radius: 8 } },
    ),
    layer(
      stage,
      (sheet) =>
        rect(
          0,
          905,
          FRAME_WIDTH,
          180,
          sheet.linear(
            [0, 905],
            [0, FRAME_HEIGHT],
            [
              [0, mood.asphalt],
              [1, mix(mood.asphalt, '#000000', 0.6)],
            ],
          ),
        ) +
        ellipse(hub.x, 930, 620, 40, '#000000', { opacity: 0.6 }) +
        `<g transform="translate(${num(hub.x - wheel.x * scale)} ${num(hub.y + wheel.radius * scale)}) scale(${scale})">${drawCar(sheet, { shape, livery, light: mood.light, spinning: false, brakeGlow: 0.9, mirrored: false, helmet: pickHelmet(random) })}</g>`,
    ),
    layer(
      stage,
      (sheet) =>
        `<g transform="translate(${num(hub.x + 30)} ${num(hub.y - 4)}) rotate(8) scale(1.25)">${drawGun(sheet, livery.accent === '#11161f' || livery.accent === '#10141b' ? '#c8102e' : livery.accent)}</g><g transform="translate(${num(hub.x + 420)} ${num(hub.y + 120)}) scale(1.15)">${drawGlove(sheet, livery.base)}</g>`,
    ),
    layer(
      stage,
      (sheet) =>
        sparks() +
        drawLampGlow(sheet, hub.x, hub.y, 260, '#ffb35a', 0.8) +
        circle(
          FRAME_WIDTH * mood.sun.x,
          120,
          800,
          sheet.radial([FRAME_WIDTH * mood.sun.x, 120], 800, [
            [0, mood.light.key, 0.3],
            [1, mood.light.key, 0],
          ]),
        ),
      { blend: 'screen' },
    ),
  ];
  return { layers, alt: 'A wheel gun spins the nut off during a pit stop' };
}
