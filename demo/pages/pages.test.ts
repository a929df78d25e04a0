import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_BLOCKS } from '../../lib/contract/blocks/index.ts';
import { LISTED_PAGES } from '../../tests/specification/listed-pages.ts';
import { generateChampionship } from '../championship.ts';
import type { Championship } from '../records/championship.ts';

let championship: Championship;
beforeAll(() => {
  championship = generateChampionship({ today: new Date('2026-11-20T00:00:00Z') });
});

/** Detail pages of spec point 2. */
const DETAIL = ['article', 'category', 'round', 'listen', 'feed', 'shop', 'product'];

function addresses({
  articles,
  rounds,
  categories,
  drivers,
  podcast,
  products,
  groups,
  pages,
  rowPages,
  posts,
}: Championship): Set<string> {
  return new Set([
    '/',
    // A screen of the site itself.
    '/find-order',
    ...pages.map(({ url }) => `/${url}`),
    ...rowPages.map(({ slug }) => `/${slug}`),
    ...articles.map(({ url }) => `/article/${url}`),
    ...rounds.flatMap(({ url }) => [`/round/${url}`, `/results/${url}`]),
    ...categories.map(({ url }) => `/category/${url}`),
    ...drivers.map(({ slug }) => `/drivers/${slug}`),
    ...podcast.episodes.map(({ url }) => `/listen/${url}`),
    ...products.map(({ slug }) => `/product/${slug}`),
    ...posts.flatMap(({ tags }) => tags.map((tag) => `/feed/${tag}`)),
    ...groups.flatMap(({ model, slug }) =>
      model === 'Article' ? [`/news/${slug}`] : model === 'Product' ? [`/shop/${slug}`] : [],
    ),
  ]);
}

/** Every path of this site in a text, a setting or a link field. */
function internalLinks(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    for (const [, href] of value.matchAll(/href="(\/[^"]*)"/g)) if (href) found.add(href);
    if (/^\/(?!\/)[\w/-]*$/.test(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) internalLinks(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value))
      if (!['definition', 'outcome', 'redirects'].includes(name)) internalLinks(item, found);
  }
  return found;
}

describe('pages', () => {
  it('exist for every list and detail address of the specification (spec 2.17, 2.18)', () => {
    const urls = championship.pages.map(({ url }) => url);
    for (const url of [...LISTED_PAGES, ...DETAIL]) expect(urls).toContain(url);
  });

  it('use every template somewhere', () => {
    const used = new Set(
      championship.pages.flatMap(({ blocks }) => blocks.map(({ definition }) => definition.template)),
    );
    expect(ALL_BLOCKS.map(({ template }) => template).filter((template) => !used.has(template))).toEqual([]);
  });

  it('only have settings in the contract', () => {
    for (const page of championship.pages) {
      for (const { definition, variables } of page.blocks) {
        expect(
          Object.keys(variables).filter((name) => !(name in definition.settings.shape)),
          `${page.url} ${definition.template}`,
        ).toEqual([]);
      }
    }
  });

  it('refer to existing groups', () => {
    const groups = new Set(championship.groups.map(({ slug }) => slug));
    for (const { blocks } of championship.pages) {
      for (const { variables } of blocks) {
        for (const name of ['group', 'testimonials_group']) {
          const group = variables[name];
          if (typeof group === 'string') expect(groups).toContain(group);
        }
      }
    }
  });
});

describe('links', () => {
  it('lead to existing targets', () => {
    const known = addresses(championship);
    const links = [...internalLinks(championship)];
    expect(links.length).toBeGreaterThan(70);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('in the redirect table end at a page and contain no loop', () => {
    const known = addresses(championship);
    const olds = new Set(championship.redirects.map(({ from }) => from));
    for (const { to } of championship.redirects) {
      expect(known).toContain(to);
      expect(olds).not.toContain(to);
    }
  });
});

describe('records', () => {
  it('refer to existing records', () => {
    const {
      rounds,
      categories,
      sponsors,
      faqs,
      documents,
      competitorLinks,
      drivers,
      products,
      groups,
      venues,
      series,
    } = championship;
    const has = (list: readonly { url?: string; slug?: string }[]) =>
      new Set(list.map(({ url, slug }) => url ?? slug));
    const [categoryUrls, sponsorSlugs, faqSlugs, documentSlugs, groupSlugs] = [
      has(categories),
      has(sponsors),
      has(faqs),
      has(documents),
      has(groups),
    ];
    for (const round of rounds) {
      expect(has(venues)).toContain(round.venue);
      expect(has(series)).toContain(round.series);
      for (const url of round.categories) expect(categoryUrls).toContain(url);
      for (const slug of round.sponsors) expect(sponsorSlugs).toContain(slug);
      for (const slug of round.faqs) expect(faqSlugs).toContain(slug);
      for (const slug of [round.schedule_pdf, round.driver_list_pdf])
        if (slug) expect(documentSlugs).toContain(slug);
    }
    for (const { file } of competitorLinks) if (file) expect(documentSlugs).toContain(file);
    for (const { category, group } of drivers) {
      expect(categoryUrls).toContain(category);
      expect(groupSlugs).toContain(group);
    }
    for (const product of products) for (const group of product.groups) expect(groupSlugs).toContain(group);
    for (const { group } of [...faqs, ...categories]) expect(groupSlugs).toContain(group);
  });
});
