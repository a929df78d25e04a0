import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { TIMING_PATH, type TimingUpdate } from '../../lib/contract/timing.ts';
import { RACE_DAY_CALL } from '../../lib/season/live.ts';
import { demoMoment } from '../../lib/shared/demo-day.ts';
import { timingHeaders } from '../../lib/shared/node/signed-timing.ts';
import { signInToCms } from '../../scripts/run/cms-sign-in.ts';
import { RACE_FRIDAY } from '../../scripts/run/seeded-data.ts';
import { TEST_BACKEND_PORT, TEST_PORT, type TestSite } from '../../scripts/run/test-site.ts';
import { answerOnlyAnnouncedChanges } from '../support/announced-changes.ts';
import { axeProblems, expectAccessible } from '../support/axe.ts';
import { ownAdminToken } from '../support/cms-token.ts';
import { cutTexts, sidewaysScroll } from '../support/layout-faults.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { loseScript } from '../support/lose-scripts.ts';
import { startOwnSite } from '../support/own-site.ts';
import { pageProblems } from '../support/page-check.ts';
import { structuredDataProblems, structuredDataTypes } from '../support/structured-data.ts';
import { text } from '../support/texts.ts';

/** A site of its own, on the Friday of a round: it begins at one o'clock, when a practice session starts. */
const PORT = TEST_PORT + 6;
const BACKEND_PORT = TEST_BACKEND_PORT + 6;
const SITE = `http://localhost:${String(PORT)}`;
const CMS = `http://localhost:${String(BACKEND_PORT)}`;
const ROUND = '/round/round-5-teretonga';
const HOUR_MS = 60 * 60_000;
/** A page without a stream asks every 15 seconds, give or take half of that. */
const LONGEST_POLL_S = 23;

/** What is on ends twenty minutes after the site's start. */
const LONGEST_MS = 10 * 60_000;

let site: TestSite;
let token: string;
let startedAt = 0;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE });
test.beforeEach(async () => {
  // On a slow machine one site would not do for all tests.
  if (startedAt > 0 && Date.now() - startedAt < LONGEST_MS) return;
  if (startedAt > 0) await site.stop();
  startedAt = Date.now();
  site = await startOwnSite(PORT, BACKEND_PORT, { DEMO_DATE: RACE_FRIDAY });
  token = await ownAdminToken(CMS, site.admin);
});
test.afterAll(() => site.stop());

type Session = { readonly id: number; readonly starts_at: string; readonly ends_at: string };
/** Fields of the CMS. */
type Change = {
  readonly session_status?: string;
  readonly status_note?: string;
  readonly date?: string;
  readonly ends_at?: string;
  readonly live_timing_link?: string;
  readonly streams?: readonly { readonly name: string; readonly link: string }[];
  readonly rows?: readonly object[];
  readonly classification?: string;
  readonly classification_note?: string;
};

/** On until twenty past one, and the next, at twenty to two. */
const ON = 'Super Truck Series – Practice';
const NEXT = 'Junior Kart Academy – Practice';
const NEXT_AHEAD = /Junior Kart Academy – Practice in \d\d min/;

async function nextSession(request: APIRequestContext): Promise<Session> {
  const { sessions }: { sessions: Session[] } = await (await request.get('/api/race-day')).json();
  return sessions.find(({ starts_at }) => Date.parse(starts_at) > demoMoment(RACE_FRIDAY))!;
}

/** A change as open pages get it: by the names of the site's answer. */
const toldOf = ({
  session_status,
  date,
  ends_at,
  rows: _,
  classification: __,
  classification_note: ___,
  ...rest
}: Change): Record<string, unknown> => ({
  ...rest,
  ...(session_status === undefined ? {} : { status: session_status }),
  ...(date === undefined ? {} : { starts_at: date }),
  ...(ends_at === undefined ? {} : { ends_at }),
});

