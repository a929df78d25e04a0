import { ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import type { ImageWish } from '../../media/image-entity.ts';

/** Cuts of pictures where a caller does not say which; sizes of spec points 7 and 9 where they name one. */
export const CUTS = {
  article: { shape: '16x9', width: 800 },
  categoryHero: { shape: '16x9', width: 800 },
  circuit: { shape: ORIGINAL_ASPECT, width: 800 },
  cover: { shape: '1x1', width: 600 },
  customer: { shape: '1x1', width: 600 },
  customerThumbnail: { shape: '1x1', width: 150 },
  driver: { shape: '3x4', width: 400 },
  galleryTile: { shape: '4x3', width: 400 },
  group: { shape: '1x1', width: 300 },
  icon: { shape: ORIGINAL_ASPECT, width: 200 },
  logo: { shape: ORIGINAL_ASPECT, width: 400 },
  person: { shape: '4x3', width: 900 },
  photo: { shape: ORIGINAL_ASPECT, width: 1925 },
  post: { shape: '16x9', width: 800 },
  product: { shape: '1x1', width: 600 },
  roundBackground: { shape: '16x9', width: 1600 },
  roundBanner: { shape: '16x9', width: 800 },
  sharing: { shape: '16x9', width: 1200 },
  sizeChart: { shape: ORIGINAL_ASPECT, width: 1200 },
  slate: { shape: '16x9', width: 800 },
  slide: { shape: ORIGINAL_ASPECT, width: 2000 },
  sponsorHero: { shape: '16x9', width: 800 },
  testimonial: { shape: '1x1', width: 100 },
  voucherTheme: { shape: '16x9', width: 400 },
} as const satisfies Record<string, ImageWish>;
