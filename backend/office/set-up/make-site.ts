import type { CollectionSlug, PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE, momentInNewZealand } from '../../../lib/contract/time-zone.ts';
import { toSlug } from '../../cms/fields/slug.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { imageHash } from '../../media/uploads/describe-image.ts';
import type { ReadRound } from '../../season/table-import/rounds-table.ts';
import { makeStandings, seasonName } from './make-standings.ts';
import type { SetUpInput, SetUpMade } from './set-up-input.ts';
import { standardMenus } from './standard-menus.ts';
import { calendarPage, standardPages, type StandardPage } from './standard-pages.ts';
import { writer } from './writer.ts';

/** The parsed form. */
export type NewSite = Pick<SetUpInput, 'name' | 'theme_colour' | 'dark_theme_colour' | 'sells'> & {
  readonly classes: readonly string[];
  readonly rounds: readonly ReadRound[];
  readonly logo: PayloadRequest['file'];
};

/** A round lasts all day until somebody enters its hours. */
const HOURS = { start: '09:00', end: '17:00' };

const CONTACT_FORM = {
  name: 'Contact us',
  url: 'contact',
  use_captcha: true,
  data: [
    { type: 'text' as const, name: 'name', label: 'Your name', required: true },
    { type: 'text' as const, name: 'email', label: 'Email address', subtype: 'email', required: true },
    { type: 'textarea' as const, name: 'message', label: 'Message', required: true },
    { type: 'button' as const, name: 'send', label: 'Send', subtype: 'submit' },
  ],
};

type Addressed = Extract<CollectionSlug, 'pages' | 'categories' | 'series' | 'venues' | 'rounds' | 'forms'>;

/** The ids of a collection's records by URL name, drafts included. */
async function idsByUrl(req: PayloadRequest, collection: Addressed): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({ ...findAll(collection, {}), select: { url: true }, req });
  return new Map(docs.flatMap(({ id, url }) => (url ? [[url, id] as const] : [])));
}

const instant = (day: string, time: string): string => {
  const moment = momentInNewZealand(day, time);
  if (moment === undefined) throw new RangeError(`${day} isn’t a day.`);
  return moment.toISOString();
};

async function makeClasses(req: PayloadRequest, classes: readonly string[]) {
  const known = await idsByUrl(req, 'categories');
  const all: { readonly id: number; readonly name: string }[] = [];
  let made = 0;
  for (const [sort, name] of classes.entries()) {
    const url = toSlug(name);
    const existing = known.get(url);
    if (existing !== undefined) all.push({ id: existing, name });
    else {
      const doc = await req.payload.create({
        collection: 'categories',
        data: { name, url, sort },
        ...writer(req),
      });
      all.push({ id: doc.id, name });
      made += 1;
    }
  }
  return { all, made };
}

/** The series of the rounds: the site's first, else a new one with the championship's name. */
async function seriesOf(req: PayloadRequest, name: string): Promise<number> {
  const [existing] = (await idsByUrl(req, 'series')).values();
  if (existing !== undefined) return existing;
  const { id } = await req.payload.create({
    collection: 'series',
    data: { name, url: toSlug(name) || 'championship' },
    ...writer(req),
  });
  return id;
}

async function makeRounds(
  req: PayloadRequest,
  rounds: readonly ReadRound[],
  series: number,
  classes: number[],
) {
  const [known, venues] = [await idsByUrl(req, 'rounds'), await idsByUrl(req, 'venues')];
  const ids: number[] = [];
  let [made, circuits] = [0, 0];
  const venueOf = async (name: string): Promise<number | null> => {
    if (name === '') return null;
    const url = toSlug(name);
    const existing = venues.get(url);
    if (existing !== undefined) return existing;
    const { id } = await req.payload.create({
      collection: 'venues',
      data: { name, url, timezone: CHAMPIONSHIP_TIME_ZONE },
      ...writer(req),
    });
    venues.set(url, id);
    circuits += 1;
    return id;
  };
  for (const { name, first, last, venue } of rounds) {
    const url = toSlug(name);
    const existing = known.get(url);
    if (existing !== undefined) {
      ids.push(existing);
      continue;
    }
    const { id } = await req.payload.create({
      collection: 'rounds',
      data: {
        name,
        url,
        start_date: instant(first, HOURS.start),
        end_date: instant(last, HOURS.end),
        venue: await venueOf(venue),
        series,
        categories: classes,
        _status: 'published',
      },
      ...writer(req),
    });
    ids.push(id);
    made += 1;
  }
  return { ids, made, circuits };
}

