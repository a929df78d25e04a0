import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload';
import { z } from 'zod';
import { movesBetween, standings, type Standing } from './points/standings.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { loadChampionship, readSeason, type ChampionshipData } from './load-championship.ts';
import { championshipSchema, scoringSchema } from './form-values.ts';
import { likelyDuplicates } from './likely-duplicates.ts';
import { scoringOf } from './scoring-of.ts';
import type { StandingsPreview } from './standings-preview.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** Longer tables are cut off. */
const MAX_LINES = 10;
const MAX_MOVES = 20;
/** A scoring may be used by many championships; the first few show what a change does. */
const MAX_TABLES = 4;

const inputSchema = z.union([
  z.object({ scoring: scoringSchema, id: z.number().optional() }),
  z.object({ championship: championshipSchema, id: z.number().optional() }),
]);

function preview(name: string, before: readonly Standing[], after: readonly Standing[]) {
  return {
    name,
    lines: after.slice(0, MAX_LINES).map(({ key, rank, points }) => ({ name: key, rank, points })),
    moves: movesBetween(before, after)
      .slice(0, MAX_MOVES)
      .map(({ key, ...move }) => ({ name: key, ...move })),
  };
}

/** The tables of the championships that use a scoring, at present and with its unsaved rules. */
async function previewScoring(
  payload: Payload,
  id: number | undefined,
  data: z.output<typeof scoringSchema>,
): Promise<StandingsPreview> {
  const saved = id === undefined ? null : await findOne(payload, 'scorings', { id: { equals: id } });
  if (saved === null) return { doubles: [], tables: [] };
  const { docs } = await payload.find({
    ...findAll('championships', { scoring: { equals: id } }),
    sort: ['sort', 'name', 'id'],
    limit: MAX_TABLES,
  });
  const rules = scoringOf(data);
  const tables: StandingsPreview['tables'] = [];
  for (const doc of docs) {
    const loaded = await loadChampionship(payload, doc, saved);
    const after = standings(rules, loaded.season, loaded.roundsHeld);
    tables.push(preview(doc.name, loaded.tableAfter(loaded.roundsHeld), after));
  }
  return { doubles: [], tables };
}

/** The table of a championship, at present and with the values of its form. */
async function previewChampionship(
  payload: Payload,
  id: number | undefined,
  data: z.output<typeof championshipSchema>,
): Promise<StandingsPreview> {
  const scoringById = (scoring: number | null) =>
    findOne(payload, 'scorings', { id: { equals: scoring ?? 0 } });
  const [saved, scoring] = await Promise.all([
    id === undefined ? null : findOne(payload, 'championships', { id: { equals: id } }),
    scoringById(data.scoring),
  ]);
  if (scoring === null) return { doubles: [], tables: [] };
  const form: ChampionshipData = data;
  const { season, roundsHeld, competitors } = await readSeason(payload, form);
  const after = standings(scoringOf(scoring), season, roundsHeld);
  const savedScoring = saved && (await scoringById(refId(saved.scoring)));
  const loaded = saved && savedScoring && (await loadChampionship(payload, saved, savedScoring));
  // A new championship moves nobody.
  return {
    doubles: likelyDuplicates(season, competitors),
    tables: [preview(data.name ?? '', loaded ? loaded.tableAfter(loaded.roundsHeld) : after, after)],
  };
}

/**
 * POST /api/championships/standings-preview with an unsaved `scoring` or `championship`, and its `id` if it is saved: the tables as they
 * would be, and which competitors move. Writes nothing. 422 while the form isn't complete enough for a table.
 */
export const standingsPreviewEndpoint: Endpoint = {
  path: '/standings-preview',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req.user);
    if (role === null || role === 'gate') return messageAnswer(403, 'Sign in to see the table.');
    await addDataAndFileToRequest(req);
    const input = inputSchema.safeParse(req.data);
    if (!input.success) return messageAnswer(422, 'Complete the form to see the table.');
    const { data } = input;
    return Response.json(
      'scoring' in data
        ? await previewScoring(req.payload, data.id, data.scoring)
        : await previewChampionship(req.payload, data.id, data.championship),
    );
  },
};
