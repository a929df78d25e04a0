import { Refusal, type Answers, type Call } from './answers.ts';
import {
  domain,
  forms,
  groups,
  media,
  news,
  ofGroup,
  olderPages,
  pages,
  racing,
  shop,
  sitemap,
} from './data.ts';
import { isFields, type Fields, type Variations } from './variations.ts';

const PICTURE = ['image_aspect', 'image_width'];
const PAGING = ['page_size', 'page'];

type Group = (typeof groups.tree)[number];

const groupsOf = (model: unknown) => groups.tree.filter((group) => group.model === model);

/** Children are the groups inside the range of a group (point 3). */
const withChildren = (group: Group): Fields => ({
  ...group,
  children: groupsOf(group.model).filter(
    ({ root, lft, rgt }) => root === group.root && lft > group.lft && rgt < group.rgt,
  ),
});

/** The record whose field is what a call asks for; ids come as text in an address. */
const findBy = (records: readonly Fields[], field: string, wanted: unknown): Fields | undefined =>
  records.find((record) => String(record[field]) === String(wanted));

const pictureOf = (hash: unknown): Fields => {
  if (typeof hash !== 'string' || !/^[0-9a-f]{16}$/.test(hash))
    throw new Refusal(404, 'There is no such image.');
  return { url: `/assets/i/${hash}/16x9/800.jpg`, width: 800, height: 450 };
};

const SLIDES = media.galleries.flatMap<Fields>(({ slides }) => slides);

/** Point 7, content. */
export function contentCalls(variations: Variations, { list, one, asIs, idless }: Answers): readonly Call[] {
  const get = (path: string, takes: readonly string[], answer: Call['answer']): Call => ({
    method: 'GET',
    path,
    takes,
    answer,
  });
  /** One record by one of these fields if the call has it, else a page of all. */
  const oneOrMany =
    (records: readonly Fields[], ...keys: readonly string[]): Call['answer'] =>
    (given) => {
      const key = keys.find((name) => given[name] !== undefined);
      return key === undefined ? list(records, given) : one(findBy(records, key, given[key]));
    };
  /** A part of initialData, whose shape point 7 leaves open. */
  const part = (records: readonly unknown[]) =>
    variations.lists === undefined ? asIs(records) : list(records);
  const products = idless(shop.products);
  const posts = idless(news.posts);
  const [channel] = idless([news.channel]);

  return [
    get('/cognito/domain/currentDomain', [], () => asIs(domain)),
    get('/cognito/domain/initialData', [], () => ({
      sitemap: part(sitemap),
      domain: asIs(domain),
      groups: part(groups.tree),
      pages: part(pages.map(({ id, name, url, updated_at }) => ({ id, name, url, updated_at }))),
      redirects: list([]),
    })),
    get('/cognito/page', ['slug', 'pb', ...PAGING], (given) => {
      const { slug } = given;
      if (slug === undefined) return list(pages, given);
      return one(findBy(pages, 'url', slug) ?? findBy(olderPages, 'slug', slug));
    }),
    get('/cognito/group', PICTURE, () => list(groups.tree)),
    get('/cognito/group/{namespace}/{model}', PICTURE, ({ model }) => list(groupsOf(model))),
    get('/cognito/group/details/{namespace}/{model}/{group}', PICTURE, ({ model, group }) => {
      const found = groupsOf(model).find(({ url }) => url === group);
      return one(found && withChildren(found));
    }),
    get('/cognito/link', ['parent'], ({ parent }) =>
      list(
        media.links
          .filter((link) => String(link.parent) === parent)
          .map(({ name, link, icon }) => ({ name, link, icon })),
      ),
    ),
    get('/cognito/gallery', ['id', 'extra_aspects', ...PICTURE, ...PAGING], oneOrMany(media.galleries, 'id')),
    get('/cognito/photo', ['id', ...PICTURE, ...PAGING], oneOrMany(media.photos, 'id')),
    get('/cognito/slide', ['id', ...PICTURE, ...PAGING], oneOrMany(SLIDES, 'id')),
    get('/cognito/video', ['id', ...PICTURE, ...PAGING], oneOrMany(media.videos, 'id')),
    get('/cognito/testimonial', ['group', ...PICTURE, ...PAGING], (given) =>
      list(ofGroup(media.testimonials, 'Testimonial', given['group']), given),
    ),
    get('/cognito/person', [...PICTURE, ...PAGING], (given) => list(racing.persons, given)),
    get('/cognito/faq', ['group', ...PAGING], (given) =>
      list(ofGroup(racing.faqs, 'Faq', given['group']), given),
    ),
    get('/cognito/form', ['id'], ({ id }) => one(findBy(forms, 'id', id))),
    get('/sell/product', ['slug', 'orderby', 'group', ...PICTURE, ...PAGING], (given) => {
      const { slug, group } = given;
      if (slug !== undefined) return one(findBy(products, 'slug', slug));
      return list(idless(ofGroup(shop.products, 'Product', group)), given);
    }),
    get('/microblog/post', ['tag', ...PICTURE, ...PAGING], (given) => {
      const { tag } = given;
      const hasTag = ({ tags }: Fields) => tag === undefined || (Array.isArray(tags) && tags.includes(tag));
      return list(posts.filter(hasTag), given);
    }),
    get('/podcast/episode', ['url', ...PICTURE], ({ url }) => one(findBy(news.channel.episodes, 'url', url))),
    get('/podcast/channel', ['id', ...PICTURE], ({ id }) =>
      one(String(id) === String(news.channel.id) ? channel : undefined),
    ),
    get('/cognito/default/file/{id}', [], ({ id }) => one(findBy(media.files, 'id', id))),
    {
      method: 'POST',
      path: '/cognito/image',
      takes: ['id', 'hash', ...PICTURE],
      answer: ({ hash }) => one(pictureOf(hash)),
    },
    {
      method: 'POST',
      path: '/cognito/image/getByHash',
      takes: ['hash', ...PICTURE],
      answer: ({ hash }) => one(pictureOf(hash)),
    },
  ];
}

/** What a form's field is called and whether it must be filled in (point 3). */
export function missingAnswers(form: Fields, data: unknown): readonly string[] {
  const given = isFields(data) ? data : {};
  const asked = [form['data'], form['questions']].flatMap((fields): readonly unknown[] =>
    Array.isArray(fields) ? fields : [],
  );
  return asked
    .filter(isFields)
    .filter(({ required, name }) => required === true && !given[String(name)])
    .map(({ label }) => String(label));
}
