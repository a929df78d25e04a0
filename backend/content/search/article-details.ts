import type { Payload } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { toSearchText } from '../../cms/rich-text/to-html.ts';
import type { Article } from '../../payload-types.ts';
import { listModelGroups } from '../groups/groups.ts';
import { cachedArticles } from '../sitemap/sitemap.ts';
import { joinedText, type SearchRelations, type SearchSource } from './sources.ts';

type Named = Pick<Article, 'group' | 'writer'>;

/** Finds the names of an article's group and writer; '' if it has none. @param writers ids of the writers to look up */
async function namesOf(payload: Payload, writers: readonly number[]) {
  const [groups, { docs: persons }] = await Promise.all([
    listModelGroups(payload, 'Article'),
    readable(payload, 'all').find({
      ...findAll('persons', { id: { in: [...new Set(writers)] } }),
      select: { full_name: true },
    }),
  ]);
  const personNames = new Map(persons.map(({ id, full_name }) => [id, full_name]));
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return ({ group, writer }: Named) => ({
    group: groupNames.get(refId(group) ?? 0) ?? '',
    writer: personNames.get(refId(writer) ?? 0) ?? '',
  });
}

const writersOf = (docs: readonly Named[]): number[] => docs.flatMap(({ writer }) => refId(writer) ?? []);

/** The texts of articles. */
export const findArticleDetails: SearchSource = async (payload, names) => {
  const { docs } = await readable(payload).find({
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
  });
  const nameOf = await namesOf(payload, writersOf(docs));
  return new Map(
    docs.map((doc) => {
      const { name, url, blurb, content, author, display_start_time } = doc;
      const { sentences, tables } = toSearchText(content);
      const { group, writer } = nameOf(doc);
      const keywords = joinedText(group, writer || author, tables);
      const order = { tier: 0, time: display_start_time ? Date.parse(display_start_time) : 0 };
      return [url, { title: name, description: blurb ?? '', keywords, text: sentences, order }];
    }),
  );
};

/** The names of articles' groups and writers. */
export const articleRelations: SearchRelations = async (payload) => {
  const docs = await cachedArticles(payload);
  const nameOf = await namesOf(payload, writersOf(docs));
  const found = new Map(
    docs.map((doc) => {
      const { group, writer } = nameOf(doc);
      return [doc.url, joinedText(group, writer)];
    }),
  );
  return (name) => found.get(name) ?? '';
};