/** Changes a session in the CMS, as the office does, and waits until the site has heard of it. */
async function change(request: APIRequestContext, { id }: Session, data: Change): Promise<void> {
  const answer = await request.patch(`${CMS}/api/results/${id}`, {
    headers: { Authorization: `JWT ${token}` },
    data: { ...data, _status: 'published' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const told = async () => {
    const { sessions }: { sessions: Session[] } = await (await request.get(`${SITE}${RACE_DAY_CALL}`)).json();
    return sessions.find((session) => session.id === id);
  };
  await expect.poll(told).toMatchObject(toldOf(data));
}

/** A practice session of the demo: only its races have links from the start. */
const AS_PLANNED = { session_status: 'scheduled', status_note: '', live_timing_link: '', streams: [] };
const bar = (page: Page) => page.getByRole('complementary', { name: text('raceDay.title') });
const panel = (page: Page) => page.getByRole('region', { name: text('raceDay.title') });
const countdown = async (page: Page) => Number(/in (\d+) min/.exec(await bar(page).innerText())?.[1]);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page names the round that is on, and home, round and results have the hours of each day with their zone', async ({
    page,
  }) => {
    await page.goto('/news');
    await expect(bar(page)).toContainText('Teretonga');
    await expect(bar(page).getByRole('link', { name: text('round.schedule') })).toHaveAttribute(
      'href',
      '/timetable',
    );
    for (const path of ['/', ROUND, '/results']) {
      await page.goto(path);
      await expect(panel(page).getByRole('listitem')).toHaveCount(3);
      await expect(panel(page)).toContainText('7:30am–');
      await expect(panel(page)).toContainText('New Zealand Time');
      const main = page.getByRole('main');
      await expect(main.getByText(text('round.next'), { exact: true })).toHaveCount(0);
    }
    // What is on is in view without unfolding the day's earlier or later lines.
    await page.goto(ROUND);
    const shown = page.locator('#timetable .timetable-line').filter({ visible: true });
    await expect(shown).toHaveCount(4);
    const trucks = shown.filter({ hasText: 'Super Truck Series' });
    await expect(trucks.filter({ hasText: 'Practice' })).toHaveCount(1);
    // The round has the place of the editor's hero.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teretonga Southern Sprint');
  });
});

test('an open page counts down to what comes next, and moves nothing while it learns of it', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(bar(page)).toContainText(NEXT_AHEAD);
  await expect(bar(page)).toContainText(`${text('raceDay.on')} ${ON}`);
  await expect(panel(page)).toContainText('1:40pm');
  const { shift, moved } = await layoutShiftOf(page);
  expect(shift, moved).toBeLessThan(0.01);
});

test('on a phone the timetable opens at what is on, with what is over and next marked, and moves nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: SITE, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await watchLayoutShift(page);
  await page.goto('/timetable');
  const line = (stage: string) => page.locator(`.timetable-line[data-stage="${stage}"]`);
  await expect(line('on')).toContainText('Super Truck Series');
  await expect(line('on')).toContainText(text('raceDay.on'));
  await expect(line('on')).toBeInViewport();
  await expect(line('next')).toContainText('Junior Kart Academy');
  await expect(line('next')).toContainText(/in \d\d min/);
  await expect(line('over')).not.toHaveCount(0);
  const { shift, moved } = await layoutShiftOf(page);
  expect(shift, moved).toBeLessThan(0.01);
  // The categories stay at hand.
  await expect(page.getByRole('navigation', { name: text('timetable.filter') })).toBeInViewport();
  await context.close();
});

test('home on a race day is no longer than six screens of a phone', { tag: '@full' }, async ({ browser }) => {
  const screen = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: SITE, viewport: screen });
  const page = await context.newPage();
  await page.goto('/');
  await expect(panel(page).getByRole('listitem').first()).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / screen.height).toBeLessThanOrEqual(6);
  await context.close();
});

