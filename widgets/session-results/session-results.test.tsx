import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import { liveSessionSchema } from '@/lib/contract/entities/live-session';
import { entrySchema, resultRoundSchema, type TimingRow } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { result, timingRow } from '@/tests/widgets/racing-records';
import { sessionClasses } from '@/lib/season/session-classes';
import { sessionFacts, type SessionPage } from './load';
import { SessionResultsView } from './session-results';
import { NONE_RELATED } from './related-sessions';
import { makeSheet } from '@/lib/season/sheet';

const rows = [
  timingRow({ position: 1, name: 'Aroha Tane', class: 'A', total_time: '20:00.000', best_time: '1:09.000' }),
  timingRow({ position: 2, name: 'Sam Lee / Mia Ropata', class: 'B', diff: '2.345', best_time: '1:10.000' }),
  timingRow({ position: null, name: 'Joe Hill', class: 'B', total_time: '', best_time: '' }),
];
const page = (sheetRows: readonly TimingRow[], classSlug = ''): SessionPage => {
  const session = result(sheetRows, { category: { id: 1, name: 'GT Championship', url: 'gt' } });
  const chosen = sessionClasses(session.rows).find(({ slug }) => slug === classSlug) ?? null;
  const drivers = new Map([['Aroha Tane', '/drivers/aroha-tane']]);
  return {
    session,
    dateTime: '',
    statusSince: '',
    sheet: makeSheet(session, chosen),
    laps: [],
    moment: null,
    hasReplay: false,
    around: NONE_RELATED,
    ahead: null,
    entries: [],
    changes: [],
    drivers,
    teams: new Map(),
  };
};

async function view(data: SessionPage, language: Language) {
  const t = await getTranslator(language);
  const context = await widgetContext({ path: pagePath('session/1'), isFirst: true, language, t });
  return (
    <SessionResultsView settings={sessionResultsBlock.settings.parse({})} data={data} context={context} />
  );
}
const show = async (data: SessionPage, language: Language = 'en') => render(await view(data, language));

test('has a class column and a link to each class if classes differ (spec 5.13)', async () => {
  await show(page(rows));
  expect(screen.getByRole('columnheader', { name: 'Class' })).toBeInTheDocument();
  const classes = within(screen.getByRole('navigation', { name: 'Classes' }));
  expect(classes.getByRole('link', { name: 'Class B' })).toHaveAttribute('href', '/session/1/b');
  expect(classes.getByRole('link', { name: 'All classes' })).toHaveAttribute('aria-current', 'page');
});

test('the sheet of a class leads back to the whole one', async () => {
  await show(page(rows, 'b'));
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/results',
    '/session/1',
  ]);
  expect(trail.getByText('Class B')).toHaveAttribute('aria-current', 'page');
});

