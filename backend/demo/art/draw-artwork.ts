import type { ArtworkSpec, DrawnArtwork } from './artwork.ts';
import { createRandom } from './kit/random.ts';
import { toJpeg } from './kit/render.ts';
import { categoryLogoSvg } from './logos/category-logo.ts';
import { circuitLayoutSvg } from './logos/circuit-layout.ts';
import { faviconSvg, organisationLogoSvg } from './logos/organisation.ts';
import { sponsorLogoSvg } from './logos/sponsor-logo.ts';
import { BODY_STYLES } from './cars/fleet.ts';
import { MOOD_NAMES, moods } from './scenes/moods.ts';
import { panning } from './scenes/panning.ts';
import { toPicture, WIDE, type Scene, type Stage } from './scenes/stage.ts';

const svg = (spec: ArtworkSpec, markup: string, alt: string): DrawnArtwork => ({
  filename: `${spec.key}.svg`,
  mimetype: 'image/svg+xml',
  data: Buffer.from(markup),
  alt,
});

async function jpeg(spec: ArtworkSpec, width: number, height: number, compose: (stage: Stage) => Scene): Promise<DrawnArtwork> {
  const random = createRandom(spec.key);
  const stage: Stage = { random, mood: moods[random.pick(MOOD_NAMES)], width, height, camera: WIDE };
  const scene = compose(stage);
  return { filename: `${spec.key}.jpg`, mimetype: 'image/jpeg', data: await toJpeg(toPicture(stage, scene)), alt: scene.alt };
}

const passing = (stage: Stage): Scene =>
  panning(stage, {
    cars: [{ style: stage.random.pick(BODY_STYLES), x: 940, y: 930, length: 1180 }],
    terrain: stage.random.pick(['alpine', 'rolling', 'plains', 'coast']),
    speed: 80,
    trackside: stage.random.pick(['boards', 'trees', 'grandstand', 'open']),
  });

/** Draws one artwork; the same spec always gives the same bytes. */
export async function drawArtwork(spec: ArtworkSpec): Promise<DrawnArtwork> {
  switch (spec.kind) {
    case 'category-logo':
      return svg(spec, categoryLogoSvg(spec.key, spec.name, spec.colours, spec.tone), spec.name);
    case 'sponsor-logo':
      return svg(spec, sponsorLogoSvg(spec.key, spec.name, spec.style, spec.colours, spec.tone), spec.name);
    case 'circuit-layout':
      return svg(spec, circuitLayoutSvg(spec.key, spec.points), `Track map of ${spec.name} with numbered corners`);
    case 'favicon':
      return svg(spec, faviconSvg(spec.tone), 'Southern Cross Summer Series');
    case 'organisation-logo':
      return svg(spec, organisationLogoSvg(spec.tone, spec.form), 'Southern Cross Summer Series');
    case 'category':
      return jpeg(spec, 1920, 1080, (stage) => panning(stage, { cars: [{ style: spec.bodyStyle, x: 940, y: 930, length: 1200, colours: spec.colours }], terrain: 'rolling', speed: 80, trackside: 'trees' }));
    case 'hero':
      return jpeg(spec, 2400, 1350, passing);
    case 'portrait':
      return jpeg(spec, 900, 1200, passing);
    case 'person':
      return jpeg(spec, 900, 675, passing);
    case 'gallery':
      return jpeg(spec, 1600, 1067, passing);
    case 'voucher':
      return jpeg(spec, 1600, 900, passing);
    case 'product':
      return jpeg(spec, 1200, 1200, passing);
    case 'cover':
      return jpeg(spec, 1500, 1500, passing);
    case 'video-slate':
      return jpeg(spec, 1280, 720, passing);
    case 'circuit-scene':
    case 'news':
      return jpeg(spec, 1920, 1080, passing);
  }
}
