import { findAll, mapById } from '../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../cms/records/published.ts';
import { readable } from '../cms/records/readable.ts';
import { refId } from '../cms/records/refs.ts';
import { joinedText, type SearchSource } from '../content/search/sources.ts';

/** What drivers are known by: race number, car, home town. */
export const findDriverDetails: SearchSource = async (payload, names) => {
  const [drivers, categories] = await Promise.all([
    readable(payload).find(findAll('drivers', { url: { in: [...names] } })),
    readable(payload).find(findAll('categories', {})),
  ]);
  const categoryById = mapById(categories.docs);
  return new Map(
    drivers.docs.map(({ url, category, vehicle, hometown, race_number, sponsor }) => [
      url,
      {
        description: joinedText(categoryById.get(refId(category) ?? 0)?.name, vehicle, hometown),
        keywords: joinedText(race_number, sponsor),
      },
    ]),
  );
};

/** Where rounds are held. */
export const findRoundDetails: SearchSource = async (payload, names) => {
  const [rounds, venues, series] = await Promise.all([
    readable(payload).find(findAll('rounds', allOf(PUBLISHED, { url: { in: [...names] } }))),
    readable(payload).find(findAll('venues', {})),
    readable(payload).find(findAll('series', {})),
  ]);
  const venueById = mapById(venues.docs);
  const seriesById = mapById(series.docs);
  return new Map(
    rounds.docs.map(({ url, venue, series: own }) => {
      const place = venueById.get(refId(venue) ?? 0);
      const keywords = joinedText(
        place?.name,
        place?.address?.suburb_name,
        seriesById.get(refId(own) ?? 0)?.name,
      );
      return [url, { keywords }];
    }),
  );
};