test('has neither if all cars are in one class (spec 5.13)', async () => {
  await show(page(rows.map((row) => ({ ...row, class: 'A' }))));
  expect(screen.queryByRole('columnheader', { name: 'Class' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Classes' })).toBeNull();
});

test('lists the entries until there is a sheet, and nobody if there will be none', async () => {
  const entries = [
    entrySchema.parse({
      id: 1,
      race_number: '07',
      name: 'Mere Tautahi',
      team: 'Kea Racing',
      status: 'entered',
    }),
  ];
  const { unmount } = await show({ ...page([]), entries });
  const list = screen.getByRole('region', { name: 'Entry list' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(/07.*Mere Tautahi.*Kea Racing/);
  expect(screen.queryByText('No results yet.')).toBeNull();
  unmount();
  const { session, ...rest } = page([]);
  await show({ ...rest, session: { ...session, session_status: 'cancelled' }, entries });
  expect(screen.queryByRole('region', { name: 'Entry list' })).toBeNull();
});

test('ways to share a result are covered with it: its share picture gives as much away', async () => {
  const shareOf = async (data: SessionPage) => {
    const { unmount } = await show(data);
    const told = screen
      .getByRole('list', { name: 'Share' })
      .closest('[data-tells]')
      ?.getAttribute('data-tells');
    unmount();
    return told;
  };
  const finished = page(rows);
  expect(await shareOf(finished)).toMatch(new RegExp(` s${String(finished.session.id)}$`));
  expect(await shareOf(page([]))).toBeUndefined();
});

test('offers its documents by their names', async () => {
  const { session, ...rest } = page(rows);
  const file = { id: 9, url: '/assets/files/14.pdf', name: 'd14', size: 2048, mime_type: 'application/pdf' };
  const documents = [
    { name: 'Stewards’ decision 14', file },
    { name: 'Withdrawn', file: null },
  ];
  await show({ ...rest, session: { ...session, documents } });
  const section = screen.getByRole('heading', { name: 'Documents' }).parentElement;
  if (section === null) throw new Error('There are no documents.');
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pdf/9']);
  expect(links[0]).toHaveTextContent('Stewards’ decision 14 (PDF, 2 KB)');
});

test('shows DNF for cars that did not finish a race, below all others', async () => {
  await show(page(rows));
  const lines = screen.getAllByRole('row');
  expect(lines.at(-2)).toHaveTextContent('Not classified');
  expect(lines.at(-1)).toHaveTextContent('Joe Hill');
  expect(lines.at(-1)).toHaveTextContent('DNF');
});

test('shows the outcome of each unclassified car, in races and other sessions', async () => {
  const ended = ['DNS', 'DSQ', 'NC'].map((total_time) =>
    timingRow({
      position: null,
      name: total_time.toLowerCase(),
      class: 'A',
      total_time,
      best_time: '1:09.000',
    }),
  );
  for (const is_a_race of [true, false]) {
    const data = page([...rows, ...ended]);
    const session = { ...data.session, is_a_race };
    const { unmount } = await show({ ...data, session, sheet: makeSheet(session, null) });
    expect(
      screen
        .getAllByRole('row')
        .slice(-3)
        .map((line) => within(line).getAllByRole('cell').at(-1)?.textContent),
    ).toEqual(['DNS', 'DSQ', 'NC']);
    unmount();
  }
});

test('links to drivers that have a page', async () => {
  await show(page(rows));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('link', { name: 'Aroha Tane' })).toHaveAttribute('href', '/drivers/aroha-tane');
  expect(table.queryByRole('link', { name: 'Mia Ropata' })).toBeNull();
  // The winner above the table, too.
  const winner = screen.getByText('Winner').closest('div')!;
  expect(within(winner).getByRole('link', { name: 'Aroha Tane' })).toBeVisible();
  expect(table.getByRole('rowheader', { name: /Sam Lee ?\/ ?Mia Ropata/ })).toBeInTheDocument();
});

test('links its category, round and circuit to their pages', async () => {
  const { session, ...rest } = page(rows);
  const round = resultRoundSchema.parse({
    name: 'Taupō',
    url: 'taupo',
    venue: { name: 'Taupō Motorsport Park', url: 'taupo-park' },
  });
  await show({ ...rest, session: { ...session, round } });
  const line = screen.getByRole('link', { name: 'GT Championship' }).closest('p')!;
  expect(line).toHaveTextContent('GT Championship · Taupō · Taupō Motorsport Park');
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/category/gt', '/round/taupo', '/circuit/taupo-park']);
});

test('links a team to its page', async () => {
  await show(page(rows.map((row) => ({ ...row, team: 'Kea Racing', team_url: 'kea-racing' }))));
  const links = within(screen.getByRole('table')).getAllByRole('link', { name: 'Kea Racing' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(rows.map(() => '/team/kea-racing'));
});

test('links a team with a target, and the grid to the session that set it', async () => {
  const raced = rows.map((row, index) => ({
    ...row,
    grid: index + 1,
    car: 'V8',
    team: index === 0 ? 'Kea Racing' : 'Own',
  }));
  const data = page(raced);
  const gridFrom = { id: 4, date: null, session_name: 'Qualifying', category: null };
  const around = { ...NONE_RELATED, gridFrom };
  await show({ ...data, around, teams: new Map([['Kea Racing', '/standings/gt-teams']]) });
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('link', { name: 'Kea Racing' })).toHaveAttribute('href', '/standings/gt-teams');
  expect(table.queryByRole('link', { name: 'Own' })).toBeNull();
  expect(table.getByRole('rowheader', { name: /V8 · Kea Racing/ })).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/session/4');
});

test('shows in the reader’s language how many laps apart a car is', async () => {
  const lapped = timingRow({ position: 9, name: 'Sam Lee', diff: '2 Laps', total_time: '' });
  await show(page([...rows, lapped]));
  expect(screen.getAllByRole('cell', { name: '+2 laps' }).length).toBeGreaterThan(0);
});

test('labels the fastest lap', async () => {
  await show(page(rows));
  expect(screen.getAllByText(/\(Fastest lap\)/).length).toBeGreaterThan(0);
});

test('is named in the reader’s language, with its category as the office wrote it', async () => {
  const near = { id: 4, date: null, session_name: 'Qualifying', category: null };
  const walk = { id: 5, date: null, session_name: 'Pit walk', category: null };
  await show({ ...page(rows), around: { ...NONE_RELATED, previous: near, next: walk } }, 'fr');
  const heading = screen.getByRole('heading', { level: 1, name: 'GT Championship Course 1' });
  expect(within(heading).getByText('GT Championship')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: /Qualifications/ })).toHaveAttribute('href', '/session/4');
  expect(screen.getByText('Pit walk')).toHaveAttribute('lang', 'en');
  const context = await widgetContext({ language: 'fr', t: await getTranslator('fr') });
  expect(sessionFacts(page(rows), context).title).toBe('GT Championship Course 1');
});

test('excludes the results of a single class from search engines', async () => {
  const context = await widgetContext();
  expect(sessionFacts(page(rows), context).index).toBe(true);
  expect(sessionFacts(page(rows, 'b'), context).index).toBe(false);
});

test('shows whether the results are official, and since when', async () => {
  const data = page(rows);
  const official = { ...data, session: { ...data.session, status: 'official' as const } };
  await show({ ...official, statusSince: '27 Jan 2027, 4:05 PM' });
  expect(screen.getByText('Official since 27 Jan 2027, 4:05 PM')).toBeInTheDocument();
});

test('a planned session shows its changes and why, and has no timing sheet', async () => {
  const data = page([]);
  const change = {
    at: '2027-01-23T00:00:00Z',
    time: '23 Jan 2027, 1:00 PM',
    kind: 'start' as const,
    before: '1:30 PM',
    after: '2:00 PM',
    reason: 'Rain',
  };
  const session = { ...data.session, session_status: 'delayed' as const, status_note: 'Rain' };
  await show({ ...data, session, changes: [change] });
  expect(screen.getByText('Delayed')).toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'What changed' }));
  expect(history.getByText('Start moved from 1:30 PM to 2:00 PM')).toBeInTheDocument();
  expect(history.getByText('Rain')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a sheet has the grid, the points, the crew and the stewards’ decisions, if known', async () => {
  const detailed = [
    timingRow({
      position: 1,
      name: 'Aroha Tane / Sam Lee',
      total_time: '20:00.000',
      grid: 4,
      points: 75,
      team: 'Kea Racing',
      car: 'V8 GT coupe',
      penalties: '5 s, track limits',
      is_fastest_lap: true,
      best_time: '1:10.000',
    }),
    timingRow({ name: 'Joe Hill', status: 'excluded', status_note: 'Underweight', best_time: '1:09.000' }),
  ];
  await show(page(detailed));
  const [, first, , last] = screen.getAllByRole('row');
  // From fourth on the grid to first.
  expect(within(first!).getByRole('cell', { name: '4 Up 3' })).toBeInTheDocument();
  expect(within(first!).getByRole('cell', { name: '75' })).toBeInTheDocument();
  expect(first).toHaveTextContent('V8 GT coupe · Kea Racing');
  expect(first).toHaveTextContent('Penalty: 5 s, track limits');
  expect(last).toHaveTextContent('Underweight');
  expect(last).toHaveTextContent('Excluded');
  // The sheet decides whose lap counts, even if another is faster on paper.
  expect(screen.getByText('1:10.000', { selector: '.timing-figure' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Class' })).toBeNull();
});

test('draws a race with a grid from there to the finish, but not a class or a race without a grid', async () => {
  const raced = [2, 3, 1].map((grid, index) =>
    timingRow({
      position: index + 1,
      name: `Car ${String(index + 1)}`,
      class: index === 0 ? 'A' : 'B',
      grid,
    }),
  );
  const drawn = () => screen.queryByRole('img', { name: 'From grid to finish' });
  const { unmount } = await show(page(raced));
  // One line goes up, and the others down.
  expect([...(drawn()?.querySelectorAll('path') ?? [])].map(({ dataset }) => dataset['gain'])).toEqual([
    '1',
    '1',
    '-1',
  ]);
  unmount();
  const ofClass = await show(page(raced, 'b'));
  expect(drawn()).toBeNull();
  ofClass.unmount();
  await show(page(raced.map((row) => ({ ...row, grid: null }))));
  expect(drawn()).toBeNull();
});

test('links to the previous and next session, and to the same one of the other categories', async () => {
  const gt = { id: 1, name: 'GT Championship', url: 'gt' };
  const near = (id: number, name: string) => ({
    id,
    date: null,
    session_name: 'Race 1',
    category: { ...gt, id, name },
  });
  const around = {
    ...NONE_RELATED,
    sameOfAll: [near(1, 'GT Championship'), near(5, 'Formula Ford')],
    previous: near(4, 'Super Trucks'),
    next: near(5, 'Formula Ford'),
  };
  await show({ ...page(rows), around });
  const categories = within(screen.getByRole('navigation', { name: 'Same session, other categories' }));
  expect(categories.getByRole('link', { name: 'GT Championship' })).toHaveAttribute('aria-current', 'page');
  expect(categories.getByRole('link', { name: 'Formula Ford' })).toHaveAttribute('href', '/session/5');
  const steps = within(screen.getByRole('navigation', { name: 'Previous and next session' }));
  expect(steps.getByRole('link', { name: /Super Trucks Race 1/ })).toHaveAttribute('href', '/session/4');
  expect(steps.getByRole('link', { name: /Formula Ford Race 1/ })).toHaveAttribute('href', '/session/5');
});

test('an amended sheet shows at the top what was amended', async () => {
  const data = page(rows);
  const change = {
    at: '2027-01-23T00:00:00Z',
    time: '',
    kind: 'classification' as const,
    before: 'official',
  };
  const changes = [{ ...change, after: 'amended', reason: 'Car 21: 5 s, track limits' }];
  await show({ ...data, session: { ...data.session, classification: 'amended' }, changes });
  expect(screen.getAllByText('Car 21: 5 s, track limits')).toHaveLength(2);
});

test('a class has the same colour whoever leads', async () => {
  const reversed = [...rows.slice(0, 2)].toReversed().map((row, index) => ({ ...row, position: index + 1 }));
  const coloursOf = async (data: SessionPage) => {
    const { container, unmount } = await show(data);
    const marks = [...container.querySelectorAll<HTMLElement>('.class-mark')];
    const colours = new Map(marks.map((mark) => [mark.textContent[0], mark.dataset['class']]));
    unmount();
    return colours.get('A');
  };
  expect(await coloursOf(page(reversed))).toBe(await coloursOf(page(rows)));
});

test('shows that its round was cancelled, and why, and nothing that would still come', async () => {
  const { session, ...rest } = page([]);
  const round = resultRoundSchema.parse({
    name: 'Taupō',
    url: 'taupo',
    round_status: 'cancelled',
    status_note: 'Slips on the road in',
  });
  await show({ ...rest, session: { ...session, round } });
  expect(screen.getByText('Cancelled').closest('p')).toHaveTextContent('Taupō · Slips on the road in');
  expect(screen.queryByText('No results yet.')).toBeNull();
});

test.each([
  ['delayed', 'Delayed'],
  ['postponed', 'Postponed'],
  ['cancelled', 'Cancelled'],
  ['running', 'Under way'],
  ['suspended', 'Suspended'],
  ['finished', 'Finished'],
] as const)('a session that is %s says so, with the reason', async (session_status, words) => {
  const { session, ...rest } = page([]);
  await show({ ...rest, session: { ...session, session_status, status_note: 'Oil on the track' } });
  expect(screen.getByText(words).closest('p')).toHaveTextContent('Oil on the track');
});

/** The mark that a session's page was made with while it is live, or once it is over. */
async function momentOf(session: SessionPage['session'], isUnderWay: boolean) {
  const live = liveSessionSchema.parse({
    ...{ id: session.id, is_a_race: true, session_status: 'running', flag: 'yellow', laps_to_go: 4 },
    rows: session.rows.map((row) => ({ ...row, last_time: '1:11.222', sectors: ['28.100', '43.122'] })),
  });
  return {
    live,
    messages: [{ id: '1', time: '2:05pm', text: 'Car stopped at turn 3' }],
    texts: isUnderWay ? await getIslandMessages('en', ['results', 'session', 'standings']) : null,
  };
}
const textOf = async (data: SessionPage) => {
  document.body.innerHTML = renderToStaticMarkup(await view(data, 'en'));
  return document.body.textContent;
};

test('during the session, the page has flag, time left, last laps, sectors and messages without a script', async () => {
  const data = page(rows);
  const moment = await momentOf(data.session, true);
  const text = await textOf({ ...data, moment, sheet: makeSheet(moment.live, null) });
  for (const shown of [
    'Yellow flag',
    'Laps to go: 4',
    '1:11.222',
    '28.100 · 43.122',
    'Car stopped at turn 3',
  ])
    expect(text).toContain(shown);
});

test('a session without rows shows race control’s messages above the entries; once under way, it is covered', async () => {
  const { session, ...rest } = page([]);
  const entry = { id: 1, race_number: '07', name: 'Mere Tautahi', team: '', status: 'entered' };
  const moment = await momentOf(session, true);
  const show = (session_status: 'delayed' | 'running') =>
    textOf({
      ...rest,
      moment,
      session: { ...session, session_status },
      entries: [entrySchema.parse(entry)],
    });
  const text = await show('delayed');
  expect(text.indexOf('Car stopped at turn 3')).toBeGreaterThan(0);
  expect(text.indexOf('Mere Tautahi')).toBeGreaterThan(text.indexOf('Car stopped at turn 3'));
  const message = () => screen.getByText('Car stopped at turn 3');
  expect(message().closest('[data-tells]')).toBeNull();
  await show('running');
  expect(message().closest('[data-tells]')).not.toBeNull();
});

test('before a session begins, its page has what race control says, in a place where those who listen are told of the next', async () => {
  const { session, ...rest } = page([]);
  const entry = entrySchema.parse({ id: 1, race_number: '07', name: 'Mere Tautahi', status: 'entered' });
  const planned = { ...session, session_status: 'scheduled' as const };
  const before = { ...rest, session: planned, entries: [entry] };
  const text = await textOf({ ...before, moment: await momentOf(session, false) });
  expect(text.indexOf('2:05pm Car stopped at turn 3')).toBeGreaterThan(0);
  expect(text.indexOf('Mere Tautahi')).toBeGreaterThan(text.indexOf('Car stopped at turn 3'));
  expect(text).not.toContain('Yellow flag');
  const place = () => document.querySelector('[aria-live="polite"]');
  expect(place()).toContainElement(screen.getByRole('region', { name: 'Race control' }));
  expect(screen.getAllByText('Car stopped at turn 3')).toHaveLength(1);
  await textOf(before);
  expect(place()).toBeEmptyDOMElement();
  await textOf(page(rows));
  expect(place()).toBeNull();
});

test('once it is over, the page has its messages, and no flag', async () => {
  const data = page(rows);
  const text = await textOf({ ...data, moment: await momentOf(data.session, false) });
  expect(text).toContain('2:05pm Car stopped at turn 3');
  expect(text).not.toContain('Yellow flag');
  expect(text).not.toContain('Watch the race again');
  expect(await textOf({ ...data, hasReplay: true })).toContain('Watch the race again');
});
