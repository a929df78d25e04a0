import type { DemoLink } from './records/site.ts';

type Child = readonly [name: string, link: string, icon: string];

/** A list of links: its heading, which is the parent of the links, and the links. */
const list = (slug: string, name: string, link: string, children: readonly Child[]): DemoLink[] => [
  { slug, name, link, icon: '', parent: null },
  ...children.map(([childName, childLink, icon], index) => ({
    slug: `${slug}-${index + 1}`,
    name: childName,
    link: childLink,
    icon,
    parent: slug,
  })),
];

export const LINKS: readonly DemoLink[] = [
  ...list('plan-your-visit', 'Plan your visit', '/rounds', [
    ['Calendar and tickets', '/rounds', 'calendar'],
    ['Where to watch', '/wheretowatch', 'play'],
    ['Questions and answers', '/faq', 'help'],
    ['Gift vouchers', '/gift-vouchers', 'gift'],
    ['Contact', '/contact-us', 'mail'],
  ]),
  ...list('for-competitors', 'For competitors', '/competitor-information', [
    ['Bulletins and regulations', '/competitor-information', 'document'],
    ['Enter a round', '/competitor-enquiry', 'edit'],
    ['All results', '/all-results', 'flag'],
    ['Categories', '/categories', 'list'],
  ]),
  ...list('for-media', 'For media', '/media-application', [
    ['Accreditation', '/media-application', 'camera'],
    ['News', '/news', 'news'],
    ['Galleries', '/gallery', 'image'],
    ['Podcast', '/podcast', 'headphones'],
  ]),
  ...list('volunteer', 'Lend a hand', '/volunteer', [
    ['Become a marshal', '/volunteer', 'flag'],
    ['A day at flag point seven', '/article/orange-army-a-day-at-flag-point-seven', 'news'],
    ['Who we are', '/about', 'people'],
  ]),
];
