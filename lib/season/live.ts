/** The site's own calls for pages that are open on a race day (docs/decisions/0073). Used by the server in front and by the browser. */

/** GET: the round that is on or about to begin, with its sessions, as JSON (`RaceDay`). */
export const RACE_DAY_CALL = '/api/race-day';
/** GET: an event stream that says when the answer of the other call has changed. */
export const LIVE_CALL = '/api/live';

/** Query parameter for browsers that start a stream anew; those that reconnect by themselves send the header Last-Event-ID. */
export const LAST_EVENT_PARAMETER = 'last';

/** How often a stream shows that it is alive. */
export const BEAT_MS = 20_000;

/**
 * Events of the stream. `hello` comes first, `beat` shows that the stream is alive, `change` names a round that changed, `all` says that it is
 * not known what was missed. All but `beat` have a `LiveEvent` as data, and an id.
 */
export const LIVE_EVENTS = ['hello', 'change', 'all', 'beat'] as const;
export type LiveEventName = (typeof LIVE_EVENTS)[number];

/** Query parameter of a page that also follows a session, with its id. */
export const SESSION_PARAMETER = 'session';

/**
 * Events of a followed session: `session` has the whole of it (`NumberedSession`), first of all and whenever a reader can't have followed,
 * `session-change` what changed since (`SessionChange`). They have no id: a stream that is opened anew begins with the whole.
 */
export const SESSION_EVENTS = ['session', 'session-change'] as const;
export type SessionEventName = (typeof SESSION_EVENTS)[number];

export type LiveEvent = {
  /** URL name of the round that is on; '' for none, or if that isn't known. */
  readonly round: string;
  /** ETag of the race day's JSON; '' if it has not been asked for yet. */
  readonly version: string;
};
