import { z } from 'zod';
import { asOption } from '../forms.ts';
import {
  ending,
  extension,
  flag,
  html,
  id,
  inForm,
  list,
  maybe,
  maybeInstant,
  maybeNumber,
  needed,
  otherwise,
  strict,
  text,
} from '../wire.ts';
import { imageSchema } from './image.ts';

/** A photo (spec point 3). */
export const photoSchema = z.object({
  id: maybeNumber(),
  name: text(),
  description: text(),
  image: imageSchema,
});
export type Photo = z.infer<typeof photoSchema>;

/** A slide of a gallery (spec point 3). Opacity and saturation are percentages. */
export const slideSchema = z.object({
  id: id(),
  heading: text(),
  image: maybe(imageSchema),
  sub_heading: text(),
  content: html(),
  overlay_color: text(),
  text_color: text(),
  image_opacity: maybeNumber(),
  image_saturation: maybeNumber(),
  link: text(),
  link_button_text: text(),
  link_target: text(),
});
export type Slide = z.infer<typeof slideSchema>;

/** A gallery (spec point 3). */
export const gallerySchema = z.object({
  id: id(),
  name: z.string(),
  url: text(),
  heading: text(),
  sub_heading: text(),
  image: extension('gallery-covers', maybe(imageSchema)),
  slides: list(slideSchema),
});
export type Gallery = z.infer<typeof gallerySchema>;

/** A gift voucher theme (spec point 3). */
export const giftVoucherThemeSchema = z.object({ id: id(), name: z.string(), image: maybe(imageSchema) });
export type GiftVoucherTheme = z.infer<typeof giftVoucherThemeSchema>;

/** A testimonial (spec point 3). `rating` is 1 to 5 or null. */
export const testimonialSchema = z.object({
  id: id(),
  content: html(),
  name: z.string(),
  title: text(),
  image: maybe(imageSchema),
  rating: maybeNumber(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const FORM_DATA_FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'paragraph',
  'header',
  'button',
  'file',
  'signature',
] as const;
export const FORM_QUESTION_TYPES = [
  'content',
  'text',
  'textarea',
  'email',
  'phone',
  'currency',
  'percent',
  'number',
  'password',
  'date',
  'datetime',
  'time',
  'checkbox',
  'submit',
] as const;

/** A field of the data style (spec point 3). */
export const formFieldSchema = z.object({
  name: needed(z.string()),
  type: otherwise(z.enum(FORM_DATA_FIELD_TYPES), () => 'text'),
  subtype: text(),
  label: text(),
  placeholder: text(),
  required: flag(),
  min: maybeNumber(),
  max: maybeNumber(),
  values: list(
    inForm(
      asOption,
      z.object({
        label: z.string(),
        value: needed(z.string()),
        /** What choosing it costs, in dollars. */
        price: extension('form-prices', maybeNumber()),
      }),
    ),
  ),
  value: text(),
  /** A sentence below it. */
  help: extension('form-limits', text()),
  min_length: extension('form-limits', maybeNumber()),
  max_length: extension('form-limits', maybeNumber()),
  /** First and last day of a date, y-MM-dd; ''. */
  earliest: extension('form-limits', text()),
  latest: extension('form-limits', text()),
  max_files: extension('form-limits', maybeNumber()),
  /** The field is only shown if another field has this value; '' means any value. A ticked box has the value yes. */
  only_if: extension('form-conditions', maybe(z.object({ field: needed(z.string()), value: z.string() }))),
  /** The price per unit, or for ticking the box, in dollars. */
  price: extension('form-prices', maybeNumber()),
  /** Whether the form's cost and the prices of choices are multiplied by this field's number. */
  multiplies: extension('form-prices', flag()),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A field of the question style (spec point 3). */
export const formQuestionSchema = z.object({
  id: id(),
  name: needed(z.string()),
  field_type: otherwise(z.enum(FORM_QUESTION_TYPES), () => 'text'),
  label: text(),
  content: html(),
  required: flag(),
  value: text(),
});
export type FormQuestion = z.infer<typeof formQuestionSchema>;

/** A form (spec point 3). `cost` is in dollars, 0 for none. */
export const formSchema = z.object({
  id: id(),
  name: z.string(),
  url: text(),
  use_captcha: flag(),
  data: list(formFieldSchema),
  must_be_logged_on: flag(),
  cost: strict(z.number().default(0)),
  /** The card surcharge on the cost, in dollars; null if the server doesn't provide it. */
  surcharge: extension('payment-modes', maybeNumber()),
  questions: list(formQuestionSchema),
  /** How many places are left; null if there is no shortage. */
  places_left: extension('form-places', maybeNumber()),
  opens_at: extension('form-places', maybeInstant()),
  closes_at: extension('form-places', ending(maybeInstant())),
  /** The message after sending it; '' for the site's own. */
  confirmation: extension('form-confirmations', text()),
  /** Shown above its fields. */
  image: extension('record-pictures', maybe(imageSchema)),
});
export type Form = z.infer<typeof formSchema>;
