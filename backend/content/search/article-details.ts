import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { toPlainText } from '../../cms/rich-text/to-html.ts';
import { listModelGroups } from '../groups/groups.ts';
import { joinedText, type SearchSource } from './sources.ts';

/** The texts of articles. */
export const findArticleDetails: SearchSource = async (payload, names) => {
  const [{ docs }, groups] = await Promise.all([
    readable(payload).find({
      ...findAll('articles', allOf(PUBLISHED, { url: { in: [...names] } })),
      select: { name: true, url: true, blurb: true, content: true, author: true, group: true },
    }),
    listModelGroups(payload, 'Article'),
  ]);
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return new Map(
    docs.map(({ name, url, blurb, content, author, group }) => [
      url,
      {
        title: name,
        description: blurb ?? '',
        keywords: joinedText(groupNames.get(refId(group) ?? 0), author),
        text: toPlainText(content),
      },
    ]),
  );
};
