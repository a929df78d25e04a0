import { ARTICLE_GROUPS } from './articles/article.ts';
import { heroPicture, newsPicture } from './pictures.ts';
import { CHAMPIONSHIP, HERITAGE } from './calendar.ts';
import type { DemoGroup, GroupModel } from './records/site.ts';

type Row = readonly [slug: string, name: string, parent?: string | undefined, content?: string | undefined];

const tree = (
  model: GroupModel,
  rows: readonly Row[],
  image: (index: number) => DemoGroup['image'] = () => null,
): DemoGroup[] =>
  rows.map(([slug, name, parent, content], index) => ({
    model,
    slug,
    name,
    parent: parent ?? null,
    content: content ? `<p>${content}</p>` : '',
    image: image(index),
  }));

const ARTICLE_TEXTS: Readonly<Record<string, string>> = {
  news: 'Announcements, decisions and dates from the championship.',
  'race-reports': 'Every race of every round, written up before the tyres are cold.',
  previews: 'What to expect, who to watch and where to stand.',
  drivers: 'The people behind the visors.',
  analysis: 'Points, margins and what the timing sheets say when nobody asks.',
  technical: 'How things work, and why they stop.',
  community: 'Marshals, cooks, families and everyone else who makes a weekend.',
  history: 'Circuits, cars and stories from the years before transponders.',
};

/** All groups of the site. Parents come before their children. */
export const GROUPS: readonly DemoGroup[] = [
  ...tree('Driver', [
    [CHAMPIONSHIP, 'Southern Cross Championship'],
    [HERITAGE, 'Heritage Cup'],
  ]),
  ...tree('Sponsor', [
    ['naming-rights-sponsor', 'Naming rights sponsor'],
    ['presenting-sponsor', 'Presenting sponsor'],
    ['round-sponsors', 'Round sponsors'],
    ['series-supporters-club', 'Series supporters club'],
  ]),
  ...tree('Snippet', [
    ['upcoming-live-times', 'Upcoming live times'],
    ['good-to-know', 'Good to know'],
    ['season-figures', 'Season in figures'],
  ]),
  ...tree('Category', [
    ['closed-cars', 'Closed cars'],
    ['gt-and-touring', 'GT and touring', 'closed-cars'],
    ['one-make', 'One-make', 'closed-cars'],
    ['utes-and-trucks', 'Utes and trucks', 'closed-cars'],
    ['single-seaters', 'Single-seaters'],
    ['historic', 'Historic'],
    ['grassroots', 'Grassroots'],
  ]),
  ...tree(
    'Article',
    Object.entries(ARTICLE_GROUPS).map(
      ([slug, name]) => [slug, name, undefined, ARTICLE_TEXTS[slug]] as const,
    ),
    (index) =>
      newsPicture(
        (
          [
            'timing-screen',
            'race-start',
            'landscape',
            'helmet',
            'qualifying',
            'workshop',
            'paddock',
            'trophy',
          ] as const
        )[index % 8] ?? 'fans',
        index,
      ),
  ),
  ...tree(
    'Product',
    [
      ['clothing', 'Clothing', undefined, 'Made in Dunedin, worn in the paddock.'],
      ['tees-and-polos', 'Tees and polos', 'clothing'],
      ['jackets-and-hoodies', 'Jackets and hoodies', 'clothing'],
      ['headwear', 'Headwear', 'clothing'],
      ['trackside', 'Trackside', undefined, 'What you wish you had brought.'],
      ['ear-protection', 'Ear protection', 'trackside'],
      ['collectables', 'Collectables', undefined, 'Models, posters and programmes.'],
      ['prints', 'Posters and prints', 'collectables'],
      ['models', 'Models', 'collectables'],
      ['for-the-truck', 'For the truck', undefined, 'Small things every crew runs out of.'],
    ],
    (index) =>
      newsPicture((['fans', 'paddock', 'transporter', 'helmet'] as const)[index % 4] ?? 'fans', index),
  ),
  ...tree('Faq', [
    ['spectators', 'Spectators'],
    ['tickets', 'Tickets', 'spectators'],
    ['competitors', 'Competitors'],
    ['vouchers', 'Gift vouchers'],
    ['media', 'Media'],
  ]),
  ...tree(
    'Gallery',
    [
      ['season-galleries', 'This season'],
      ['heritage-galleries', 'Heritage'],
      ['behind-the-scenes', 'Behind the scenes'],
    ],
    (index) => heroPicture(index + 5),
  ),
  ...tree('Testimonial', [
    ['spectator-voices', 'Spectators'],
    ['competitor-voices', 'Competitors'],
    ['partner-voices', 'Partners'],
  ]),
  ...tree('Person', [
    ['officials', 'Officials'],
    ['championship-office', 'Championship office'],
    ['newsroom', 'Newsroom'],
  ]),
];
