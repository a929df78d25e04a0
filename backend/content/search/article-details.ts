import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { toSearchText } from '../../cms/rich-text/to-html.ts';
import { listModelGroups } from '../groups/groups.ts';
import { joinedText, type SearchSource } from './sources.ts';

/** The texts of articles. */
export const findArticleDetails: SearchSource = async (payload, names) => {
  const [{ docs }, groups] = await Promise.all([
    readable(payload).find({
      ...findAll('articles', allOf(PUBLISHED, { url: { in: [...names] } })),
      select: {
        name: true,
        url: true,
        blurb: true,
        content: true,
        author: true,
        writer: true,
        group: true,
        display_start_time: true,
      },
    }),
    listModelGroups(payload, 'Article'),
  ]);
  const { docs: persons } = await readable(payload, 'all').find({
    ...findAll('persons', { id: { in: docs.flatMap(({ writer }) => refId(writer) ?? []) } }),
    select: { full_name: true },
  });
  const personNames = new Map(persons.map(({ id, full_name }) => [id, full_name]));
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return new Map(
    docs.map(({ name, url, blurb, content, author, writer, group, display_start_time }) => {
      const { sentences, tables } = toSearchText(content);
      const keywords = joinedText(
        groupNames.get(refId(group) ?? 0),
        personNames.get(refId(writer) ?? 0) || author,
        tables,
      );
      const order = { tier: 0, time: display_start_time ? Date.parse(display_start_time) : 0 };
      return [url, { title: name, description: blurb ?? '', keywords, text: sentences, order }];
    }),
  );
};
