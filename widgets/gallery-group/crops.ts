/** Tiles are 400 pixels wide (spec point 9). */
export const TILE_WIDTH = 400;
/** The crop of tiles and of the images of an open gallery. */
export const OPEN_ASPECT = '4x3';
/** Columns of an open gallery on a wide screen. */
export const OPEN_COLUMNS = 4;

/** The fragment of an address that opens a gallery. */
export const galleryAnchor = (url: string): string => `gallery-${encodeURIComponent(url)}`;
