import { z } from 'zod';
import { IMAGE_SHAPES, IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN } from '../image-format.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { extension, strict, text, wireId, wireInt } from '../wire.ts';

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
export const byId = z.object({ id: wireId(), ...imageParams });

/** A key that the browser generates for each press of a button. */
export const pressKey = () => z.string().regex(/^[\w-]{8,64}$/);

/** Makes a call safe to repeat: a repeated key has no further effect and returns the same answer. */
export const idempotencyKey = () => extension('idempotency-keys', pressKey().optional());

/** Language of emails and of the payment page; defaults to the customer's, or the site's. */
export const requestLanguage = () => extension('request-languages', z.enum(LANGUAGES).optional());

/** The answer of a call that can fail without an error: whether it succeeded, with a message for the person. */
export const outcome = () => z.object({ success: z.boolean(), message: text() });

/** The answer of a form and of buying a voucher: `payment` is the payment page's URL, '' if there is nothing to pay. */
export const payable = () => outcome().extend({ error: text(), payment: strict(text()) });

/** The answer of a call that succeeds or ends with an error. */
export const done = () => z.object({ success: z.literal(true), message: text() });

/** A browser's id (spec point 3): 21 characters of nanoid's alphabet. */
export const fingerprint = () =>
  z.string().regex(/^[\w-]{21}$/, { message: 'must be the 21 characters of a browser id' });
