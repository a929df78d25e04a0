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
  const pen = canvas.getContext('2d');
  if (name.trim() === '' || !pen) return '';
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK;
  pen.font = 'italic 64px serif';
  pen.textBaseline = 'middle';
  pen.fillText(name.trim(), MARGIN, HEIGHT / 2, WIDTH - 2 * MARGIN);
  return canvas.toDataURL(mimeOf('png'), PNG_QUALITY);
}