test('what the office changes shows in open pages at once: delayed, live with its links, finished', async ({
  page,
  request,
}) => {
  const next = await nextSession(request);
  await page.goto(ROUND);
  await expect(bar(page)).toContainText(NEXT_AHEAD);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const awaitAnnouncement = await answerOnlyAnnouncedChanges(page);
  try {
    await change(request, next, { session_status: 'delayed', status_note: 'Oil on the track' });
    await expect(panel(page)).toContainText('Oil on the track');
    await expect(bar(page)).toContainText(text('session.delayed'));
    await expect(page.getByRole('status').filter({ hasText: text('session.delayed') })).not.toHaveCount(0);

    awaitAnnouncement();
    await change(request, next, {
      session_status: 'running',
      status_note: '',
      live_timing_link: 'https://timing.example.org/live',
      streams: [{ name: 'Trackside stream', link: 'https://video.example.org/live' }],
    });
    await expect(bar(page)).toContainText(text('raceDay.live'));
    await expect(bar(page).getByRole('link', { name: text('session.liveTiming') })).toHaveAttribute(
      'href',
      'https://timing.example.org/live',
    );
    await expect(panel(page).getByRole('link', { name: 'Trackside stream' })).toHaveAttribute(
      'href',
      'https://video.example.org/live',
    );

    awaitAnnouncement();
    await change(request, next, { session_status: 'cancelled', status_note: 'Fog', streams: [] });
    await expect(panel(page)).toContainText('Fog');
    await expect(bar(page)).not.toContainText(text('raceDay.live'));
    await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  } finally {
    await change(request, next, AS_PLANNED);
  }
});

test(
  'in Arabic a name that is too long for a phone is cut at its end',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: SITE,
      viewport: { width: 320, height: 600 },
    });
    await context.addCookies([{ name: 'lang', value: 'ar', url: SITE }]);
    const page = await context.newPage();
    await page.goto('/news');
    const name = page.locator('.race-bar').getByRole('link', { name: 'Super Truck Series' });
    await expect(name).toBeVisible();
    const { isCut, beginning } = await name.evaluate((element) => {
      const range = document.createRange();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (words === null) throw new Error('The name is empty.');
      range.setStart(words, 0);
      range.setEnd(words, 1);
      const box = element.getBoundingClientRect();
      const first = range.getBoundingClientRect();
      return {
        isCut: element.scrollWidth > element.clientWidth,
        beginning: first.left >= box.left && first.right <= box.right,
      };
    });
    expect([isCut, beginning]).toEqual([true, true]);
    await context.close();
  },
);

