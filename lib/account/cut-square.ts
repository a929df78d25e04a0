/** Edge of the sent photo in pixels: twice what the largest place on the site shows. */
const EDGE = 800;
const QUALITY = 0.88;

/** A part of a picture, in its own pixels. */
export type Part = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Cuts a part out of a picture and draws it anew as a square JPEG, without any of the file's metadata.
 * @param address of the picture
 * @returns a data URI
 * @throws where the browser cannot read the picture
 */
export async function cutSquare(address: string, { x, y, width, height }: Part): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const edge = Math.min(EDGE, Math.max(1, Math.round(width)));
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  // What was transparent would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, edge, edge);
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
