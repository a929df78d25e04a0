import type { ContentImport } from '../../backend/seed/content-import.ts';
import { TRACK_TIME_ZONE } from '../nz-time.ts';
import type { Championship } from '../records/championship.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';
import { seedStandings } from './standings.ts';

interface RacingIds {
  pictures: Ids;
  files: Ids;
  groups: Ids;
  sponsors: Ids;
  faqs: Ids;
}

/** Series, circuits, categories, drivers, rounds, their results and championships, and competitor information. Returns the ids of the series. */
export async function seedRacing(
  cms: ContentImport,
  championship: Championship,
  ids: RacingIds,
): Promise<Ids> {
  const picture = (art: { key: string }) => idOf(ids.pictures, art.key);
  const series = await createAll(
    championship.series,
    ({ url }) => url,
    ({ url, name }, sort) => cms.create('series', { url, name, sort }),
  );
  const venues = await createAll(
    championship.venues,
    ({ slug }) => slug,
    ({ name, corners, length, address, circuit_layout }) =>
      cms.create('venues', {
        name,
        corners,
        length,
        timezone: TRACK_TIME_ZONE,
        address,
        circuit_layout: picture(circuit_layout),
      }),
  );
  const categories = await createAll(
    championship.categories,
    ({ url }) => url,
    (category, sort) =>
      cms.create('categories', {
        ...pick(category, ['name', 'url', 'website', 'facebook', 'instagram']),
        information: cms.richText(category.information),
        hero_photo: picture(category.hero_photo),
        logo: picture(category.logo),
        groups: [idOf(ids.groups, category.group)],
        sort,
      }),
  );
  await createAll(
    championship.drivers,
    ({ slug }) => slug,
    (driver) =>
      cms.create('drivers', {
        ...pick(driver, ['first_name', 'last_name', 'race_number', 'hometown', 'vehicle']),
        url: driver.slug,
        sponsor: driver.team,
        category: idOf(categories, driver.category),
        headshot_photo: picture(driver.headshot_photo),
        groups: [idOf(ids.groups, driver.group)],
      }),
  );
  const rounds = await seedRounds(cms, championship, { ...ids, series, venues, categories });
  cms.log(`Rounds: ${rounds.size}, categories: ${categories.size}, drivers: ${championship.drivers.length}`);
  await seedResults(cms, championship, rounds, categories);
  await seedStandings(cms, championship, { rounds, categories });
  await createAll(
    championship.competitorLinks,
    ({ round, name }) => `${round}/${name}`,
    ({ round, name, link, file, content }, sort) =>
      cms.create('competitor-links', {
        name,
        link,
        round: idOf(rounds, round),
        file: file === null ? null : idOf(ids.files, file),
        content: cms.richText(content),
        sort,
      }),
  );
  return series;
}

type RoundIds = RacingIds & { series: Ids; venues: Ids; categories: Ids };

function seedRounds(
  cms: ContentImport,
  { rounds }: Championship,
  ids: RoundIds,
): Promise<Map<string, number>> {
  const file = (slug: string | null) => (slug === null ? null : idOf(ids.files, slug));
  return createAll(
    rounds,
    ({ url }) => url,
    (round) =>
      cms.create('rounds', {
        ...pick(round, [
          'name',
          'url',
          'start_date',
          'end_date',
          'external_info_link',
          'spectator_purchase_link',
          'broadcast_link',
          'banner_link',
        ]),
        content: cms.richText(round.content),
        series: idOf(ids.series, round.series),
        venue: idOf(ids.venues, round.venue),
        banner: idOf(ids.pictures, round.banner.key),
        background: idOf(ids.pictures, round.background.key),
        categories: round.categories.map((url) => idOf(ids.categories, url)),
        sponsors: round.sponsors.map((slug) => idOf(ids.sponsors, slug)),
        faqs: round.faqs.map((slug) => idOf(ids.faqs, slug)),
        schedule_pdf: file(round.schedule_pdf),
        driver_list_pdf: file(round.driver_list_pdf),
        _status: 'published',
      }),
  );
}

/** From the start of a session until its protest period has ended; the longest race takes three hours. */
const OFFICIAL_AFTER_MS = 4 * 60 * 60 * 1000;

const officialSince = (start: string): string =>
  new Date(Date.parse(start) + OFFICIAL_AFTER_MS).toISOString();

async function seedResults(
  cms: ContentImport,
  { sessions }: Championship,
  rounds: Ids,
  categories: Ids,
): Promise<void> {
  const results = await createAll(
    sessions,
    ({ key }) => key,
    ({ round, category, rows, ...result }) =>
      cms.create('results', {
        ...pick(result, ['session_name', 'date', 'is_a_race', 'sort_order']),
        round: idOf(rounds, round),
        category: idOf(categories, category),
        rows,
        classification: 'official',
        classified_since: officialSince(result.date),
        _status: 'published',
      }),
  );
  cms.log(`Sessions: ${results.size}`);
}
