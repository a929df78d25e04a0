import type { ContentImport } from '../../backend/content/import/content-import.ts';
import { AMENDED, amendmentOf } from '../amendment.ts';
import { STEWARDS_DECISION } from '../documents.ts';
import { TRACK_TIME_ZONE } from '../nz-time.ts';
import type { Championship } from '../records/championship.ts';
import type { DemoSession } from '../records/racing.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';
import { seedStandings } from './standings.ts';

interface RacingIds {
  pictures: Ids;
  files: Ids;
  groups: Ids;
  sponsors: Ids;
  faqs: Ids;
  galleries: Ids;
}

/** Creates series, circuits, categories, drivers, rounds with results, championships, and competitor information. @returns ids that other records need */
export async function seedRacing(
  cms: ContentImport,
  championship: Championship,
  ids: RacingIds,
): Promise<{ series: Ids; rounds: Ids; sessions: Ids; championships: Ids; drivers: Ids }> {
  const picture = (art: { key: string }) => idOf(ids.pictures, art.key);
  const series = await createAll(
    championship.series,
    ({ url }) => url,
    ({ url, name }, sort) => cms.create('series', { url, name, sort }),
  );
  const venues = await createAll(
    championship.venues,
    ({ slug }) => slug,
    ({ slug, name, corners, length, address, circuit_layout, cornerNames, lapRecord }) =>
      cms.create('venues', {
        name,
        url: slug,
        corners,
        length,
        timezone: TRACK_TIME_ZONE,
        address,
        circuit_layout: picture(circuit_layout),
        corner_names: cornerNames.join('\n'),
        lap_record: lapRecord,
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
  const drivers = await createAll(
    championship.drivers,
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
    (driver) =>
      cms.create('drivers', {
        ...pick(driver, ['first_name', 'last_name', 'race_number', 'hometown', 'vehicle']),
        url: driver.slug,
        sponsor: driver.team,
        category: idOf(categories, driver.category),
        headshot_photo: driver.headshot_photo === null ? null : picture(driver.headshot_photo),
        groups: [idOf(ids.groups, driver.group)],
      }),
  );
  const rounds = await seedRounds(cms, championship, { ...ids, series, venues, categories });
  cms.log(`Rounds: ${rounds.size}, categories: ${categories.size}, drivers: ${championship.drivers.length}`);
  const sessions = await seedSessions(cms, championship, { rounds, categories, drivers, files: ids.files });
  await seedEntries(cms, championship, { rounds, categories, drivers });
  const championships = await seedStandings(cms, championship, { rounds, categories });
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
  return { series, rounds, sessions, championships, drivers };
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
          'broadcast_link',
          'broadcasts',
          'banner_link',
          'gates_open',
          'what_to_bring',
          'parking',
        ]),
        content: cms.richText(round.content),
        series: idOf(ids.series, round.series),
        venue: idOf(ids.venues, round.venue),
        banner: idOf(ids.pictures, round.banner.key),
        background: idOf(ids.pictures, round.background.key),
        gallery: round.gallery === null ? null : idOf(ids.galleries, round.gallery),
        categories: round.categories.map((url) => idOf(ids.categories, url)),
        sponsors: round.sponsors.map((slug) => idOf(ids.sponsors, slug)),
        faqs: round.faqs.map((slug) => idOf(ids.faqs, slug)),
        schedule_pdf: file(round.schedule_pdf),
        driver_list_pdf: file(round.driver_list_pdf),
        ...(round.postponedFor === '' ? {} : { round_status: 'postponed', status_note: round.postponedFor }),
        _status: 'published',
      }),
  );
}

/** Creates the entry lists, linked to their drivers. */
async function seedEntries(
  cms: ContentImport,
  { entries }: Championship,
  ids: { rounds: Ids; categories: Ids; drivers: Ids },
): Promise<void> {
  await createAll(
    entries,
    ({ round, category, race_number }) => `${round}/${category}/${race_number}`,
    ({ round, category, ...entry }, sort) =>
      cms.create('entries', {
        ...entry,
        round: idOf(ids.rounds, round),
        category: idOf(ids.categories, category),
        drivers: entry.name.split(' / ').flatMap((name) => ids.drivers.get(name) ?? []),
        sort,
      }),
  );
  cms.log(`Entries: ${entries.length}`);
}

/** Time from the start of a session to the end of its protest period. The longest race takes three hours. */
const OFFICIAL_AFTER_MS = 4 * 60 * 60 * 1000;

const officialSince = (start: string): string =>
  new Date(Date.parse(start) + OFFICIAL_AFTER_MS).toISOString();

/** The timing rows, with crews linked to their drivers. */
function storedRows({ key, rows }: DemoSession, drivers: Ids) {
  return rows.map((row) => {
    const crew = row.name.split(' / ').map((name) => drivers.get(name));
    const linked = crew.filter((id) => id !== undefined);
    const isPenalised = key === AMENDED.key && row.position === AMENDED.position;
    return {
      ...row,
      ...(crew.length > 1 && linked.length > 0 ? { drivers: linked } : {}),
      ...(isPenalised ? { penalties: AMENDED.penalty } : {}),
    };
  });
}

/** Creates all sessions in timetable order, with any results. @returns ids by key */
async function seedSessions(
  cms: ContentImport,
  { timetable, sessions }: Championship,
  ids: { rounds: Ids; categories: Ids; drivers: Ids; files: Ids },
): Promise<Ids> {
  const results = new Map(sessions.map((session) => [session.key, session]));
  const created = await createAll(
    timetable,
    ({ key }) => key,
    ({ key, round, category, changes, ...planned }) => {
      const result = results.get(key);
      const amended = result ? amendmentOf(result) : null;
      return cms.create('results', {
        ...planned,
        round: idOf(ids.rounds, round),
        category: category === null ? null : idOf(ids.categories, category),
        changes: [...changes, ...(amended ? [amended] : [])],
        ...(result
          ? {
              rows: storedRows(result, ids.drivers),
              documents: amended
                ? [{ name: STEWARDS_DECISION.title, file: idOf(ids.files, STEWARDS_DECISION.slug) }]
                : [],
              classification: amended ? 'amended' : 'official',
              classification_note: amended?.reason ?? '',
              classified_since: amended?.at ?? officialSince(result.date),
            }
          : {}),
        _status: 'published',
      });
    },
  );
  cms.log(`Sessions: ${created.size}, with results: ${results.size}`);
  for (const { key, laps } of sessions)
    if (laps !== null) await cms.create('session-laps', { session: idOf(created, key), laps });
  return created;
}
