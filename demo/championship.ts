import { createDesk } from './articles/desk.ts';
import { writeArticles } from './articles/write-articles.ts';
import { planSeason } from './calendar.ts';
import { CATEGORIES } from './categories.ts';
import { categoryGroupOf } from './category-groups.ts';
import { makeCompetitorLinks } from './competitor-links.ts';
import { makeDocuments } from './documents.ts';
import { DOMAIN } from './domain.ts';
import { makeDrivers, makeProfiles } from './drivers.ts';
import { makeEntries } from './entries.ts';
import { makeEntryLists } from './entry-lists.ts';
import { FAQS } from './faqs.ts';
import { FORMS } from './forms.ts';
import { makeGalleries } from './galleries.ts';
import { GROUPS } from './groups.ts';
import { LINKS } from './links.ts';
import { ABOUT_PAGES } from './pages/about.ts';
import { homePage } from './pages/home.ts';
import { RACING_PAGES } from './pages/racing.ts';
import { READING_PAGES } from './pages/reading.ts';
import { ROW_PAGES } from './pages/row-pages.ts';
import { SHOP_PAGES } from './pages/shop.ts';
import { PEOPLE } from './people.ts';
import { picture } from './pictures.ts';
import { makePodcast } from './podcast.ts';
import { makePosts } from './posts.ts';
import { createRandom } from './random.ts';
import { REDIRECTS } from './redirects.ts';
import { makeRounds, SERIES } from './rounds.ts';
import { simulateSeason } from './sessions.ts';
import { planTimetable } from './timetable.ts';
import { PRODUCTS } from './shop/products.ts';
import { makeTickets } from './shop/tickets.ts';
import { VOUCHER_THEMES } from './shop/vouchers.ts';
import { makeSnippets } from './snippets.ts';
import { SCORINGS } from './points.ts';
import { makeStandings } from './standings.ts';
import { SPONSORS } from './sponsors.ts';
import { TESTIMONIALS } from './testimonials.ts';
import type { Championship } from './records/championship.ts';
import type { DemoCategory } from './records/racing.ts';
import { CIRCUITS } from './venues.ts';
import { VIDEOS } from './videos.ts';

const DEFAULT_SEED = 2026;

/**
 * Builds the entire demo championship. The same day and seed give the same content. Another day moves the dates, but leaves people,
 * results and texts as they are.
 * @param today any instant on the current day of the demo
 */
export function generateChampionship({
  today,
  seed = DEFAULT_SEED,
}: {
  today: Date;
  seed?: number;
}): Championship {
  const random = createRandom(String(seed));
  const season = planSeason(today);
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const entries = makeEntries(random.fork('entries'));
  const sessions = simulateSeason(season, entries, random.fork('sessions'));
  const profiles = makeProfiles(entries, random.fork('drivers'));
  const drivers = makeDrivers(entries, profiles);
  const desk = createDesk({ season, sessions, entries, drivers: profiles, random: random.fork('desk') });
  return {
    domain: DOMAIN,
    groups: [...GROUPS],
    series: [...SERIES],
    venues: [...CIRCUITS],
    rounds: makeRounds(season),
    categories: CATEGORIES.map(toCategory),
    drivers,
    entries: makeEntryLists(season, entries, sessions),
    timetable: season.flatMap(planTimetable),
    sessions,
    scorings: [...SCORINGS],
    standings: makeStandings(season, entries),
    articles: writeArticles(desk, today),
    posts: makePosts(season, sessions, random.fork('posts'), today),
    podcast: makePodcast(season),
    sponsors: [...SPONSORS],
    people: [...PEOPLE],
    faqs: [...FAQS],
    galleries: makeGalleries(season),
    videos: [...VIDEOS],
    snippets: makeSnippets(season, sessions.length, drivers.length),
    testimonials: [...TESTIMONIALS],
    links: [...LINKS],
    competitorLinks: makeCompetitorLinks(season),
    documents: makeDocuments(season, entries),
    forms: [...FORMS],
    voucherThemes: [...VOUCHER_THEMES],
    products: [...PRODUCTS],
    tickets: makeTickets(season),
    redirects: [...REDIRECTS],
    pages: [homePage, ...RACING_PAGES, ...READING_PAGES, ...ABOUT_PAGES, ...SHOP_PAGES],
    rowPages: [...ROW_PAGES],
  };
}

function toCategory(plan: (typeof CATEGORIES)[number]): DemoCategory {
  const { slug, name } = plan;
  return {
    url: slug,
    name,
    group: categoryGroupOf(plan),
    information: `<p>${plan.information}</p>`,
    website: `https://${slug}.example`,
    facebook: `https://facebook.example/${slug}`,
    instagram: `https://instagram.example/${slug}`,
    hero_photo: picture(`category-${slug}`),
    logo: picture(`category-logo-${slug}`),
  };
}
