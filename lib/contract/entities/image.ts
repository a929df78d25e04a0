import { z } from 'zod';
import { list, text } from '../wire.ts';

/** Another cut of the same image (spec point 3, extra_aspects). */
export const imageAspectSchema = z.object({
  aspect: z.string(),
  url: z.string(),
  webp_url: text(),
  avif_url: text(),
  placeholder: text(),
});
export type ImageAspectFile = z.infer<typeof imageAspectSchema>;

/** An image as the content server delivers it (spec point 3). `placeholder` is a data URI, `width`/`height` are in pixels. */
export const imageSchema = z.object({
  placeholder: text(),
  url: z.string(),
  webp_url: text(),
  avif_url: text(),
  extra_aspects: list(imageAspectSchema),
  width: z.number().default(1),
  height: z.number().default(1),
  /** What the picture shows, for those who cannot see it; '' marks decoration. */
  alt: text(),
});
export type Image = z.infer<typeof imageSchema>;

/** A file for download or playback. `size` is in bytes. */
export const fileSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  name: text(),
  size: z.number().default(0),
  mime_type: text(),
});
export type FileRef = z.infer<typeof fileSchema>;
