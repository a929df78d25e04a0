/** Tiles are 400 pixels wide (spec point 9). */
export const TILE_WIDTH = 400;
/** The cut of tiles and of the pictures of an open gallery. */
export const OPEN_ASPECT = '4x3';
/** Pictures side by side in an open gallery, on a wide screen. */
export const OPEN_COLUMNS = 4;

/** The part of an address behind '#' that opens a gallery. */
export const galleryAnchor = (url: string): string => `gallery-${encodeURIComponent(url)}`;
