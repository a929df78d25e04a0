import { findGroup } from '../../content/groups/groups.ts';
import type { GraphqlContext } from '../../content/graphql/context.ts';
import { htmlField, imageField } from '../../content/graphql/fields.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import type { ImageArguments } from '../../media/image-request.ts';
import { findEntriesOfTeam, findResultsOfTeam, type Team } from '../data/teams.ts';
import { carResultObject, entryObject } from './racing.ts';
import { withinOf, type GivenWithin } from './within.ts';

/** The office's text and picture for a team are those of a driver group with its URL name. */
const groupOf = ({ url }: Team, { payload }: GraphqlContext) => findGroup(payload, 'Driver', url);

/** A team with its cars and results. */
export const teamObject = (team: Team) => ({
  name: team.name,
  url: team.url,
  content_rendered: async (_: unknown, context: GraphqlContext) =>
    htmlField((await groupOf(team, context))?.content)(_, context),
  image: async (given: ImageArguments, context: GraphqlContext) =>
    imageField((await groupOf(team, context))?.image, DEFAULT_CROPS.team)(given, context),
  round_urls: team.rounds.map(({ url }) => url),
  entries: async (given: GivenWithin, context: GraphqlContext) => {
    const docs = await findEntriesOfTeam(context.payload, team, withinOf(given));
    context.budget.spend(docs.length);
    return docs.map(entryObject);
  },
  results: async (given: GivenWithin, context: GraphqlContext) => {
    const found = await findResultsOfTeam(context.payload, team, withinOf(given));
    context.budget.spend(found.length);
    return found.map(carResultObject);
  },
});
