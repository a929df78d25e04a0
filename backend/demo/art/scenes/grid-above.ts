import { drawClosedTop, drawOpenTop } from '../cars/draw-top.ts';
import { pickHelmet, pickLivery } from '../cars/fleet.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { num } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, rect } from '../kit/markup.ts';
import type { Sheet } from '../kit/sheet.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, layer, type Scene, type Stage } from './stage.ts';
import { moodWords } from './words.ts';

function drawSlab(stage: Stage, sheet: Sheet): string {
  const { mood, random } = stage;
  const base = sheet.linear(
    [0, 0],
    [FRAME_WIDTH, FRAME_HEIGHT],
    [
      [0, lighten(mood.asphalt, 0.1)],
      [1, darken(mood.asphalt, 0.3)],
    ],
  );
  let markup = rect(-900, -900, 4000, 3200, base);
  for (let index = 0; index < 150; index += 1) {
    markup += rect(
      random.between(-900, 2600),
      random.between(-700, 1900),
      random.between(200, 1300),
      random.between(1, 7),
      index % 2 === 0 ? '#0a0c0f' : lighten(mood.asphalt, 0.3),
      { opacity: random.between(0.05, 0.22) },
    );
  }
  return markup;
}

function drawPeople(stage: Stage, x: number, y: number): string {
  const { random, mood } = stage;
  let markup = '';
  for (let index = 0; index < 3; index += 1) {
    const px = x + random.between(-150, 150);
    const py = y + (random.chance(0.5) ? -1 : 1) * random.between(120, 165);
    const shirt = random.pick(['#d8262c', '#f4f4f0', '#15305c', '#f2a900', '#1d2229']);
    markup +=
      ellipse(px + 22, py + 16, 26, 11, '#000000', { opacity: 0.4 }) +
      ellipse(px, py, 17, 12, mix(shirt, mood.light.shade, 0.12)) +
      circle(px, py, 7.5, random.pick(['#2a1d16', '#5a3a22', '#c98d63', '#d8d8d4']));
  }
  return markup;
}

/** The start grid from straight above, cars staggered in two columns. */
export function gridFromAbove(
  stage: Stage,
  options: { readonly kind: 'open' | 'closed'; readonly turn: number; readonly people: boolean },
): Scene {
  const { mood, random } = stage;
  const longShadow = mood.sun.radius > 0 ? 62 : 26;
  const layers = [
    layer(stage, (sheet) => {
      let markup = drawSlab(stage, sheet);
      const slots: { x: number; y: number; place: number }[] = [];
      let place = 1;
      for (let column = 0; column < 6; column += 1) {
        for (const row of [0, 1]) {
          slots.push({ x: 1980 - column * 480 - row * 240, y: row === 0 ? 340 : 740, place });
          place += 1;
        }
      }
      const white = mix('#f4f4ef', mood.light.shade, mood.light.depth * 0.25);
      markup += rect(-900, 36, 4000, 12, white) + rect(-900, 1030, 4000, 12, white);
      for (let x = -900; x < 3000; x += 90) {
        markup +=
          rect(x, -20, 45, 56, '#cf2027') +
          rect(x + 45, -20, 45, 56, white) +
          rect(x, 1042, 45, 56, white) +
          rect(x + 45, 1042, 45, 56, '#cf2027');
      }
      for (let index = 0; index < 12; index += 1)
        for (const lane of [0, 1])
          if ((index + lane) % 2 === 0) markup += rect(2180 + lane * 42, 48 + index * 82, 42, 82, white);
      for (const slot of slots) {
        markup +=
          rect(slot.x + 240, slot.y - 122, 11, 244, white) +
          rect(slot.x + 90, slot.y - 122, 160, 11, white) +
          rect(slot.x + 90, slot.y + 111, 160, 11, white);
        markup += `<g transform="translate(${slot.x + 312} ${slot.y}) rotate(90)">${lettering(String(slot.place), 0, 26, { height: 58, paint: white, align: 'middle', opacity: 0.75 })}</g>`;
      }
      for (const slot of slots) {
        const view = { livery: pickLivery(random), light: mood.light, helmet: pickHelmet(random) };
        const car = options.kind === 'open' ? drawOpenTop(sheet, view) : drawClosedTop(sheet, view);
        const nudge = random.between(-12, 12);
        const shadow =
          options.kind === 'open'
            ? rect(-62, -210, 124, 424, '#000000', { rx: 40 }) +
              rect(-96, -180, 192, 70, '#000000', { rx: 12 }) +
              rect(-96, 110, 192, 80, '#000000', { rx: 12 })
            : rect(-98, -230, 196, 462, '#000000', { rx: 44 });
        markup += `<g transform="translate(${num(slot.x + nudge + longShadow * 0.8)} ${num(slot.y + longShadow)}) rotate(90) scale(0.92)" opacity="0.42" filter="${sheet.blur(9)}">${shadow}</g>`;
        markup += `<g transform="translate(${num(slot.x + nudge)} ${slot.y}) rotate(90) scale(0.92)">${car}</g>`;
        if (options.people) markup += drawPeople(stage, slot.x, slot.y);
      }
      return `<g transform="translate(${FRAME_WIDTH / 2} ${FRAME_HEIGHT / 2}) rotate(${options.turn}) scale(0.92) translate(${-FRAME_WIDTH / 2} ${-FRAME_HEIGHT / 2})">${markup}</g>`;
    }),
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
              [0, mood.light.key, 0.34 * mood.light.strength],
              [0.5, mood.light.key, 0.05],
              [1, mood.light.shade, 0.4],
            ],
          ),
        ),
      { blend: 'soft-light' },
    ),
  ];
  return {
    layers,
    alt: `The start grid from above, ${options.kind === 'open' ? 'single-seaters' : 'racing cars'} in two columns ${moodWords[mood.name]}`,
  };
}
