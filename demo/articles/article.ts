import { newsPicture, type NewsTheme } from '../pictures.ts';
import type { DemoArticle, DemoEmbed } from '../records/news.ts';
import { slugify } from '../words.ts';

/** Groups of articles, by slug. */
export const ARTICLE_GROUPS = {
  news: 'News',
  'race-reports': 'Race reports',
  previews: 'Previews',
  drivers: 'Drivers',
  analysis: 'Analysis',
  technical: 'Technical',
  community: 'Community',
  history: 'History',
} as const;
export type ArticleGroup = keyof typeof ARTICLE_GROUPS;

/** The writers; each has a beat. */
const AUTHORS = {
  chief: 'Ngaio Rēweti',
  open: 'Desmond Achterberg',
  saloons: 'Pania Corbett',
  heritage: 'Graeme Ferrier',
  paddock: 'Tui Salmond',
  data: 'Hugh Okafor-Bell',
} as const;
export type Author = keyof typeof AUTHORS;
export const isAuthor = (key: string): key is Author => Object.hasOwn(AUTHORS, key);

/** Longest headline that fits on two lines of a card. */
export const HEADLINE_LIMIT = 90;

export interface Draft {
  headline: string;
  blurb: string;
  /** HTML; each `EMBED` in it stands for the next of `embeds`. */
  content: string;
  embeds?: readonly DemoEmbed[];
  at: string;
  group: ArticleGroup;
  author: Author;
  theme: NewsTheme;
  /** URL name of the round it is about. */
  round?: string;
  /** Set if other content links to the article; otherwise derived from the headline. */
  slug?: string;
}

/** Gives drafts their URLs and pictures, without the same picture twice in a row. @throws if a headline is too long */
export function publish(drafts: readonly Draft[]): DemoArticle[] {
  const taken = new Set<string>();
  const themeCounts = new Map<NewsTheme, number>();
  return [...drafts]
    .sort((a, b) => b.at.localeCompare(a.at) || a.headline.localeCompare(b.headline))
    .map((draft): DemoArticle => {
      if (draft.headline.length > HEADLINE_LIMIT) throw new Error(`Headline too long: ${draft.headline}`);
      const count = themeCounts.get(draft.theme) ?? 0;
      themeCounts.set(draft.theme, count + 1);
      return {
        url: uniqueSlug(draft.slug ?? slugify(draft.headline), taken),
        name: draft.headline,
        blurb: draft.blurb,
        content: draft.content,
        embeds: draft.embeds ?? [],
        display_start_time: draft.at,
        group: draft.group,
        author: AUTHORS[draft.author],
        image: newsPicture(draft.theme, count),
        round: draft.round ?? null,
      };
    });
}

function uniqueSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let suffix = 2; taken.has(slug); suffix += 1) slug = `${wanted}-${suffix}`;
  taken.add(slug);
  return slug;
}
