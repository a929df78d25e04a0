import type { Picture } from '../kit/render.ts';
import { clips } from '../scenes/clip-frames.ts';

/**
 * Still of clip 1–4, 1280×720.
 * @throws RangeError for another number.
 */
export function slatePicture(seed: number): Picture {
  const clip = clips[seed - 1];
  if (clip === undefined) throw new RangeError(`There is no clip ${seed}`);
  return clip.frame(clip.slateAt, 1280, 720);
}
