import { z } from 'zod';
import {
  broadcastSchema,
  categoryRefSchema,
  categorySchema,
  categorySummarySchema,
  circuitSchema,
  driverCareerSchema,
  driverLapsSchema,
  driverProfileSchema,
  driverSchema,
  driverSeasonSchema,
  entrySchema,
  resultSchema,
  roundSchema,
  roundSummarySchema,
  seriesSchema,
  sessionLapsSchema,
  sponsorSchema,
  teamSchema,
  teamSeasonSchema,
  venueSchema,
} from '../entities/racing.ts';
import { slideSchema } from '../entities/media.ts';
import { articleSummarySchema } from '../entities/news.ts';
import { DRIVER_PAGE_SIZE } from '../limits.ts';
import { asRounds } from '../frames.ts';
import { inForm, list, maybe } from '../wire.ts';
import { ARTICLE_SUMMARY } from './article-summary.ts';
import {
  creditedImageField,
  FILE_FIELDS,
  graphqlQuery,
  imageField,
  only,
  onlyAll,
  without,
} from './query.ts';

const SERIES = `id ${only('record-ids')} name ${only('series-names')} url`;
const ADDRESS = 'address { street_address suburb_name state postcode country lat lng }';
const VENUE_FIELDS = `id ${only('record-ids')} name url ${only('circuit-pages')} corners length timezone ${only('venue-timezones')} ${ADDRESS} ${imageField('circuit_layout', 800)}`;
const VENUE = `venue { ${VENUE_FIELDS} }`;
const ROUND_STATUS = `${onlyAll('round-status', 'round_status status_note previous_start_date revision revised_at')} previous_venue ${only('round-status')} { name url ${only('circuit-pages')} }`;
const ROUND_SUMMARY = `id ${only('record-ids')} name url start_date end_date ${ROUND_STATUS} ${VENUE} series { ${SERIES} } external_info_link spectator_purchase_link tickets_sold_out ${only('round-tickets')} broadcast_link resultsCount
  images { ${imageField('banner', 800, '16x9')} ${imageField('background', 1600, '16x9')} }`;
const CATEGORY_SUMMARY = `id name url ${imageField('hero_photo', 800, '16x9')} ${imageField('logo', 400)}`;
const SPONSOR = `id name information_rendered website facebook ${imageField('logo', 400)} ${imageField('logo_dark', 400, undefined, only('dark-logos'))} ${imageField('hero_photo', 800, '16x9')}`;
const RESULT_SUMMARY = `id date session_name is_a_race sort_order round { id ${only('record-ids')} name url venue { name timezone ${only('venue-timezones')} } } category { id name url }`;
const PODIUM = `podium ${only('podiums')} { position class_position class race_number name team team_url ${only('team-pages')} drivers { id name url } }`;
const RESULT_ROUND = `round { ${onlyAll('round-status', 'round_status status_note')} venue { url ${only('circuit-pages')} corners length ${ADDRESS} } }`;
const CLASS_COLOURS = `category { id class_colours ${only('class-colours')} { name colour dark_colour } }`;
const RESULT_LINE = `${RESULT_SUMMARY} ${CLASS_COLOURS} status ${only('result-status')} ${PODIUM}`;
const TIMING_ROW = `position race_number class name best_time laps total_time diff gap
  team_url ${only('team-pages')} ${onlyAll('sheet-details', 'status status_note grid team car penalties points is_fastest_lap')} drivers ${only('sheet-details')} { id name url }`;
const DRIVER_RESULT = `result { ${RESULT_SUMMARY} kind ${only('sessions')} } row { ${TIMING_ROW} }`;
const TIMETABLE_LINE =
  'kind starts_at ends_at distance distance_unit session_status status_note previous_starts_at has_sheet classification';
