import type { Category, CompetitorLink, Driver, Round, Series, Sponsor, Venue } from '../../payload-types.ts';
import { listGroups } from '../data/groups.ts';
import { refIds } from '../data/refs.ts';
import { countResults, findResultsOfName, type ResultHead } from '../data/results.ts';
import { CUTS } from '../mappers/cuts.ts';
import { faqEntity } from '../mappers/faq.ts';
import { sponsorTexts } from '../mappers/people.ts';
import {
  categoryTexts,
  competitorLinkTexts,
  driverTexts,
  resultTexts,
  roundTexts,
  seriesTexts,
  timingRowEntity,
  venueTexts,
} from '../mappers/racing.ts';
import type { GraphqlContext } from './context.ts';
import {
  belongingField,
  fileField,
  htmlField,
  imageField,
  relatedField,
  relatedListField,
} from './fields.ts';

const venueObject = (doc: Venue) => ({
  ...venueTexts(doc),
  circuit_layout: imageField(doc.circuit_layout, CUTS.circuit),
});

export const sponsorObject = (doc: Sponsor) => ({
  ...sponsorTexts(doc),
  information_rendered: htmlField(doc.information),
  logo: imageField(doc.logo, CUTS.logo),
  logo_dark: imageField(doc.logo_dark, CUTS.logo),
  hero_photo: imageField(doc.hero_photo, CUTS.sponsorHero),
});

const competitorLinkObject = (doc: CompetitorLink) => ({
  ...competitorLinkTexts(doc),
  content_rendered: htmlField(doc.content),
  file: fileField(doc.file),
});

async function groupUrls(doc: Driver, context: GraphqlContext): Promise<string[]> {
  const memberOf = new Set(refIds(doc.groups));
  const groups = await listGroups(context.payload);
  return groups.filter(({ id }) => memberOf.has(id)).map(({ url }) => url);
}

export const driverObject = (doc: Driver) => ({
  ...driverTexts(doc),
  category: relatedField(doc.category, (context) => context.categories, categoryObject),
  groups: (_: unknown, context: GraphqlContext) => groupUrls(doc, context),
  results: (_: unknown, context: GraphqlContext) => resultsOfDriver(doc, context),
  headshot_photo: imageField(doc.headshot_photo, CUTS.driver),
});

async function resultsOfDriver(doc: Driver, context: GraphqlContext) {
  const name = [doc.first_name, doc.last_name].filter(Boolean).join(' ');
  const found = await findResultsOfName(context.payload, name);
  context.budget.spend(found.length);
  return found.map(({ result, row }) => ({ result: resultObject(result), row: timingRowEntity(row) }));
}

/** A racing category; its rounds are the published ones that name it. */
export const categoryObject = (doc: Category): object => ({
  ...categoryTexts(doc),
  information_rendered: htmlField(doc.information),
  hero_photo: imageField(doc.hero_photo, CUTS.categoryHero),
  logo: imageField(doc.logo, CUTS.logo),
  rounds: belongingField(doc.id, (context) => context.roundsOfCategory, roundObject),
  drivers: belongingField(doc.id, (context) => context.driversOfCategory, driverObject),
});

export const resultObject = (doc: ResultHead): object => ({
  ...resultTexts(doc),
  round: relatedField(doc.round, (context) => context.rounds, roundObject),
  category: relatedField(doc.category, (context) => context.categories, categoryObject),
  rows: belongingField(doc.id, (context) => context.timingRows, timingRowEntity),
});

export const seriesObject = (doc: Series): object => ({
  ...seriesTexts(doc),
  rounds: belongingField(doc.id, (context) => context.roundsOfSeries, roundObject),
});

/** A round with everything around it (spec point 3). */
export const roundObject = (doc: Round): object => ({
  ...roundTexts(doc),
  venue: relatedField(doc.venue, (context) => context.venues, venueObject),
  series: relatedField(doc.series, (context) => context.series, seriesObject),
  content_rendered: htmlField(doc.content),
  schedule_pdf: fileField(doc.schedule_pdf),
  driver_list_pdf: fileField(doc.driver_list_pdf),
  resultsCount: async (_: unknown, context: GraphqlContext) =>
    (await countResults(context.payload)).get(doc.id) ?? 0,
  categories: relatedListField(doc.categories, (context) => context.categories, categoryObject),
  sponsors: relatedListField(doc.sponsors, (context) => context.sponsors, sponsorObject),
  faqs: async (_: unknown, context: GraphqlContext) => {
    const docs = await context.faqs.loadMany(refIds(doc.faqs));
    return Promise.all(docs.map((faq) => faqEntity(faq, context)));
  },
  competitor_links: belongingField(doc.id, (context) => context.competitorLinksOfRound, competitorLinkObject),
  images: {
    banner: imageField(doc.banner, CUTS.roundBanner),
    background: imageField(doc.background, CUTS.roundBackground),
  },
  results: belongingField(doc.id, (context) => context.resultsOfRound, resultObject),
});