test(
  'the open page of a session follows its sheet, car by car, while it is under way',
  { tag: '@full' },
  async ({ page, request }) => {
    const next = await nextSession(request);
    const cars = ['Mere Tautahi', 'Tom Lindqvist'];
    const order = (names: readonly string[]) =>
      names.map((name, index) => ({
        position: index + 1,
        race_number: String(cars.indexOf(name) + 7),
        name,
      }));
    await watchLayoutShift(page);
    await page.goto(`/session/${String(next.id)}`);
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    await expect(page.getByRole('region', { name: text('round.driverList') })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const drivers = page.getByRole('main').getByRole('rowheader');
    try {
      await change(request, next, { session_status: 'running', rows: order(cars) });
      await expect(drivers.first()).toContainText('Mere Tautahi');
      await expect(page.locator('.live-board')).toBeVisible();
      // The sheet takes the place of the entry list; what follows it is below the screen before and after.
      expect((await layoutShiftOf(page)).shift).toBeLessThan(0.1);
      await drivers.first().evaluate((row) => row.setAttribute('data-same-car', ''));
      await change(request, next, { rows: order(cars.toReversed()) });
      await expect(drivers.first()).toContainText('Tom Lindqvist');
      await expect(drivers.last()).toHaveAttribute('data-same-car', '');
      const main = page.getByRole('main');
      await change(request, next, { session_status: 'finished' });
      await expect(main).toContainText(text('results.provisional'));
      await change(request, next, { classification: 'official' });
      await expect(main).toContainText(text('results.official'));
      await change(request, next, { classification: 'amended', classification_note: 'Car 8: 5 s' });
      await expect(main).toContainText('Car 8: 5 s');
      await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    } finally {
      await change(request, next, {
        ...AS_PLANNED,
        rows: [],
        classification: 'provisional',
        classification_note: '',
      });
    }
  },
);

/** A timing system with its signed calls for a session, one after another. */
async function timingSystem(request: APIRequestContext, { id }: Session) {
  const headers = { Authorization: `JWT ${token}` };
  const data = { name: 'Track timing', is_active: true };
  const made = await request.post(`${CMS}/api/timing-providers`, { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { doc }: { doc: { id: number } } = await made.json();
  const secret = await request.post(`${CMS}/api/timing-providers/${String(doc.id)}/new-secret`, { headers });
  const signer: { provider: number; secret: string } = await secret.json();
  const path = `${API_BASE_PATH}${TIMING_PATH}/${String(id)}`;
  let sequence = Date.now();
  return async (update: TimingUpdate) => {
    const body = JSON.stringify(update);
    sequence += 1;
    const answer = await request.put(SITE + path, {
      headers: timingHeaders(signer, { path, sequence, body, time: Date.now() }),
      data: body,
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}

/**
 * From here on only the stream can tell the page of a session what changes: it asks for its version before it fetches itself again. A fetch
 * that is under way goes on: if it failed, the router would load the address whole.
 */
const onlyByStream = (page: Page, { id }: Session): Promise<unknown> =>
  page.route(`**/session/${String(id)}*`, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );

const TIMED: TimingUpdate = {
  status: 'running',
  flag: 'green',
  seconds_to_go: 750,
  rows: [
    {
      ...{ position: 1, race_number: '7', name: 'Mere Tautahi', laps: 3, best_time: '1:23.100' },
      ...{ last_time: '1:23.456', sectors: ['28.100', '30.200', '25.156'] },
    },
    { position: 2, race_number: '8', name: 'Tom Lindqvist', laps: 3, best_time: '1:24.000', diff: '0.900' },
  ],
};
const NO_SHEET: Change = { ...AS_PLANNED, rows: [], classification: 'provisional', classification_note: '' };
/** All tests send messages of the same session, where they stay until they are taken back. */
const STOPPED = { id: '1', text: 'Car 8 stopped at turn 3' };
const NOTHING_SAID: TimingUpdate = { status: 'scheduled', messages: [{ ...STOPPED, text: '' }] };

test('the page of a session moves as its timing system sends it, without asking', async ({
  page,
  request,
}) => {
  const next = await nextSession(request);
  const send = await timingSystem(request, next);
  const board = page.locator('.live-board');
  try {
    await send(TIMED);
    await page.goto(`/session/${String(next.id)}`);
    await expect(board).toContainText(text('session.flag.green'));
    await expect(board).toContainText('28.100 · 30.200 · 25.156');
    await onlyByStream(page, next);
    await send({ ...TIMED, flag: 'yellow', rows: TIMED.rows?.toReversed() ?? [], messages: [STOPPED] });
    await expect(board.getByRole('rowheader').first()).toContainText('Tom Lindqvist');
    await expect(board).toContainText(text('session.flag.yellow'));
    await expect(board.getByRole('region', { name: text('session.raceControl') })).toContainText(
      STOPPED.text,
    );
  } finally {
    await send(NOTHING_SAID);
    await change(request, next, NO_SHEET);
  }
});

test(
  'the page of a session asks by itself if the script that shows what it is sent fails to load',
  { tag: '@full' },
  async ({ page, request }) => {
    const next = await nextSession(request);
    const send = await timingSystem(request, next);
    const first = page.getByRole('main').getByRole('rowheader').first();
    const bringBack = await loseScript(page, 'live-board');
    try {
      await send(TIMED);
      await page.goto(`/session/${String(next.id)}`);
      await expect(first).toContainText('Mere Tautahi');
      await send({ ...TIMED, rows: TIMED.rows?.toReversed() ?? [] });
      await expect(first).toContainText('Tom Lindqvist');
      await expect(page.locator('.live-board')).toHaveCount(0);
    } finally {
      await bringBack();
      await send(NOTHING_SAID);
      await change(request, next, NO_SHEET);
    }
  },
);

test('what an official types at the track is on open pages by the stream alone, also before there is a sheet', async ({
  browser,
  page,
  request,
}) => {
  const next = await nextSession(request);
  const context = await browser.newContext();
  try {
    await change(request, next, { session_status: 'suspended', status_note: 'Red flag' });
    await page.goto(`/session/${String(next.id)}`);
    const board = page.locator('.live-board');
    await expect(board).toBeAttached();
    await onlyByStream(page, next);
    const office = await context.newPage();
    await signInToCms(office, `${CMS}/admin/login`, site.admin);
    await office.goto(`${CMS}/admin/race-control`);
    await expect(office.getByLabel('Session', { exact: true })).toHaveValue(String(next.id));
    const field = office.getByLabel('Message', { exact: true });
    await field.fill('Race restart 14:20');
    await field.press('Enter');
    await expect(office.getByRole('status').filter({ hasText: /^Sent: / })).toBeVisible();
    const told = page.getByRole('region', { name: text('session.raceControl') });
    await expect(told).toContainText('Race restart 14:20');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    expect(await axeProblems(office, { within: '.race-control' })).toEqual([]);
    await office.getByRole('button', { name: 'Take back: Race restart 14:20' }).press('Enter');
    await expect(office.getByRole('status').filter({ hasText: /^Taken back: / })).toBeVisible();
    // What a timing system said in another test stays.
    await expect(told.getByText('Race restart 14:20')).toHaveCount(0);
    // The screen may be open all day: it follows what others change, and what is typed stays.
    await field.fill('Half a mess');
    await change(request, next, { session_status: 'running', status_note: '' });
    await office.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const chosen = office.getByLabel('Session', { exact: true }).locator('option:checked');
    await expect(chosen).toContainText('(running)');
    await expect(field).toHaveValue('Half a mess');
  } finally {
    await context.close();
    await change(request, next, AS_PLANNED);
  }
});

test(
  'what race control says before a session begins is on its page, without scripts too, and in the panel, until it is taken back',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const next = await nextSession(request);
    const address = `/session/${String(next.id)}`;
    const words = 'Grid opens at 13:30';
    const say = async (said: string) => {
      const answer = await request.post(`${CMS}/api/results/${String(next.id)}/messages`, {
        headers: { Authorization: `JWT ${token}` },
        data: { id: 'before-the-start', text: said },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const [atRound, without] = [
      await browser.newContext({ baseURL: SITE }),
      await browser.newContext({ baseURL: SITE, javaScriptEnabled: false }),
    ];
    const round = await atRound.newPage();
    await page.goto(address);
    await round.goto(ROUND);
    for (const open of [page, round]) await expect(bar(open)).toContainText(NEXT_AHEAD);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const told = page.getByRole('region', { name: text('session.raceControl') });
    try {
      await say(words);
      await expect(told).toContainText(words);
      await expect(panel(round)).toContainText(`${text('session.raceControl')} ${words}`);
      await expectAccessible(page);
      const still = await without.newPage();
      await still.goto(address);
      await expect(still.getByRole('region', { name: text('session.raceControl') })).toContainText(words);
      await say('');
      await expect(told.getByText(words)).toHaveCount(0);
      await expect(panel(round)).not.toContainText(words);
      await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
    } finally {
      await say('');
      await atRound.close();
      await without.close();
    }
  },
);

test(
  'a session that moves fits a phone in the dark and in Arabic, and without scripts it is there as it was made',
  { tag: '@full' },
  async ({ browser, request }) => {
    const next = await nextSession(request);
    const send = await timingSystem(request, next);
    const phone = {
      baseURL: SITE,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    } as const;
    try {
      await send({ ...TIMED, messages: [STOPPED] });
      const context = await browser.newContext(phone);
      await context.addCookies([{ name: 'lang', value: 'ar', url: SITE }]);
      const page = await context.newPage();
      await page.goto(`/session/${String(next.id)}`);
      await expect(page.locator('.live-board')).toBeVisible();
      expect(await page.evaluate(sidewaysScroll)).toBe('');
      expect(await page.evaluate(cutTexts)).toEqual([]);
      await expectAccessible(page);
      await context.close();
      const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(`/session/${String(next.id)}`);
      const main = still.getByRole('main');
      for (const shown of [text('session.flag.green'), 'Mere Tautahi', '1:23.456', STOPPED.text])
        await expect(main).toContainText(shown);
      await plain.close();
    } finally {
      await send(NOTHING_SAID);
      await change(request, next, NO_SHEET);
    }
  },
);

test(
  'a session that moves is covered for whoever hides results',
  { tag: '@full' },
  async ({ page, request }) => {
    const next = await nextSession(request);
    const send = await timingSystem(request, next);
    try {
      await send(TIMED);
      await page.goto(`/session/${String(next.id)}`);
      await expect(page.locator('.live-board')).toBeVisible();
      await page.getByRole('button', { name: text('spoilers.hide') }).click();
      await expect(page.locator('.live-board')).toBeHidden();
      await send({ ...TIMED, flag: 'red' });
      await expect(page.getByRole('status').filter({ hasText: text('session.flag.red') })).toHaveCount(0);
    } finally {
      await change(request, next, NO_SHEET);
    }
  },
);

/** Changes the first record that fits, as the office does. @returns changes it back */
async function changeFirst(
  request: APIRequestContext,
  where: string,
  data: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const headers = { Authorization: `JWT ${token}` };
  const [collection = ''] = where.split('?');
  const found = await request.get(`${CMS}/api/${where}&limit=1&depth=0`, { headers });
  const { docs }: { docs: (Record<string, string> & { id: number })[] } = await found.json();
  const [before] = docs;
  if (before === undefined) throw new Error(`There is no record for ${where}.`);
  const write = async (fields: object) => {
    const address = `${CMS}/api/${collection}/${String(before.id)}`;
    const answer = await request.patch(address, { headers, data: fields });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await write(data);
  return () => write(Object.fromEntries(Object.keys(data).map((name) => [name, before[name] ?? ''])));
}

test(
  'an open entry list and open news follow what the office writes',
  { tag: '@full' },
  async ({ page, request }) => {
    const main = page.getByRole('main');
    const entry = 'entries?where[round.url][equals]=round-5-teretonga&where[status][equals]=entered';
    await page.goto(`${ROUND}/entries`);
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    const enterAgain = await changeFirst(request, entry, { note: 'Gearbox, not repaired' });
    try {
      await expect(main).toContainText('Gearbox, not repaired');
    } finally {
      await enterAgain();
    }
    await page.goto('/news');
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    const newest = await main.locator('a[href^="/article/"]').first().getAttribute('href');
    const article = `articles?where[url][equals]=${String(newest).slice('/article/'.length)}`;
    const renameAgain = await changeFirst(request, article, {
      name: 'Practice is stopped',
      _status: 'published',
    });
    try {
      await expect(main).toContainText('Practice is stopped');
    } finally {
      await renameAgain();
    }
  },
);

test(
  'a post of the day belongs to the round, makes the feed a live blog, and is offered on the open page of the round',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto(ROUND);
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    const headers = { Authorization: `JWT ${token}` };
    const offsetMs = Number(await page.locator('html').getAttribute('data-clock-offset'));
    const write = async (title: string) => {
      const answer = await request.post(`${CMS}/api/microblog-posts`, {
        headers,
        data: {
          title,
          link: '/timetable',
          link_text: title,
          published_at: new Date(Date.now() + offsetMs).toISOString(),
          _status: 'published',
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { doc }: { doc: { id: number } } = await answer.json();
      return doc.id;
    };
    // The round has none yet: the first comes with the next reading of the page.
    const first = await write('Practice is about to begin');
    await expect.poll(async () => (await request.get('/feed/round/round-5-teretonga')).status()).toBe(200);
    const html = await (await request.get('/feed')).text();
    expect(structuredDataTypes(html)).toContain('LiveBlogPosting');
    expect(structuredDataProblems(html)).toEqual([]);
    await page.goto(ROUND);
    await expect(page.locator(`#post-${String(first)}`)).toContainText('Practice is about to begin');
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    const second = await write('The first cars are out');
    const offer = page.getByRole('button', { name: text('islands.feed.new_one').replace('{{count}}', '1') });
    await offer.click();
    await expect(page.locator(`#post-${String(second)} article`)).toBeFocused();
    for (const id of [first, second])
      await request.delete(`${CMS}/api/microblog-posts/${String(id)}`, { headers });
  },
);

test(
  'a page that was made before a change shows it, though the change came before the page listened',
  { tag: '@full' },
  async ({ page, request }) => {
    const next = await nextSession(request);
    const line = page
      .locator('.timetable-line')
      .filter({ has: page.locator(`a[href="/session/${String(next.id)}"]`) });
    const asked = Promise.withResolvers<null>();
    const changed = Promise.withResolvers<null>();
    await page.route(`**${RACE_DAY_CALL}`, async (route) => {
      asked.resolve(null);
      await changed.promise;
      await route.continue();
    });
    await page.goto(ROUND);
    await expect(line).not.toContainText(text('session.cancelled'));
    await asked.promise;
    try {
      await change(request, next, { session_status: 'cancelled', status_note: 'Fog' });
      changed.resolve(null);
      await expect(line).toContainText(text('session.cancelled'));
    } finally {
      changed.resolve(null);
      await change(request, next, AS_PLANNED);
    }
  },
);

test(
  'where every stream is cut at once the page asks now and then',
  { tag: '@full' },
  async ({ page, request }) => {
    const next = await nextSession(request);
    await page.clock.install();
    // The browser reconnects by itself, and fails much more often than the page asks.
    await page.route('**/api/live*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'retry: 20\n\n' }),
    );
    await page.goto('/');
    await page.clock.runFor(1_000);
    await expect(bar(page)).toContainText(NEXT);
    try {
      await change(request, next, { session_status: 'running', status_note: 'By asking' });
      for (let second = 0; second < LONGEST_POLL_S; second += 1) {
        const cut = page.waitForRequest('**/api/live*');
        await page.clock.runFor(1_000);
        await cut;
      }
      await expect(bar(page)).toContainText('By asking');
    } finally {
      await change(request, next, AS_PLANNED);
    }
  },
);

test(
  'a browser whose clock is ten minutes wrong counts the same minutes',
  { tag: '@full' },
  async ({ page, browser }) => {
    await page.goto('/');
    await expect(bar(page)).toContainText(NEXT_AHEAD);
    for (const error of [10, -10]) {
      const context = await browser.newContext({ baseURL: SITE });
      const other = await context.newPage();
      await other.clock.install({ time: Date.now() + error * 60_000 });
      await other.goto('/');
      await other.clock.runFor(1_000);
      await expect
        .poll(async () => Math.abs((await countdown(other)) - (await countdown(page))))
        .toBeLessThanOrEqual(1);
      await context.close();
    }
  },
);

for (const [zone, start] of [
  ['Pacific/Auckland', '8:45am'],
  // On Friday evening.
  ['Europe/London', '7:45pm'],
] as const)
  test(
    `after a night in an open tab, without a connection, it is right for a visitor in ${zone}`,
    { tag: '@full' },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: SITE, timezoneId: zone, locale: 'en-NZ' });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('timetable-clock', 'mine'));
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(1_000);
      await expect(bar(page)).toContainText(NEXT);
      await expect(panel(page)).toContainText(NEXT);
      await context.setOffline(true);
      // Eight on Saturday morning at the track.
      await page.clock.fastForward(19 * HOUR_MS);
      await page.clock.runFor(1_000);
      await expect(bar(page)).toContainText(/Qualifying in [34]\d min/);
      await expect(panel(page)).toContainText(`${start}–`);
      await expect(bar(page)).not.toContainText(text('raceDay.live'));
      // It says how old this is.
      await expect(panel(page)).toContainText(/As of \d+:\d\d[ap]m/);
      await context.close();
    },
  );

for (const isBrief of [true, false])
  test(
    `pages of a race day are valid, silent, stable and accessible in ${isBrief ? 'light colours' : 'both colour schemes'}`,
    { tag: isBrief ? [] : '@full' },
    async ({ browser, request }) => {
      // As much as the panel ever says: what is on with its links, what else is on with links of its own, and the next.
      const next = await nextSession(request);
      await change(request, next, {
        session_status: 'running',
        live_timing_link: 'https://timing.example.org/live',
        streams: [{ name: 'Trackside stream', link: 'https://video.example.org/live' }],
      });
      try {
        for (const path of isBrief ? [ROUND] : ['/', ROUND, '/wheretowatch'])
          expect(await pageProblems(browser, path, { isBrief }), path).toEqual([]);
      } finally {
        await change(request, next, AS_PLANNED);
      }
    },
  );

test.describe('where to watch', () => {
  const rows = (page: Page) => page.locator('.watch-row');

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lists who shows the round, with zone, language and price', async ({ page }) => {
      await page.goto('/wheretowatch');
      await expect(rows(page)).toHaveCount(6);
      await expect(rows(page).filter({ hasText: 'Te Reo Motorsport' })).toContainText('Māori');
      await expect(rows(page).filter({ hasText: 'Aotearoa Sport 2' })).toContainText(text('watch.paid'));
      await expect(page.getByText('New Zealand Time').first()).toBeVisible();
      const events = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(events.filter((json) => json.includes('"BroadcastEvent"'))).toHaveLength(6);
      expect(structuredDataProblems(await page.content())).toEqual([]);
    });
  });

  test(
    "has the visitor's own country first by their time zone without moving anything, and remembers another",
    { tag: '@full' },
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: SITE,
        timezoneId: 'Europe/London',
        locale: 'en-NZ',
      });
      const page = await context.newPage();
      await watchLayoutShift(page);
      await page.goto('/wheretowatch');
      const country = page.getByLabel(text('watch.country'));
      await expect(country).toHaveValue('GB');
      await expect(rows(page).first()).toContainText('Paddock+');
      const { shift, moved } = await layoutShiftOf(page);
      expect(shift, moved).toBeLessThan(0.01);
      const maori = rows(page).filter({ hasText: 'Te Reo Motorsport' }).getByRole('time');
      const atTrack = await maori.allTextContents();
      await page.getByRole('radio', { name: text('timetable.mine') }).check({ force: true });
      await expect.poll(() => maori.allTextContents()).not.toEqual(atTrack);
      await page.getByRole('radio', { name: text('timetable.track') }).check({ force: true });
      await expect.poll(() => maori.allTextContents()).toEqual(atTrack);
      await country.selectOption('AU');
      await expect(rows(page).first()).toContainText('Coral Motor Channel');
      await page.goto('/wheretowatch');
      await expect(country).toHaveValue('AU');
      await context.close();
    },
  );
});

