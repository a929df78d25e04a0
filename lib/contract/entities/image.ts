import { z } from 'zod';
import { extension, flag, list, maybeNumber, needed, text } from '../wire.ts';

/** Another crop of the same image (spec point 3, extra_aspects). */
export const imageAspectSchema = z.object({
  aspect: needed(z.string()),
  url: needed(z.string()),
  webp_url: text(),
  avif_url: text(),
  placeholder: text(),
});
export type ImageAspectFile = z.infer<typeof imageAspectSchema>;

/** An image on the wire (spec point 3). `placeholder` is a data URI, `width`/`height` are in pixels. */
export const imageSchema = z.object({
  placeholder: text(),
  url: needed(z.string()),
  webp_url: text(),
  avif_url: text(),
  extra_aspects: list(imageAspectSchema),
  width: z.number().default(1),
  height: z.number().default(1),
  /** Alt text; '' marks a decoration. */
  alt: extension('image-descriptions', text()),
  /** What it shows, in plain words for everybody. */
  caption: extension('image-credits', text()),
  /** Who made it. */
  credit: extension('image-credits', text()),
  is_downloadable: extension('image-credits', flag()),
});
export type Image = z.infer<typeof imageSchema>;

/** A file for download or playback. `size` is in bytes; `id` is null if the server gave only its address. */
export const fileSchema = z.object({
  id: maybeNumber(),
  url: needed(z.string()),
  name: extension('file-details', text()),
  size: extension('file-details', z.number().default(0)),
  mime_type: extension('file-details', text()),
});
export type FileRef = z.infer<typeof fileSchema>;
