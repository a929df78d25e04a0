import type { DemoPage, DemoRowPage } from './pages.ts';
import type { DemoDocument, DemoGallery, DemoVideo } from './media.ts';
import type { DemoArticle, DemoPodcast, DemoPost } from './news.ts';
import type { DemoPerson, DemoSponsor, DemoTestimonial } from './people.ts';
import type {
  DemoCategory,
  DemoCompetitorLink,
  DemoDriver,
  DemoEntry,
  DemoRound,
  DemoSeries,
  DemoPlannedSession,
  DemoSession,
  DemoVenue,
} from './racing.ts';
import type { DemoScoring, DemoStandings } from './standings.ts';
import type { DemoProduct, DemoTicket, DemoVoucherTheme } from './shop.ts';
import type {
  DemoDomain,
  DemoFaq,
  DemoForm,
  DemoGroup,
  DemoLink,
  DemoRedirect,
  DemoSnippet,
} from './site.ts';

/**
 * The demo championship as plain data, independent of any database. Records refer to each other by slug. Instants are ISO 8601 in UTC;
 * texts named `*_html` or `content` are HTML.
 */
export interface Championship {
  domain: DemoDomain;
  groups: DemoGroup[];
  series: DemoSeries[];
  venues: DemoVenue[];
  rounds: DemoRound[];
  categories: DemoCategory[];
  drivers: DemoDriver[];
  /** The entry lists of the rounds before and after today. */
  entries: DemoEntry[];
  /** All sessions of all rounds, by round and start. */
  timetable: DemoPlannedSession[];
  /** The sessions that have results. */
  sessions: DemoSession[];
  scorings: DemoScoring[];
  standings: DemoStandings[];
  articles: DemoArticle[];
  posts: DemoPost[];
  podcast: DemoPodcast;
  sponsors: DemoSponsor[];
  people: DemoPerson[];
  faqs: DemoFaq[];
  galleries: DemoGallery[];
  videos: DemoVideo[];
  snippets: DemoSnippet[];
  testimonials: DemoTestimonial[];
  links: DemoLink[];
  competitorLinks: DemoCompetitorLink[];
  documents: DemoDocument[];
  forms: DemoForm[];
  voucherThemes: DemoVoucherTheme[];
  products: DemoProduct[];
  /** Tickets of the rounds to come. */
  tickets: DemoTicket[];
  redirects: DemoRedirect[];
  pages: DemoPage[];
  rowPages: DemoRowPage[];
}
