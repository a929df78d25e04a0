import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { isHexColour } from '../../cms/fields/colour.ts';
import { validationMessages } from '../../cms/hooks/report-field-errors.ts';
import { toSlug } from '../../cms/fields/slug.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { checkImage } from '../../media/uploads/refuse-bad-image.ts';
import { BadUpload } from '../../media/uploads/refuse-bad-file.ts';
import { readRounds, type RoundsTable } from '../../season/table-import/rounds-table.ts';
import { readClasses } from './classes.ts';
import { makeSite, type NewSite } from './make-site.ts';
import { SET_UP_CALL, setUpInputSchema, type SetUpRefusal } from './set-up-input.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_ROUNDS = 100;
const NOTHING = 'Nothing was created.';

type Faults = SetUpRefusal['fields'];

const refusal = (status: number, message: string, fields: Faults = {}) =>
  messageAnswer(status, message, { fields } satisfies Omit<SetUpRefusal, 'message'>);

/** Whether an account may set up the site: administrators. */
export const setsUpSites = (user: PayloadRequest['user']): boolean =>
  user?.collection === 'users' && roleOf(user) === 'admin';

/** What is wrong with the rounds, line by line. */
function faultsOfRounds({ rounds, problems }: RoundsTable): string[] {
  const faults = problems.map(({ line, message }) => `Line ${String(line)}: ${message}`);
  const venues = rounds.filter(({ venue }) => venue !== '' && toSlug(venue) === '');
  return [
    ...faults,
    ...venues.map(
      ({ line, venue }) =>
        `Line ${String(line)}: “${venue}” needs at least one letter from A to Z, or a digit.`,
    ),
    ...(rounds.length > MAX_ROUNDS ? [`Enter up to ${String(MAX_ROUNDS)} rounds.`] : []),
  ];
}

async function faultOfLogo(logo: NewSite['logo']): Promise<string | null> {
  if (!logo) return null;
  try {
    await checkImage(logo.data, logo.mimetype);
    return null;
  } catch (error) {
    if (error instanceof BadUpload) return error.message;
    throw error;
  }
}

const colourFault = (colour: string): string[] => {
  const answer = isHexColour(colour);
  return answer === true ? [] : [answer];
};

/** Reads the form: the site to create, or the errors by field. */
async function read(
  req: PayloadRequest,
): Promise<{ readonly site: NewSite } | { readonly refused: Response }> {
  await addDataAndFileToRequest(req);
  const input = setUpInputSchema.safeParse(req.data);
  if (!input.success) return { refused: refusal(422, 'Send the name, colours, classes and rounds.') };
  const { name, theme_colour, dark_theme_colour, sells } = input.data;
  const [classes, rounds] = [readClasses(input.data.classes), readRounds(input.data.rounds)];
  const logo = req.file;
  // The upload is only for the logo's record.
  delete req.file;
  const logoFault = await faultOfLogo(logo);
  const faults: Required<Faults> = {
    name: name.trim() === '' ? ['Enter the championship’s name.'] : [],
    theme_colour: colourFault(theme_colour),
    dark_theme_colour: colourFault(dark_theme_colour),
    logo: logoFault === null ? [] : [logoFault],
    classes: [...classes.problems],
    rounds: faultsOfRounds(rounds),
  };
  const wrong = Object.fromEntries(Object.entries(faults).filter(([, messages]) => messages.length > 0));
  if (Object.keys(wrong).length > 0)
    return { refused: refusal(422, `${NOTHING} Correct the marked fields.`, wrong) };
  return {
    site: {
      name: name.trim(),
      theme_colour,
      dark_theme_colour,
      sells,
      classes: classes.classes,
      rounds: rounds.rounds,
      logo,
    },
  };
}

/** The oldest account: a row shared by all administrators. */
async function firstAccount({ payload, user }: PayloadRequest): Promise<number | string> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0]?.id ?? user?.id ?? 0;
}

/** POST /api/set-up: creates a presentable site, all of it or nothing. Repeated calls only create what is missing. */
export const setUpEndpoint: Endpoint = {
  path: SET_UP_CALL,
  method: 'post',
  handler: async (req) => {
    if (!setsUpSites(req.user)) return refusal(403, 'Only administrators can set up the site.');
    const form = await read(req);
    if ('refused' in form) return form.refused;
    const shared = await firstAccount(req);
    try {
      const made = await inTransaction(req, async () => {
        // The second of two requests waits here, and then sees what the first has created.
        await lockRow(req, 'users', shared);
        return makeSite(req, form.site);
      });
      return Response.json(made);
    } catch (error) {
      return refusal(422, `${NOTHING} ${validationMessages(error)}`);
    }
  },
};
