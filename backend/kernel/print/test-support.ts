import { inflateSync } from 'node:zlib';

/** For this folder's tests: the text on the pages, read from the PDF's own instructions. */
export function instructions(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
    .filter((bytes) => bytes[0] === 0x78)
    .map((bytes) => inflateSync(bytes).toString('latin1'))
    .join('\n');
}
