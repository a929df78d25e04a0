/** Edge of the sent photo in pixels: twice the largest size on the site. */
const EDGE = 800;
const QUALITY = 0.88;

/** A part of an image, in image pixels. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Crops an image and redraws it as a square JPEG, without any of the file's metadata.
 * @param address of the image
 * @returns a data URI
 * @throws if the browser cannot read the image
 */
export async function cropSquare(address: string, { x, y, width, height }: Part): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const edge = Math.min(EDGE, Math.max(1, Math.round(width)));
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t process images: it has no 2D canvas.');
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, edge, edge);
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