const SESSIONS = `sessions ${only('sessions')} { id date session_name is_a_race sort_order category { id name url } ${TIMETABLE_LINE} }`;
const ENTRY = `id race_number name drivers { id name url } team team_url ${only('team-pages')} car category { id name url } class status note`;
const BROADCASTS = `broadcasts ${only('broadcasts')} { broadcaster kind countries link language starts_at ends_at is_free }`;
const DRIVER = `id first_name last_name url ${only('driver-details')} race_number ${only('driver-details')} hometown ${only('driver-details')} vehicle ${only('driver-details')}
  sponsor category ${only('driver-details')} { id name url } groups ${only('driver-details')} ${imageField('headshot_photo', 400, '3x4')}`;

/** More than a championship has. */
const MAX_SERIES = 100;
/** Rounds by way of their series, for a content server without lists of rounds. */
const roundsOfSeries = (fields: string) =>
  `nextgenSeriess(first: ${MAX_SERIES}) ${without('round-lists')} { rounds { ${fields} } }`;
/** Every round by start_date. */
const everyRound = (fields: string) =>
  `nextgenRounds(orderBy: "start_date") ${only('round-lists')} { ${fields} } ${roundsOfSeries(fields)}`;
/** Rounds by start_date: those that start within a period, or all of them if the content server cannot filter. */
const roundsWithin = (fields: string) => `
    nextgenRounds(orderBy: "start_date", from: $from, until: $until) ${only('round-lists')} ${only('list-parts')} { ${fields} }
    nextgenRounds(orderBy: "start_date") ${only('round-lists')} ${without('list-parts')} { ${fields} }
    ${roundsOfSeries(fields)}`;
/** The result of these selections. */
const roundsOf = <T extends z.ZodType>(round: T) =>
  inForm(asRounds, z.object({ nextgenRounds: z.array(round) }));
/** The earliest and the latest start; null for no limit. */
const withinSchema = z.object({ from: z.string().nullish(), until: z.string().nullish() });

/** A circuit by URL name. */
export const circuitByUrl = graphqlQuery({
  name: 'circuitByUrl',
  extension: 'circuit-pages',
  document: `query circuitByUrl($url: String!) { nextgenVenue(url: $url) { ${VENUE_FIELDS}
    corner_names ${only('circuit-details')} lap_record ${only('circuit-details')} { time driver car year }
    best_laps ${only('circuit-records')} { ${DRIVER_RESULT} }
    past_races ${only('circuit-winners')} { ${RESULT_SUMMARY} ${PODIUM} } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenVenue: circuitSchema.nullable() }),
});

/** A series with its rounds. */
export const seriesByUrl = graphqlQuery({
  name: 'seriesByUrl',
  document: `query seriesByUrl($url: String!) { nextgenSeries(url: $url) { ${SERIES} rounds { ${ROUND_SUMMARY} } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenSeries: seriesSchema.nullable() }),
});

/** The first series with their rounds (spec point 7: first 1). */
export const firstSeries = graphqlQuery({
  name: 'firstSeries',
  document: `query firstSeries($first: Int!) { nextgenSeriess(first: $first) { ${SERIES} rounds { ${ROUND_SUMMARY} } } }`,
  variables: z.object({ first: z.number().int() }),
  result: z.object({ nextgenSeriess: z.array(seriesSchema) }),
});

/** The next round that hasn't finished, by start_date; every round from a content server without lists of rounds. */
export const nextRound = graphqlQuery({
  name: 'nextRound',
  document: `query nextRound { nextgenRounds(first: 1, future: true, orderBy: "start_date") ${only('round-lists')} { ${ROUND_SUMMARY} }
    ${roundsOfSeries(ROUND_SUMMARY)} }`,
  variables: z.object({}),
  result: roundsOf(roundSummarySchema),
});

/** Every round, by start_date. */
export const allRounds = graphqlQuery({
  name: 'allRounds',
  document: `query allRounds { ${everyRound(ROUND_SUMMARY)} }`,
  variables: z.object({}),
  result: roundsOf(roundSummarySchema),
});