async function contactForm(req: PayloadRequest): Promise<number> {
  const existing = (await idsByUrl(req, 'forms')).get(CONTACT_FORM.url);
  if (existing !== undefined) return existing;
  return (await req.payload.create({ collection: 'forms', data: CONTACT_FORM, ...writer(req) })).id;
}

/** Creates the missing standard pages. @returns all pages by address, and how many were created */
async function makePages(req: PayloadRequest, { name, sells }: NewSite) {
  const pages = await idsByUrl(req, 'pages');
  const before = pages.size;
  const pageOf = async ({ url, name: title, blocks }: StandardPage): Promise<number> => {
    const existing = pages.get(url);
    if (existing !== undefined) return existing;
    const { id } = await req.payload.create({
      collection: 'pages',
      data: { name: title, url, blocks, _status: 'published' },
      ...writer(req),
    });
    pages.set(url, id);
    return id;
  };
  const given = { name, sells, calendar: await pageOf(calendarPage), form: await contactForm(req) };
  for (const page of standardPages(given)) await pageOf(page);
  return { pages, made: pages.size - before };
}

/** Publishes the standard menus, unless the site has menus, published or not. */
async function makeMenus(req: PayloadRequest, pages: ReadonlyMap<string, number>): Promise<boolean> {
  const current = await req.payload.findGlobal({ slug: 'navigation', draft: true, depth: 0, req });
  if ((current.header ?? []).length > 0 || (current.footer ?? []).length > 0) return false;
  await req.payload.updateGlobal({
    slug: 'navigation',
    data: { ...standardMenus(pages), _status: 'published' },
    ...writer(req),
  });
  return true;
}

/** The logo's picture; the same file is only stored once. */
async function upload(req: PayloadRequest, name: string, logo: NewSite['logo']): Promise<number | null> {
  if (!logo) return null;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { hash: { equals: imageHash(logo.data) } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  if (docs[0]) return docs[0].id;
  const doc = await req.payload.create({
    collection: 'media',
    data: { alt: `${name} logo` },
    file: logo,
    ...writer(req),
  });
  return doc.id;
}

/**
 * Creates a site from the form, in the request's transaction: settings, classes, rounds with their circuits, a championship for each class,
 * the standard pages and the menus, all published. Existing records stay as they are, except for the settings.
 */
export async function makeSite(req: PayloadRequest, site: NewSite): Promise<SetUpMade> {
  const classes = await makeClasses(req, site.classes);
  const series = await seriesOf(req, site.name);
  const rounds = await makeRounds(
    req,
    site.rounds,
    series,
    classes.all.map(({ id }) => id),
  );
  const championships = await makeStandings(req, classes.all, rounds.ids, seasonName(site.rounds));
  const { pages, made } = await makePages(req, site);
  const menus = await makeMenus(req, pages);
  // Last: a file stays on disk if anything after it fails.
  const logo = await upload(req, site.name, site.logo);
  await req.payload.updateGlobal({
    slug: 'domain-settings',
    data: {
      name: site.name,
      theme_colour: site.theme_colour,
      dark_theme_colour: site.dark_theme_colour,
      ecommerce_enabled: site.sells,
      ...(logo === null ? {} : { organisation_logo: logo }),
    },
    ...writer(req),
  });
  return {
    pages: made,
    classes: classes.made,
    rounds: rounds.made,
    circuits: rounds.circuits,
    championships,
    menus,
  };
}
