import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A JSON-LD item. */
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties that schema.org allows per type, read from schema-dts, whose interfaces are the vocabulary. */
function readVocabulary(): ReadonlyMap<string, ReadonlySet<string>> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const source = readFileSync(file, 'utf8');
  const declared = new Map<string, { parents: string[]; names: string[] }>();
  const leaves = new Map<string, string>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /interface (\w+) extends ([\w, <>]+) \{\n([\s\S]*?)\n\}/g,
  )) {
    const names = [...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map((match) => match[1] ?? '');
    declared.set(name, { parents: parents.split(',').map((parent) => parent.trim()), names });
    const type = /"@type": "(\w+)"/.exec(body)?.[1];
    if (type !== undefined) leaves.set(type, name);
  }
  const namesOf = (name: string): string[] => {
    const own = declared.get(name);
    return own ? [...own.names, ...own.parents.flatMap(namesOf)] : [];
  };
  return new Map([...leaves].map(([type, name]) => [type, new Set(namesOf(name))]));
}

const vocabulary = readVocabulary();
const KEYWORDS = new Set(['@context', '@type', '@id']);
/** The properties of an action's inputs: 'query-input' (schema.org, actions). */
const ACTION_INPUT = /-(?:in|out)put$/;

/** What Google requires of the types it shows, beyond schema.org. One of the names in a list is enough. */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  LiveBlogPosting: ['headline', 'coverageStartTime', 'coverageEndTime', 'liveBlogUpdate'],
  SportsEvent: ['name', 'startDate', 'location'],
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Offer: ['url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PodcastSeries: ['name'],
  PodcastEpisode: ['name', 'url'],
  VideoObject: ['name', 'thumbnailUrl'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Person: ['name'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['url'],
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function thingProblems(thing: Thing, at: string): string[] {
  const { '@type': type } = thing;
  if (type === undefined) {
    // A bare @id refers to an item described elsewhere.
    return Object.keys(thing).every((name) => name === '@id') ? [] : [`${at}: no @type`];
  }
  const known = typeof type === 'string' ? vocabulary.get(type) : undefined;
  if (typeof type !== 'string' || !known) return [`${at}: schema.org has no type ${JSON.stringify(type)}`];
  const here = `${at}/${type}`;
  const unknown = Object.keys(thing)
    .filter((name) => !KEYWORDS.has(name) && !ACTION_INPUT.test(name) && !known.has(name))
    .map((name) => `${here}: schema.org has no property ${name}`);
  const missing = (REQUIRED[type] ?? [])
    .map((wanted) => (typeof wanted === 'string' ? [wanted] : wanted))
    .filter((names) => names.every((name) => isEmpty(thing[name])))
    .map((names) => `${here}: ${names.join(' or ')} is missing`);
  const inner = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((part: unknown) => (isThing(part) ? thingProblems(part, `${here}.${name}`) : [])),
  );
  return [...unknown, ...missing, ...inner];
}

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The problems in the JSON-LD of a page's HTML, one per line. */
export function structuredDataProblems(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => {
    let data: unknown;
    try {
      data = JSON.parse(json);
    } catch (error) {
      return [`JSON-LD cannot be read: ${String(error)}`];
    }
    if (!isThing(data)) return ['JSON-LD is no thing'];
    const context =
      data['@context'] === 'https://schema.org' ? [] : ['JSON-LD without the context of schema.org'];
    return [...context, ...thingProblems(data, '')];
  });
}

/** The @type of every top-level item in a page's JSON-LD. */
export const structuredDataTypes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].map(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    return isThing(data) ? String(data['@type']) : '';
  });
