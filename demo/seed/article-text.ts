import type { RichText, TextNode, ToRichText } from '../../backend/content/import/rich-text.ts';
import { EMBED } from '../html.ts';
import type { DemoArticle, DemoEmbed } from '../records/news.ts';
import { idOf, type Ids } from './ids.ts';

type EmbedIds = {
  pictures: Ids;
  videos: Ids;
  galleries: Ids;
  sessions: Ids;
  championships: Ids;
};

/** The fields of an embed, as the CMS stores them. */
function fieldsOf(embed: DemoEmbed, ids: EmbedIds): object {
  switch (embed.kind) {
    case 'pictures':
      return { images: embed.pictures.map(({ key }) => idOf(ids.pictures, key)) };
    case 'video':
      return { video: idOf(ids.videos, embed.video), caption: embed.caption };
    case 'gallery':
      return { gallery: idOf(ids.galleries, embed.gallery) };
    case 'result':
      return { session: idOf(ids.sessions, embed.session), places: String(embed.places) };
    case 'standings':
      return { championship: idOf(ids.championships, embed.championship), places: String(embed.places) };
    case 'quotation':
      return { text: embed.text, source: embed.source };
  }
}

/** An embed as a node of a text. @param number its position among the text's embeds, by which the editor tells them apart */
const embedNode = (embed: DemoEmbed, number: number, ids: EmbedIds): TextNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: String(number).padStart(24, '0'),
    blockType: embed.kind,
    blockName: '',
    ...fieldsOf(embed, ids),
  },
});

/**
 * An article's text with its embeds.
 * @param linkNames links the names in a text
 * @throws if the number of places differs from the number of embeds
 */
export function articleText(
  { name, content, embeds }: Pick<DemoArticle, 'name' | 'content' | 'embeds'>,
  richText: ToRichText,
  linkNames: (text: RichText) => RichText,
  ids: EmbedIds,
): RichText {
  const pieces = content.split(EMBED);
  if (pieces.length !== embeds.length + 1) throw new Error(`Places and embeds of “${name}” differ in number`);
  const whole = richText(pieces.at(-1) ?? '');
  const children = pieces.flatMap((html, index) => {
    const text = html === '' ? [] : richText(html).root.children;
    const embed = embeds[index];
    return embed === undefined ? text : [...text, embedNode(embed, index, ids)];
  });
  return linkNames({ root: { ...whole.root, children } });
}