/** A round with everything on its page. */
export const roundByUrl = graphqlQuery({
  name: 'roundByUrl',
  document: `query roundByUrl($url: String!) { nextgenRound(url: $url) { ${ROUND_SUMMARY} content_rendered
    schedule_pdf { ${FILE_FIELDS} } driver_list_pdf { ${FILE_FIELDS} } banner_link
    categories { ${CATEGORY_SUMMARY} } sponsors { ${SPONSOR} } faqs { id name content content_rendered }
    competitor_links ${only('competitor-links')} { id name link content_rendered file { ${FILE_FIELDS} } } results { ${RESULT_LINE} } ${SESSIONS} entriesCount ${only('entries')} ${BROADCASTS}
    ${onlyAll('round-visits', 'gates_open what_to_bring parking')}
    venue ${only('circuit-details')} { corner_names lap_record { time driver car year } }
  } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenRound: roundSchema.nullable() }),
});

/** The latest news of a round, and the first pictures of its gallery. */
export const roundStories = graphqlQuery({
  name: 'roundStories',
  extension: 'round-stories',
  document: `query roundStories($url: String!, $articles: Int!, $pictures: Int!) { nextgenRound(url: $url) {
    articles(first: $articles) { ${ARTICLE_SUMMARY} }
    pictures(first: $pictures) { id heading sub_heading ${creditedImageField('image', 600, '4x3')} }
  } }`,
  variables: z.object({ url: z.string(), articles: z.number().int(), pictures: z.number().int() }),
  result: z.object({
    nextgenRound: z.object({ articles: list(articleSummarySchema), pictures: list(slideSchema) }).nullable(),
  }),
});

/** The sessions of a round by date, then sort_order. */
export const roundResults = graphqlQuery({
  name: 'roundResults',
  document: `query roundResults($url: String!) { nextgenRound(url: $url) { ${ROUND_SUMMARY} results { ${RESULT_LINE} } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({
    nextgenRound: roundSummarySchema.extend({ results: roundSchema.shape.results }).nullable(),
  }),
});

/** A round with its timetable. */
export const roundTimetable = graphqlQuery({
  name: 'roundTimetable',
  extension: 'sessions',
  document: `query roundTimetable($url: String!) { nextgenRound(url: $url) { ${ROUND_SUMMARY} categories { id name url } ${SESSIONS} } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({
    nextgenRound: roundSummarySchema
      .extend({ categories: list(categoryRefSchema), sessions: roundSchema.shape.sessions })
      .nullable(),
  }),
});

const CALENDAR_ROUND = `${ROUND_SUMMARY}
  sessions ${only('sessions')} { id date session_name is_a_race sort_order category { id name url } ${TIMETABLE_LINE} revision revised_at }`;
const calendarRoundSchema = roundSummarySchema.extend({ sessions: roundSchema.shape.sessions });

/** Rounds by start_date with their sessions, for calendar programs. */
export const calendarOfRounds = graphqlQuery({
  name: 'calendarOfRounds',
  extension: 'sessions',
  document: `query calendarOfRounds($from: String, $until: String) { ${roundsWithin(CALENDAR_ROUND)} }`,
  variables: withinSchema,
  result: roundsOf(calendarRoundSchema),
});

/** The same for one round. */
export const calendarOfRound = graphqlQuery({
  name: 'calendarOfRound',
  extension: 'sessions',
  document: `query calendarOfRound($url: String!) { nextgenRound(url: $url) { ${CALENDAR_ROUND} } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenRound: calendarRoundSchema.nullable() }),
});

/** The entry list of a round, by category. */
export const roundEntries = graphqlQuery({
  name: 'roundEntries',
  extension: 'entries',
  document: `query roundEntries($url: String!) { nextgenRound(url: $url) { entries {
    ${ENTRY}
  } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenRound: z.object({ entries: list(entrySchema) }).nullable() }),
});

/** Dates of every round, by start_date. */
export const roundDays = graphqlQuery({
  name: 'roundDays',
  document: `query roundDays { ${everyRound(`name url start_date end_date round_status ${only('round-status')} venue { name timezone ${only('venue-timezones')} }`)} }`,
  variables: z.object({}),
  result: roundsOf(
    roundSummarySchema
      .pick({ name: true, url: true, start_date: true, end_date: true, round_status: true })
      .extend({ venue: maybe(venueSchema.pick({ name: true, timezone: true })) }),
  ),
});

/** The sessions of a round, with where to follow them. */
export const raceDay = graphqlQuery({
  name: 'raceDay',
  extension: 'sessions',
  document: `query raceDay($url: String!) { nextgenRound(url: $url) { broadcast_link status_note ${only('round-status')} sessions {
    id session_name category { id name url } kind starts_at ends_at session_status status_note previous_starts_at live_timing_link streams { name link }
    has_sheet classification updated_at notice ${only('session-notices')} { text changed_at }
  } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({
    nextgenRound: roundSummarySchema
      .pick({ broadcast_link: true, status_note: true })
      .extend({
        sessions: list(
          resultSchema.pick({
            id: true,
            session_name: true,
            category: true,
            kind: true,
            starts_at: true,
            ends_at: true,
            session_status: true,
            status_note: true,
            previous_starts_at: true,
            live_timing_link: true,
            notice: true,
            streams: true,
            has_sheet: true,
            classification: true,
            updated_at: true,
          }),
        ),
      })
      .nullable(),
  }),
});

/** Who shows a round. */
export const roundBroadcasts = graphqlQuery({
  name: 'roundBroadcasts',
  extension: 'broadcasts',
  document: `query roundBroadcasts($url: String!) { nextgenRound(url: $url) { ${BROADCASTS} } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenRound: z.object({ broadcasts: list(broadcastSchema) }).nullable() }),
});

const ROUND_HEAD = `id ${only('record-ids')} name url start_date end_date venue { name url ${only('circuit-pages')} timezone ${only('venue-timezones')} } series { ${SERIES} }`;
const roundHeadSchema = roundSummarySchema
  .pick({ id: true, name: true, url: true, start_date: true, end_date: true, series: true })
  .extend({ venue: maybe(venueSchema.pick({ name: true, url: true, timezone: true })) });

/** Dates of every round and whether it has results, by start_date. */
export const roundHeads = graphqlQuery({
  name: 'roundHeads',
  document: `query roundHeads { ${everyRound(`${ROUND_HEAD} resultsCount`)} }`,
  variables: z.object({}),
  result: roundsOf(roundHeadSchema.extend({ resultsCount: roundSummarySchema.shape.resultsCount })),
});

/** Rounds by start_date, with their sessions by date, then sort_order. */
export const roundsWithResults = graphqlQuery({
  name: 'roundsWithResults',
  document: `query roundsWithResults($from: String, $until: String) { ${roundsWithin(`${ROUND_HEAD}
    results { id date session_name is_a_race sort_order category { id name url } ${PODIUM} }`)}
  }`,
  variables: withinSchema,
  result: roundsOf(roundHeadSchema.extend({ results: roundSchema.shape.results })),
});

/** Rounds by start_date, with their competitor information. */
export const roundsForCompetitors = graphqlQuery({
  name: 'roundsForCompetitors',
  document: `query roundsForCompetitors($from: String, $until: String) { ${roundsWithin(`${ROUND_HEAD}
    competitor_links ${only('competitor-links')} { id name link content_rendered file { ${FILE_FIELDS} } }`)}
  }`,
  variables: withinSchema,
  result: roundsOf(roundHeadSchema.extend({ competitor_links: roundSchema.shape.competitor_links })),
});

/** A session with its timing rows. */
export const resultById = graphqlQuery({
  name: 'resultById',
  document: `query resultById($id: Int!) { nextgenResult(id: $id) { ${RESULT_SUMMARY} ${RESULT_ROUND} ${CLASS_COLOURS} status ${only('result-status')} status_since ${only('result-status')} rows ${only('timing-rows')} { ${TIMING_ROW} }
    ${onlyAll('sessions', `${TIMETABLE_LINE} live_timing_link`)} notice ${only('session-notices')} { text changed_at } changes ${only('sessions')} { at kind before after reason } streams ${only('sessions')} { name link }
    documents ${only('sessions')} { name file { ${FILE_FIELDS} } }
  } }`,
  variables: z.object({ id: z.number().int() }),
  result: z.object({ nextgenResult: resultSchema.nullable() }),
});

/** The laps of a session. */
export const sessionLaps = graphqlQuery({
  name: 'sessionLaps',
  extension: 'session-laps',
  document: `query sessionLaps($id: Int!) { nextgenLaps(id: $id) { id laps { race_number lap time position } } }`,
  variables: z.object({ id: z.number().int() }),
  result: z.object({ nextgenLaps: sessionLapsSchema.nullable() }),
});

/** The categories, all or those in a series. */
export const categories = graphqlQuery({
  name: 'categories',
  document: `query categories($isInSeries: Boolean) { nextgenCategorys(isInSeries: $isInSeries) { ${CATEGORY_SUMMARY} } }`,
  variables: z.object({ isInSeries: z.boolean().nullish() }),
  result: z.object({ nextgenCategorys: z.array(categorySummarySchema) }),
});

/** A category with its rounds and the first page of its drivers. */
export const categoryByUrl = graphqlQuery({
  name: 'categoryByUrl',
  document: `query categoryByUrl($url: String!, $drivers: Int = ${DRIVER_PAGE_SIZE}) { nextgenCategory(url: $url) { ${CATEGORY_SUMMARY} information_rendered website facebook instagram
    rounds { ${ROUND_SUMMARY} }
    drivers(first: $drivers) ${only('driver-details')} ${only('list-parts')} { ${DRIVER} }
    drivers ${only('driver-details')} ${without('list-parts')} { ${DRIVER} }
  } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenCategory: categorySchema.nullable() }),
});

/** The sponsors of a group, or all. */
export const sponsorsByGroup = graphqlQuery({
  name: 'sponsorsByGroup',
  document: `query sponsorsByGroup($byGroup: String) { nextgenSponsors(byGroup: $byGroup) { ${SPONSOR} } }`,
  variables: z.object({ byGroup: z.string().nullish() }),
  result: z.object({ nextgenSponsors: z.array(sponsorSchema) }),
});

/** The drivers of a group, or all. */
export const driversByGroup = graphqlQuery({
  name: 'driversByGroup',
  document: `query driversByGroup($byGroup: String) {
    nextgenDrivers(byGroup: $byGroup) ${only('group-filters')} { ${DRIVER} }
    nextgenDrivers ${without('group-filters')} { ${DRIVER} }
  }`,
  variables: z.object({ byGroup: z.string().nullish() }),
  result: z.object({ nextgenDrivers: z.array(driverSchema) }),
});

/** The names of all drivers with their URL names. */
export const driverNames = graphqlQuery({
  name: 'driverNames',
  document: `query driverNames { nextgenDrivers { first_name last_name url ${only('driver-details')} } }`,
  variables: z.object({}),
  result: z.object({
    nextgenDrivers: z.array(driverSchema.pick({ first_name: true, last_name: true, url: true })),
  }),
});

/** One page of drivers, with the filters that the list offers. */
export const driverList = graphqlQuery({
  name: 'driverList',
  extension: 'list-parts',
  document: `query driverList($byGroup: String, $inGroup: String, $category: String, $first: Int!, $offset: Int!) {
    nextgenDriverList(byGroup: $byGroup, inGroup: $inGroup, category: $category) {
      count drivers(first: $first, offset: $offset) { ${DRIVER} } categories { id name url } groups
    }
  }`,
  variables: z.object({
    byGroup: z.string().nullish(),
    inGroup: z.string().nullish(),
    category: z.string().nullish(),
    first: z.number().int(),
    offset: z.number().int(),
  }),
  result: z.object({
    nextgenDriverList: z.object({
      count: z.number().int(),
      drivers: z.array(driverSchema),
      categories: list(categoryRefSchema),
      groups: list(z.string()),
    }),
  }),
});

/** The pictures of articles, drivers and rounds by their URL names. */
export const hitPictures = graphqlQuery({
  name: 'hitPictures',
  extension: 'list-parts',
  document: `query hitPictures($articleUrls: [String!]!, $driverUrls: [String!]!, $roundUrls: [String!]!) {
    cognitoArticles(urls: $articleUrls) { url ${imageField('image', 800, '16x9')} }
    nextgenDrivers(urls: $driverUrls) { url ${imageField('headshot_photo', 400, '3x4')} }
    nextgenRounds(urls: $roundUrls) { url images { ${imageField('banner', 800, '16x9')} ${imageField('background', 1600, '16x9')} } }
  }`,
  variables: z.object({
    articleUrls: z.array(z.string()),
    driverUrls: z.array(z.string()),
    roundUrls: z.array(z.string()),
  }),
  result: z.object({
    cognitoArticles: z.array(articleSummarySchema.pick({ url: true, image: true })),
    nextgenDrivers: z.array(driverSchema.pick({ url: true, headshot_photo: true })),
    nextgenRounds: z.array(roundSummarySchema.pick({ url: true, images: true })),
  }),
});

/** A driver by URL name, with the sessions they took part in. */
export const driverByUrl = graphqlQuery({
  name: 'driverByUrl',
  extension: 'driver-pages',
  document: `query driverByUrl($url: String!) { nextgenDriver(url: $url) { ${DRIVER} team_url ${only('team-pages')}
    results { ${DRIVER_RESULT} }
  } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenDriver: driverProfileSchema.nullable() }),
});

/** A driver by URL name, with the rounds that they took part in. */
export const driverCareer = graphqlQuery({
  name: 'driverCareer',
  extension: 'driver-seasons',
  document: `query driverCareer($url: String!) { nextgenDriver(url: $url) { ${DRIVER} team_url ${only('team-pages')}
    rounds { url category { id name url } }
  } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenDriver: driverCareerSchema.nullable() }),
});

/** A driver's results at the rounds that start within a period. */
export const driverSeason = graphqlQuery({
  name: 'driverSeason',
  extension: 'driver-seasons',
  document: `query driverSeason($url: String!, $from: String, $until: String) { nextgenDriver(url: $url) { id
    results(from: $from, until: $until) { ${DRIVER_RESULT} }
  } }`,
  variables: withinSchema.extend({ url: z.string() }),
  result: z.object({ nextgenDriver: driverSeasonSchema.nullable() }),
});

/** A driver's quickest laps, circuit by circuit. */
export const driverLaps = graphqlQuery({
  name: 'driverLaps',
  extension: 'driver-laps',
  document: `query driverLaps($url: String!) { nextgenDriver(url: $url) { id best_laps { ${DRIVER_RESULT} } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenDriver: driverLapsSchema.nullable() }),
});

/** A team by URL name, with the rounds that it was entered for or raced at. */
export const teamByUrl = graphqlQuery({
  name: 'teamByUrl',
  extension: 'team-pages',
  document: `query teamByUrl($url: String!) { nextgenTeam(url: $url) { name url content_rendered ${imageField('image', 800, '16x9')} round_urls } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ nextgenTeam: teamSchema.nullable() }),
});

/** The cars and results of a team at the rounds that start within a period. */
export const teamSeason = graphqlQuery({
  name: 'teamSeason',
  extension: 'team-pages',
  document: `query teamSeason($url: String!, $from: String, $until: String) { nextgenTeam(url: $url) {
    entries(from: $from, until: $until) { ${ENTRY} }
    results(from: $from, until: $until) { ${DRIVER_RESULT} }
  } }`,
  variables: withinSchema.extend({ url: z.string() }),
  result: z.object({ nextgenTeam: teamSeasonSchema.nullable() }),
});
