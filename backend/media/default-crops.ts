import { ORIGINAL_ASPECT, type ImageShape } from '../../lib/contract/image-format.ts';
import type { ImageRequest } from './image-entity.ts';

const shaped =
  (shape: ImageShape) =>
  (width: number): ImageRequest => ({ shape, width });
const wide = shaped('16x9');
const photo = shaped('4x3');
const square = shaped('1x1');
const upright = shaped('3x4');
const whole = shaped(ORIGINAL_ASPECT);

/** Default crops for callers that don't request one; sizes of spec points 7 and 9 where those specify them. */
export const DEFAULT_CROPS = {
  article: wide(800),
  categoryHero: wide(800),
  circuit: whole(800),
  cover: square(600),
  customer: square(600),
  customerThumbnail: square(150),
  driver: upright(400),
  galleryTile: photo(400),
  group: square(300),
  icon: whole(200),
  logo: whole(400),
  person: photo(900),
  photo: whole(1925),
  post: wide(800),
  product: square(600),
  roundBackground: wide(1600),
  roundBanner: wide(800),
  sharing: wide(1200),
  sizeChart: whole(1200),
  slate: wide(800),
  slide: whole(2000),
  sponsorHero: wide(800),
  team: wide(800),
  testimonial: square(100),
  voucherTheme: wide(400),
} satisfies Record<string, ImageRequest>;
