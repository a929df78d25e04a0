import type { Payload } from 'payload';
import { contentNow } from '../kernel/clock.ts';
import { findOne } from '../cms/records/find-one.ts';
import { refId } from '../cms/records/refs.ts';
import type { TicketPlan } from '../commerce/documents/invoice-document.ts';
import type { Form, FormSubmission, Round } from '../payload-types.ts';
import { answersOf } from './mail-submission.ts';
import type { Answer } from './submission.ts';

/** Field names for the attendee, most specific first; first_name and last_name work together. */
const HOLDER_FIELDS = ['passenger', 'holder', 'full_name', 'name', 'your_name'];
/** Field names for the round. */
const ROUND_FIELDS = ['round', 'event', 'meeting'];
/** Upcoming rounds to consider: a season has far fewer. */
const MAX_ROUNDS = 100;

const answerTo = (answers: readonly Answer[], names: readonly string[]): Answer | null =>
  names
    .map((name) => answers.find((answer) => answer.name.toLowerCase() === name && answer.value.trim() !== ''))
    .find((answer) => answer !== undefined) ?? null;

/** The attendee's name; '' if the form doesn't ask for it. */
function holderIn(answers: readonly Answer[]): string {
  const whole = answerTo(answers, HOLDER_FIELDS);
  if (whole) return whole.value.trim();
  return ['first_name', 'last_name']
    .map((name) => answerTo(answers, [name])?.value.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

/** An option as visitors read it, not as the form sends it. */
function shownChoice(form: Form, { name, value }: Answer): string {
  const field = (form.data ?? []).find((candidate) => candidate.name === name);
  return field?.values?.find((choice) => choice.value === value)?.label ?? value;
}

/** Lower-case words without accents, with a hyphen between and around them. */
const wordsOf = (text: string): string =>
  `-${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}-`;

const isNamed = ({ name, url, venue }: Round, wanted: string): boolean => {
  const place = typeof venue === 'object' && venue !== null ? venue.name : '';
  return [name, url, place].some((text) => wordsOf(text).includes(wordsOf(wanted)));
};

/** The next round whose name, URL name or venue contains these words; null if there is none. */
async function nextRoundNamed(payload: Payload, wanted: string): Promise<Round | null> {
  const { docs } = await payload.find({
    collection: 'rounds',
    where: {
      and: [
        { end_date: { greater_than_equal: contentNow().toISOString() } },
        { _status: { equals: 'published' } },
      ],
    },
    sort: 'start_date',
    limit: MAX_ROUNDS,
    depth: 1,
    pagination: false,
  });
  return docs.find((round) => isNamed(round, wanted)) ?? null;
}

/** One ticket, or as many as the form's field counts. */
const ticketsIn = (form: Form, { places }: FormSubmission): number =>
  (form.data ?? []).some(({ counts_places }) => counts_places === true) ? (places ?? 1) : 1;

/**
 * The tickets of a paid form: in the name that was entered, for the form's round or the one chosen in it. Empty if the form isn't for
 * tickets.
 */
export async function ticketsOfSubmission(
  payload: Payload,
  submission: FormSubmission,
): Promise<TicketPlan[]> {
  const form = await findOne(payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } }, 'all');
  if (!form?.is_ticket) return [];
  const answers = answersOf(submission);
  const chosen = answerTo(answers, ROUND_FIELDS);
  const event = chosen ? shownChoice(form, chosen) : '';
  const fixed = refId(form.round);
  const round = fixed ?? (event === '' ? null : ((await nextRoundNamed(payload, event))?.id ?? null));
  return [
    {
      title: submission.form_name ?? '',
      round,
      day: null,
      count: ticketsIn(form, submission),
      holder: holderIn(answers),
      event,
    },
  ];
}
