import {
  ALL_PLACES,
  RESULT_PLACES,
  type ArticlePart,
  type Embed,
  type EmbedKind,
} from '../../../lib/contract/entities/article-parts.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { embedOf, idsInField } from '../../cms/rich-text/embeds.ts';
import { partsOf } from '../../cms/rich-text/to-html.ts';
import { readable } from '../../cms/records/readable.ts';
import type { RichText } from '../../media/rendered.ts';
import { ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import type { ContentContext } from '../context.ts';

type Read = (fields: unknown, context: ContentContext) => Promise<Embed | null>;

/** The thumbnail of a set, with the whole picture for the viewer. */
const IN_A_SET = { shape: '4x3', width: 800, extraShapes: [ORIGINAL_ASPECT] } as const;

const placesOf = (fields: unknown): number => Number(propertyOf(fields, 'places') ?? 3);

/** Converts an embed by its fields; null if the record that it shows is missing. */
const READ: Readonly<Record<EmbedKind, Read>> = {
  pictures: async (fields, { images }) => {
    const found = await Promise.all(idsInField(fields, 'images').map((id) => images.crop(id, IN_A_SET)));
    const shown = found.filter((image) => image !== null);
    return shown.length > 0 ? { kind: 'pictures', images: shown } : null;
  },
  video: async (fields) => {
    const [video] = idsInField(fields, 'video');
    const caption = propertyOf(fields, 'caption');
    return video === undefined
      ? null
      : { kind: 'video', video, caption: typeof caption === 'string' ? caption : '' };
  },
  gallery: async (fields) => {
    const [gallery] = idsInField(fields, 'gallery');
    return gallery === undefined ? null : { kind: 'gallery', gallery };
  },
  result: async (fields) => {
    const [session] = idsInField(fields, 'session');
    if (session === undefined) return null;
    const isWhole = propertyOf(fields, 'places') === ALL_PLACES;
    const places = isWhole ? Math.max(...RESULT_PLACES) : placesOf(fields);
    return { kind: 'result', session, places, is_whole: isWhole };
  },
  standings: async (fields, { payload }) => {
    const ids = idsInField(fields, 'championship');
    const { docs } = await readable(payload).find({
      collection: 'championships',
      where: { id: { in: ids } },
      select: { url: true },
      depth: 0,
    });
    const [championship] = docs;
    return championship
      ? { kind: 'standings', championship: championship.url, places: placesOf(fields) }
      : null;
  },
};

/** The parts of an article's text; empty for a text without embeds. Incomplete embeds are left out. */
export async function articleParts(text: RichText, context: ContentContext): Promise<ArticlePart[]> {
  const parts = await Promise.all(
    partsOf(text).map(async (part): Promise<ArticlePart> => {
      if ('text' in part) return { html: await context.html(part.text), embed: '' };
      const stored = embedOf(part.embed);
      const embed = stored && (await READ[stored.kind](stored.fields, context));
      return { html: '', embed: embed ? JSON.stringify(embed) : '' };
    }),
  );
  return parts.filter(({ html, embed }) => html !== '' || embed !== '');
}
