import type { ColourSet, ProductKind } from '../artwork.ts';
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/geometry.ts';
import { fill, rect } from '../kit/markup.ts';
import { createRandom } from '../kit/random.ts';
import type { Picture } from '../kit/render.ts';
import { createSheet } from '../kit/sheet.ts';
import { beanie, cap, hoodie, jacket, polo, tee, tote } from './apparel.ts';
import { modelCar, posterSheet, programme, stickerSheet } from './paper-goods.ts';
import type { ProductView } from './product-kit.ts';
import { bottle, earDefenders, flag, keyRing, lanyard, mug, umbrella } from './trackside-goods.ts';

const SIZE = 1200;

const drawings: Readonly<Record<ProductKind, (view: ProductView) => string>> = {
  cap,
  beanie,
  tee,
  polo,
  hoodie,
  jacket,
  programme,
  mug,
  bottle,
  lanyard,
  umbrella,
  flag,
  tote,
  'model-car': modelCar,
  poster: posterSheet,
  'ear-defenders': earDefenders,
  'sticker-sheet': stickerSheet,
  'key-ring': keyRing,
};

/** What a product picture shows, for its description. */
export const productNames: Readonly<Record<ProductKind, string>> = {
  cap: 'Series cap',
  beanie: 'Knitted beanie with a bobble',
  tee: 'Printed T-shirt',
  polo: 'Team polo shirt',
  hoodie: 'Hooded sweatshirt',
  jacket: 'Zipped team jacket',
  programme: 'Race programme',
  'model-car': 'Scale model of a racing car in a display case',
  poster: 'Race poster',
  mug: 'Printed mug',
  bottle: 'Drink bottle',
  lanyard: 'Lanyard with a paddock pass',
  umbrella: 'Grid umbrella',
  'ear-defenders': 'Ear defenders',
  flag: 'Series flag',
  'sticker-sheet': 'Sheet of stickers',
  tote: 'Canvas tote bag',
  'key-ring': 'Key ring',
};

/** A product on a clean ground, 1200×1200. */
export function productPicture(key: string, kind: ProductKind, colours: ColourSet): Picture {
  const random = createRandom(key);
  const sheet = createSheet();
  const tint = mix('#e9edf1', colours[1], 0.025);
  const ground =
    rect(
      0,
      0,
      SIZE,
      SIZE,
      sheet.linear(
        [0, 0],
        [0, SIZE],
        [
          [0, mix(tint, '#ffffff', 0.55)],
          [0.74, tint],
          [0.78, mix(tint, '#10151c', 0.05)],
          [1, mix(tint, '#10151c', 0.1)],
        ],
      ),
    ) +
    fill(
      polygon([
        [720, 0],
        [1010, 0],
        [480, SIZE],
        [190, SIZE],
      ]),
      '#ffffff',
      { opacity: 0.4 },
    ) +
    rect(
      0,
      0,
      SIZE,
      SIZE,
      sheet.radial([600, 560], 700, [
        [0, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ]),
    );
  return {
    width: SIZE,
    height: SIZE,
    layers: [{ svg: sheet.document(SIZE, SIZE, ground + drawings[kind]({ sheet, colours, random })) }],
    grain: 0.06,
  };
}
