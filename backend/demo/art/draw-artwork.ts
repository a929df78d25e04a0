import type { ArtworkSpec, DrawnArtwork } from './artwork.ts';
import { hashText, createRandom } from './kit/random.ts';
import { toJpeg, type Picture } from './kit/render.ts';
import { categoryLogoSvg } from './logos/category-logo.ts';
import { circuitLayoutSvg } from './logos/circuit-layout.ts';
import { faviconSvg, organisationLogoSvg } from './logos/organisation.ts';
import { sponsorLogoSvg } from './logos/sponsor-logo.ts';
import { personPicture } from './people/person.ts';
import { portraitPicture } from './people/portrait.ts';
import { CATEGORY_MOODS, categoryCamera, categoryScene } from './scenes/category.ts';
import { heroes } from './scenes/hero.ts';
import { TERRAINS, type Terrain } from './scenes/hills.ts';
import { landscape } from './scenes/landscape.ts';
import { moods, type MoodName } from './scenes/moods.ts';
import { newsThemes } from './scenes/news.ts';
import { toPicture, WIDE, type Camera, type Scene, type Stage } from './scenes/stage.ts';
import { coverPicture } from './shop/cover.ts';
import { productNames, productPicture } from './shop/product.ts';
import { slatePicture } from './shop/slate.ts';
import { voucherPicture } from './shop/voucher.ts';

const svg = (spec: ArtworkSpec, markup: string, alt: string): DrawnArtwork => ({
  filename: `${spec.key}.svg`,
  mimetype: 'image/svg+xml',
  data: Buffer.from(markup),
  alt,
});

const jpeg = async (spec: ArtworkSpec, picture: Picture, alt: string): Promise<DrawnArtwork> => ({
  filename: `${spec.key}.jpg`,
  mimetype: 'image/jpeg',
  data: await toJpeg(picture),
  alt,
});

function staged(
  seed: string,
  mood: MoodName,
  width: number,
  height: number,
  camera: Camera,
  compose: (stage: Stage) => Scene,
): { picture: Picture; alt: string } {
  const stage: Stage = { random: createRandom(seed), mood: moods[mood], width, height, camera };
  const scene = compose(stage);
  return { picture: toPicture(stage, scene), alt: scene.alt };
}

function drawHero(spec: ArtworkSpec & { kind: 'hero' }): Promise<DrawnArtwork> {
  const hero = heroes[spec.scene - 1];
  if (hero === undefined) throw new RangeError(`There is no hero ${spec.scene}`);
  const { picture, alt } = staged(spec.key, hero.mood, 2400, 1350, WIDE, hero.compose);
  return jpeg(spec, picture, alt);
}

/** News and gallery share the themes; a gallery picture has the photographer's 3:2 and stands closer. */
function drawTheme(spec: ArtworkSpec & { kind: 'news' | 'gallery' }): Promise<DrawnArtwork> {
  const plan = newsThemes[spec.theme];
  const random = createRandom(`${spec.key} camera`);
  // Consecutive seeds walk through the moods, so that neighbours never share the same light.
  const turn = /^\d+$/.test(spec.seed) ? Number(spec.seed) : hashText(spec.seed);
  const mood = plan.moods[turn % plan.moods.length] ?? 'day';
  const wide = spec.kind === 'news';
  const zoom = random.pick(plan.zooms) * (wide ? 1 : random.between(1.2, 1.5));
  const camera: Camera = {
    x: plan.focus.x + random.between(-140, 140),
    y: plan.focus.y + random.between(-60, 60),
    zoom,
  };
  const { picture, alt } = staged(
    spec.key,
    mood,
    wide ? 1920 : 1600,
    wide ? 1080 : 1067,
    camera,
    plan.compose,
  );
  return jpeg(spec, picture, alt);
}

function drawCategory(spec: ArtworkSpec & { kind: 'category' }): Promise<DrawnArtwork> {
  const mood = createRandom(`${spec.slug} mood`).pick(CATEGORY_MOODS);
  const { picture, alt } = staged(spec.key, mood, 1920, 1080, categoryCamera(spec.bodyStyle), (stage) =>
    categoryScene(stage, spec.bodyStyle, spec.colours),
  );
  return jpeg(spec, picture, `${spec.name}: ${alt}`);
}

/** The country that a circuit really lies in. */
const venueTerrains: ReadonlyMap<string, Terrain> = new Map([
  ['highlands', 'alpine'],
  ['levels', 'plains'],
  ['ruapuna', 'plains'],
  ['teretonga', 'coast'],
  ['manfeild', 'plains'],
  ['taupo', 'rolling'],
  ['hampton-downs', 'rolling'],
]);

function drawVenue(spec: ArtworkSpec & { kind: 'circuit-scene' }): Promise<DrawnArtwork> {
  const random = createRandom(`${spec.slug} venue`);
  const terrain = venueTerrains.get(spec.slug) ?? random.pick(TERRAINS);
  const { picture, alt } = staged(
    spec.key,
    random.pick(['day', 'golden', 'dawn']),
    1920,
    1080,
    WIDE,
    (stage) =>
      landscape(stage, {
        terrain,
        foreground: stage.random.pick(['flax', 'tussock', 'pohutukawa']),
        cars: true,
      }),
  );
  return jpeg(spec, picture, `${spec.name}: ${alt}`);
}

/** Draws one artwork; the same spec always gives the same bytes. */
export async function drawArtwork(spec: ArtworkSpec): Promise<DrawnArtwork> {
  switch (spec.kind) {
    case 'hero':
      return drawHero(spec);
    case 'news':
    case 'gallery':
      return drawTheme(spec);
    case 'category':
      return drawCategory(spec);
    case 'circuit-scene':
      return drawVenue(spec);
    case 'portrait':
      return jpeg(spec, portraitPicture(spec.seed, spec.kit, spec.helmet), 'Driver in race suit and helmet');
    case 'person':
      return jpeg(spec, personPicture(spec.seed), 'Illustrated portrait of a member of the series team');
    case 'voucher':
      return jpeg(spec, voucherPicture(spec.seed), 'Gift voucher of the Southern Cross Summer Series');
    case 'product':
      return jpeg(spec, productPicture(spec.key, spec.product, spec.colours), productNames[spec.product]);
    case 'cover':
      return jpeg(spec, coverPicture(), 'Podcast cover of the Southern Cross Summer Series');
    case 'video-slate':
      return jpeg(spec, slatePicture(spec.seed), 'Still of a race video');
    case 'category-logo':
      return svg(spec, categoryLogoSvg(spec.key, spec.name, spec.colours, spec.tone), spec.name);
    case 'sponsor-logo':
      return svg(spec, sponsorLogoSvg(spec.key, spec.name, spec.style, spec.colours, spec.tone), spec.name);
    case 'circuit-layout':
      return svg(
        spec,
        circuitLayoutSvg(spec.key, spec.points),
        `Track map of ${spec.name} with numbered corners`,
      );
    case 'favicon':
      return svg(spec, faviconSvg(spec.tone), 'Southern Cross Summer Series');
    case 'organisation-logo':
      return svg(spec, organisationLogoSvg(spec.tone, spec.form), 'Southern Cross Summer Series');
  }
}
