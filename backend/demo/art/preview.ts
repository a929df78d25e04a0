/** `node backend/demo/art/preview.ts <out-dir> [key…]` writes artworks as files; a key may end in `*`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCT_KINDS, SPONSOR_STYLES } from './artwork.ts';
import { BODY_STYLES } from './cars/fleet.ts';
import {
  categoryArtwork,
  categoryLogo,
  galleryArt,
  listArtworks,
  productArt,
  sponsorLogo,
} from './catalogue.ts';
import { drawArtwork } from './draw-artwork.ts';
import { brands } from './scenes/brands.ts';

const samples = [
  ...BODY_STYLES.map((bodyStyle) =>
    categoryArtwork({
      slug: bodyStyle,
      name: bodyStyle,
      bodyStyle,
      colours: ['#d3202a', '#f5f4ef', '#14213d'],
    }),
  ),
  categoryLogo({ slug: 'gt', name: 'GT Championship', colours: ['#d3202a', '#f2a900', '#14213d'] }),
  ...SPONSOR_STYLES.flatMap((style, index) => {
    const brand = brands[index % brands.length];
    return brand === undefined
      ? []
      : [sponsorLogo({ slug: style, name: brand.name, style, colours: brand.colours })];
  }),
  ...PRODUCT_KINDS.map((kind) =>
    productArt({ slug: kind, kind, colours: ['#10151c', '#e4002b', '#f5f4ef'] }),
  ),
  galleryArt({ seed: 1, theme: 'paddock' }),
];

const [folder, ...keys] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node backend/demo/art/preview.ts <out-dir> [key…]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const wanted = (key: string): boolean =>
  keys.length === 0 ||
  keys.some((entry) => (entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : key === entry));
for (const spec of [...listArtworks(), ...samples].filter(({ key }) => wanted(key))) {
  const started = performance.now();
  const drawn = await drawArtwork(spec);
  await writeFile(join(folder, drawn.filename), drawn.data);
  console.info(
    `${drawn.filename}  ${Math.round(drawn.data.length / 1024)} KB  ${Math.round(performance.now() - started)} ms  ${drawn.alt}`,
  );
}