// The last ones: a session that has moved keeps its former start.
for (const path of ['/timetable', ROUND])
  test(
    `an open timetable at ${path} follows what the office changes, by the track's clock and the visitor's`,
    { tag: '@full' },
    async ({ browser, request }) => {
      const context = await browser.newContext({
        baseURL: SITE,
        timezoneId: 'Europe/London',
        locale: 'en-NZ',
      });
      const page = await context.newPage();
      const next = await nextSession(request);
      const line = page
        .locator('.timetable-line')
        .filter({ has: page.locator(`a[href="/session/${String(next.id)}"]`) });
      await page.goto(path);
      await expect(bar(page)).toContainText(NEXT_AHEAD);
      await expect(line).toContainText('1:40');
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      const later = (minutes: number) => {
        const shifted = (moment: string) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
        return { date: shifted(next.starts_at), ends_at: shifted(next.ends_at) };
      };
      try {
        await change(request, next, later(25));
        await expect(line).toContainText('2:05');
        await page.getByRole('radio', { name: text('timetable.mine') }).check({ force: true });
        // In London, early that morning.
        await expect(line).toContainText('1:05am');
        await change(request, next, later(35));
        await expect(line).toContainText('1:15am');
        await page.getByRole('radio', { name: text('timetable.track') }).check({ force: true });
        await expect(line).toContainText('2:15');
        await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
      } finally {
        await change(request, next, { ...AS_PLANNED, ...later(0) });
        await context.close();
      }
    },
  );
