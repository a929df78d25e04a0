import { z } from 'zod';
import { SCALED_FOLDER, SCALED_URL } from '../image-format.ts';
import { extension, flag, list, maybeNumber, needed, text } from '../wire.ts';

/** Adds the folder to a scaled picture's bare name, which a browser would otherwise look for beside the page. */
const withFolder = (address: string): string => {
  const [isScaled, folder] = SCALED_URL.exec(address) ?? [];
  return isScaled !== undefined && folder === undefined ? `${SCALED_FOLDER}${address}` : address;
};

/** The address of a picture. */
export const pictureUrl = () => needed(z.string().transform(withFolder));
/** The same in another format; '' if there is none. */
export const otherPictureUrl = () => text().transform(withFolder);

/** Another crop of the same image (spec point 3, extra_aspects). */
export const imageAspectSchema = z.object({
  aspect: needed(z.string()),
  url: pictureUrl(),
  webp_url: otherPictureUrl(),
  avif_url: otherPictureUrl(),
  placeholder: text(),
});

/** An image on the wire (spec point 3). `placeholder` is a data URI, `width`/`height` are in pixels. */
export const imageSchema = z.object({
  placeholder: text(),
  url: pictureUrl(),
  webp_url: otherPictureUrl(),
  avif_url: otherPictureUrl(),
  extra_aspects: list(imageAspectSchema),
  width: z.number().default(1),
  height: z.number().default(1),
  /** Alt text; '' marks a decoration. */
  alt: extension('image-descriptions', text()),
  /** A caption for all visitors. */
  caption: extension('image-credits', text()),
  /** The photographer or source. */
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
