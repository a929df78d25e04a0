import { mimeOf, PNG_QUALITY } from '@/lib/forms/signature';

const WIDTH = 600;
const HEIGHT = 200;
const MARGIN = 24;
const PAPER = '#ffffff';
const INK = '#15161a';

/** A typed name as an image, for people who can't draw a signature. '' for no name. */
export function typedSignature(name: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (name.trim() === '' || !context) return '';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = INK;
  context.font = 'italic 64px serif';
  context.textBaseline = 'middle';
  context.fillText(name.trim(), MARGIN, HEIGHT / 2, WIDTH - 2 * MARGIN);
  return canvas.toDataURL(mimeOf('png'), PNG_QUALITY);
}
