import { z } from 'zod';
import { IMAGE_SHAPES, IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN } from '../image-format.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { extension, strict, wireInt } from '../wire.ts';

/** Parameters of every call that returns images (spec point 7). Widths are rounded up to the step. */
export const imageParams = {
  image_aspect: z.enum([...IMAGE_SHAPES, 'Square']).optional(),
  image_width: wireInt({ min: IMAGE_WIDTH_MIN, max: IMAGE_WIDTH_MAX }).optional(),
  /** Additional crops of the same image, comma-separated aspects. */
  extra_aspects: extension('uncut-pictures', z.string().optional()),
};

/** Sort orders of the product list (spec point 7: latest_in_stock). */
export const PRODUCT_ORDERS = ['latest_in_stock', 'latest', 'name', 'price', '-price'] as const;

/** An amount in a response, in dollars; a missing one is 0. */
export const amountOrZero = () =>
  strict(
    z
      .number()
      .nullish()
      .transform((value) => value ?? 0),
  );

/** Page number and size of a list call. */
export const paging = (size: number) => ({
  page_size: wireInt({ min: 1, max: MAX_PAGE_SIZE }).default(size),
  page: wireInt({ min: 1 }).default(1),
});

/** One record by id, with the sizes for its pictures. */
export const byId = z.object({ id: wireInt({ min: 1 }), ...imageParams });

/** A browser's id (spec point 3): 21 characters of nanoid's alphabet. */
export const fingerprint = () =>
  z.string().regex(/^[\w-]{21}$/, { message: 'must be the 21 characters of a browser id' });
