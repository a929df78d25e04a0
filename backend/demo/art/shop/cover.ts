import { polygon } from '../kit/geometry.ts';
import { lettering } from '../kit/lettering.ts';
import { circle, ellipse, fill, rect, stroke } from '../kit/markup.ts';
import { createRandom } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import { createSheet } from '../kit/sheet.ts';
import { drawHelmetFront } from '../people/helmet-front.ts';

const SIZE = 1500;

/** Podcast cover: a helmet in headphones before a wall of sound. */
export function coverPicture(): Picture {
  const random = createRandom('podcast cover');
  const back = createSheet();
  let bars = '';
  for (let index = 0; index < 37; index += 1) {
    const x = 40 + index * 39.5;
    const swell = Math.exp(-(((index - 18) / 11) ** 2));
    const half = 40 + swell * random.between(150, 430);
    bars += rect(x - 11, 640 - half, 22, half * 2, index % 5 === 0 ? '#ffb81c' : '#ffffff', {
      rx: 11,
      opacity: 0.16 + swell * 0.4,
    });
  }
  const ground =
    rect(
      0,
      0,
      SIZE,
      SIZE,
      back.linear(
        [0, 0],
        [SIZE, SIZE],
        [
          [0, '#f0183c'],
          [0.55, '#b3001f'],
          [1, '#4d0615'],
        ],
      ),
    ) +
    fill(
      polygon([
        [900, 0],
        [1240, 0],
        [620, SIZE],
        [280, SIZE],
      ]),
      '#ffffff',
      { opacity: 0.06 },
    ) +
    fill(
      polygon([
        [1290, 0],
        [1350, 0],
        [730, SIZE],
        [670, SIZE],
      ]),
      '#10151c',
      { opacity: 0.25 },
    ) +
    bars +
    circle(
      750,
      620,
      640,
      back.radial([750, 620], 640, [
        [0, '#ff6a52', 0.75],
        [1, '#ff6a52', 0],
      ]),
    );
  const front = createSheet();
  const cup = (way: number): string =>
    `<g transform="scale(${way} 1)">${rect(92, -62, 44, 124, '#11151b', { rx: 20 })}${rect(
      118,
      -48,
      30,
      96,
      front.linear(
        [118, 0],
        [148, 0],
        [
          [0, '#ffcf5a'],
          [1, '#c77d08'],
        ],
      ),
      { rx: 14 },
    )}</g>`;
  const helmet =
    ellipse(750, 1010, 380, 60, '#000000', { opacity: 0.35, filter: front.blur(24) }) +
    `<g transform="translate(750 610) scale(2.95)">${drawHelmetFront(front, { base: '#f5f4ef', accent: '#10151c', second: '#ffb81c', pattern: 'cross', visor: '#3f7fb5', name: 'SCSS RADIO' }, '#ffe9c4', 1)}${stroke('M-116 -20C-124 -176 124 -176 116 -20', '#11151b', 17)}${stroke('M-112 -40C-112 -168 112 -168 112 -40', '#ffb81c', 4)}${cup(1)}${cup(-1)}${stroke('M-126 52C-122 116 -70 132 -22 118', '#11151b', 7)}${ellipse(-18, 116, 15, 9, '#11151b')}</g>`;
  const words =
    rect(
      0,
      1130,
      SIZE,
      370,
      front.linear(
        [0, 1060],
        [0, SIZE],
        [
          [0, '#10151c', 0],
          [0.35, '#10151c', 0.9],
          [1, '#10151c', 1],
        ],
      ),
    ) +
    lettering('SOUTHERN CROSS', 750, 1312, {
      height: 132,
      paint: '#ffffff',
      align: 'middle',
      slant: 12,
      weight: 2,
      maxWidth: 1330,
    }) +
    lettering('SUMMER SERIES PODCAST', 742, 1416, {
      height: 66,
      paint: '#ffb81c',
      align: 'middle',
      slant: 12,
      tracking: 1.6,
      maxWidth: 1300,
    });
  return {
    width: SIZE,
    height: SIZE,
    layers: [{ svg: back.document(SIZE, SIZE, ground) }, { svg: front.document(SIZE, SIZE, helmet + words) }],
    grain: 0.12,
    vignette: 0.3,
  };
}
