import type { DemoLink } from './records/site.ts';

type Child = readonly [name: string, link: string, icon: string];

const LISTS: Readonly<Record<string, { name: string; link: string; children: readonly Child[] }>> = {
  'plan-your-visit': {
    name: 'Plan your visit',
    link: '/rounds',
    children: [
      ['Calendar and tickets', '/rounds', 'calendar'],
      ['Where to watch', '/wheretowatch', 'play'],
      ['Questions and answers', '/faq', 'help'],
      ['Gift vouchers', '/gift-vouchers', 'gift'],
      ['Contact', '/contact-us', 'mail'],
    ],
  },
  'for-competitors': {
    name: 'For competitors',
    link: '/competitor-information',
    children: [
      ['Bulletins and regulations', '/competitor-information', 'document'],
      ['Enter a round', '/competitor-enquiry', 'edit'],
      ['All results', '/all-results', 'flag'],
      ['Categories', '/categories', 'list'],
    ],
  },
  'for-media': {
    name: 'For media',
    link: '/media-application',
    children: [
      ['Accreditation', '/media-application', 'camera'],
      ['News', '/news', 'news'],
      ['Galleries', '/gallery', 'image'],
      ['Podcast', '/podcast', 'headphones'],
    ],
  },
  volunteer: {
    name: 'Lend a hand',
    link: '/volunteer',
    children: [
      ['Become a marshal', '/volunteer', 'flag'],
      ['A day at flag point seven', '/article/orange-army-a-day-at-flag-point-seven', 'news'],
      ['Who we are', '/about', 'people'],
    ],
  },
};

/** Lists of links; a heading is its links' parent. */
export const LINKS: readonly DemoLink[] = Object.entries(LISTS).flatMap(
  ([slug, { name, link, children }]) => [
    { slug, name, link, icon: '', parent: null },
    ...children.map(([childName, childLink, icon], index) => ({
      slug: `${slug}-${index + 1}`,
      name: childName,
      link: childLink,
      icon,
      parent: slug,
    })),
  ],
);
