import { TIMETABLE_PDF_PATH } from '../../../lib/contract/paths.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, fullDay, zoneName } from '../../../lib/shared/date-forms.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import type { RoundStatus } from '../../../lib/contract/entities/racing.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { drawStripe, GREY, headline, INK } from '../../kernel/print/brand.ts';
import { makePdf, PAGE } from '../../kernel/print/make-pdf.ts';
import { write, type TextStyle } from '../../kernel/print/write.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { notFound } from '../../kernel/failure.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { findRound } from '../data/racing.ts';
import { loadSessionsOfRounds, type ResultHead } from '../data/results.ts';
import { getDomain } from '../../site/domain.ts';
import texts from './timetable-texts.json' with { type: 'json' };

/** The labels of a printed timetable. */
type TimetableTexts = Readonly<
  Record<'title' | 'was' | 'delayed' | 'postponed' | 'cancelled' | 'running' | 'suspended', string>
> & { readonly round: Readonly<Record<Exclude<RoundStatus, 'scheduled'>, string>> };
const TEXTS: Readonly<Record<Language, TimetableTexts>> = texts;

type PrintedSession = Pick<
  ResultHead,
  'session_name' | 'date' | 'ends_at' | 'previous_starts_at' | 'session_status'
> & { readonly category: string };

type PrintedTimetable = {
  readonly language: Language;
  readonly round: string;
  readonly status: RoundStatus;
  /** The reason for its status; '' for none. */
  readonly statusNote: string;
  readonly venue: string;
  /** IANA name: all times are by the circuit's clock. */
  readonly timeZone: string;
  /** When the round starts. */
  readonly start: string;
  /** The site's colour, #rrggbb. */
  readonly accent: string;
  readonly sessions: readonly PrintedSession[];
};

const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const TIME_WIDTH = 84;
const LINE = 11.4;
const PLAIN: TextStyle = { font: 'text', size: 8.2, colour: INK };
const STRONG: TextStyle = { ...PLAIN, font: 'bold' };
const HEAD: TextStyle = { font: 'bold', size: 10.5, colour: INK };
const SMALL: TextStyle = { ...PLAIN, colour: GREY };

/** A session's difference from the plan: 'Delayed, was 13:30'; '' for none. */
function markOf(session: PrintedSession, language: Language, time: (instant: string) => string): string {
  const { session_status: status, previous_starts_at: before } = session;
  const wording = TEXTS[language];
  const state = status && status !== 'scheduled' && status !== 'finished' ? wording[status] : '';
  const was = before ? wording.was.replace('{{time}}', time(before)) : '';
  return [state, was].filter((part) => part !== '').join(', ');
}

/** Facts in a row, each in its own writing direction. */
const joinFacts = (facts: readonly string[], language: Language): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => isolated(fact, language))
    .join(' · ');

/** A round's status if it isn't as planned, with the reason: 'Postponed · The track is flooded'; otherwise ''. */
const roundMark = ({ status, statusNote, language }: PrintedTimetable): string =>
  status === 'scheduled' ? '' : joinFacts([TEXTS[language].round[status], statusNote], language);

/** A round's timetable on A4, by day, in a language. */
export function timetablePdf(timetable: PrintedTimetable): Promise<Buffer> {
  const { language, round, venue, timeZone, accent, sessions } = timetable;
  const day = (instant: string) => fullDay(instant, language, timeZone);
  const time = (instant: string) => clockTime(instant, language, timeZone);
  const zone = zoneName(language, timetable.start, timeZone);
  const title = `${TEXTS[language].title}: ${round}`;
  const dated = sessions.flatMap((session) => (session.date ? [{ ...session, date: session.date }] : []));
  return makePdf(
    title,
    (pdf) => {
      const x = PAGE.margin;
      let y = headline(pdf, title, { y: drawStripe(pdf, 0, accent, language) + 18, size: 24 }, language) + 4;
      y = write(pdf, joinFacts([venue, zone], language), SMALL, { x, y, width: WIDTH }, language) + 4;
      const mark = roundMark(timetable);
      if (mark !== '') y = write(pdf, mark, HEAD, { x, y, width: WIDTH }, language) + 4;
      const room = (height: number) => {
        if (y + height <= BOTTOM) return;
        pdf.addPage();
        y = PAGE.margin;
      };
      for (const [name, ofDay] of Map.groupBy(dated, ({ date }) => day(date))) {
        room(4 * LINE);
        y = write(pdf, name, HEAD, { x, y: y + 5, width: WIDTH }, language) + 2;
        for (const session of ofDay) {
          room(LINE);
          const times = [session.date, session.ends_at].flatMap((moment) => (moment ? [time(moment)] : []));
          const sessionTitle = [session.category, session.session_name]
            .filter((part) => part !== '')
            .join(', ');
          const mark = markOf(session, language, time);
          write(pdf, times.join('–'), STRONG, { x, y, width: TIME_WIDTH });
          const place = { x: x + TIME_WIDTH, y, width: WIDTH - TIME_WIDTH };
          write(pdf, mark === '' ? sessionTitle : `${sessionTitle} (${mark})`, PLAIN, place);
          y += LINE;
        }
      }
    },
    language,
  );
}

/** GET {TIMETABLE_PDF_PATH}/{url}: the current timetable of a published round, in the visitor's language. */
export const timetablePdfRoute = rawRoute('GET', `${TIMETABLE_PDF_PATH}/{url}`, async (call) => {
  const { payload, request, pathParameters } = call;
  const round = await findRound(payload, pathParameters.url ?? '');
  if (!round) throw notFound('round');
  const [sessions, categories, venues, domain] = await Promise.all([
    loadSessionsOfRounds(payload, [round.id]),
    readable(payload).find(findAll('categories', {})),
    readable(payload).find(findAll('venues', { id: { equals: refId(round.venue) ?? 0 } })),
    getDomain(payload),
  ]);
  const names = mapById(categories.docs);
  const [venue] = venues.docs;
  const bytes = await timetablePdf({
    language: languageOfRequest(request),
    round: round.name,
    status: round.round_status ?? 'scheduled',
    statusNote: round.status_note ?? '',
    venue: venue?.name ?? '',
    timeZone: venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
    start: round.start_date,
    accent: domain.theme_colour,
    sessions: (sessions.get(round.id) ?? []).map((session) => ({
      ...session,
      category: names.get(refId(session.category) ?? 0)?.name ?? '',
    })),
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="timetable-${round.url}.pdf"`,
      // It may change at any minute of a race day.
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
