import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo's short films in the order of their keys; length in seconds. */
export const videoClips = [
  { key: 'clip-1-car-passing', title: 'Four cars past the grandstand', seconds: 5, slate: 'slate-1' },
  { key: 'clip-2-onboard', title: 'On board through the sweepers', seconds: 7, slate: 'slate-2' },
  { key: 'clip-3-flag', title: 'The chequered flag', seconds: 6, slate: 'slate-3' },
  { key: 'clip-4-start-lights', title: 'Five lights and away', seconds: 7, slate: 'slate-4' },
] as const;
export type VideoClip = (typeof videoClips)[number];

/** Bytes of a clip's committed MP4 (854×480, H.264 baseline). */
export const readClip = (clip: VideoClip): Promise<Buffer> =>
  readFile(join(import.meta.dirname, `${clip.key}.mp4`));
