import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startGoogle } from '../../backend/commerce/wallet/stand-ins.ts';
import { makeTestWallets } from '../../scripts/run/wallet-stand-in.ts';
import { LIVE_CALL, RACE_DAY_CALL } from '../../lib/season/live.ts';
import { demoMoment } from '../../lib/shared/demo-day.ts';
import { checkCarts, openShop, startBuyers } from '../../scripts/drill/buyers.ts';
import { holdLastTickets, sellTickets, startGuests } from '../../scripts/drill/guests.ts';
import { areAll200, visitPage, SEEN, startReaders, tally } from '../../scripts/drill/readers.ts';
import {
  orderMail,
  startManyMachines,
  until,
  type Machine,
  type ManyMachines,
} from '../../scripts/run/many-machines.ts';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import { codeIn, lastMail, newVisitor, tokensOf } from '../contract/harness/accounts.ts';
import { signIn, type Cms } from '../contract/harness/cms.ts';
import {
  buyCode,
  creditOf,
  decide,
  paidState,
  postAs,
  records,
  sellVouchers,
} from '../contract/harness/money.ts';
import type { RunningServer } from '../contract/harness/servers.ts';
import { cartOf, shopOf, URL_OF_PAGE } from '../contract/shop/shop.ts';
import { accountCases } from './account-cases.ts';
import { newBuyerAt, startOrders } from './orders.ts';
import { passCases } from './pass-cases.ts';
import { siteAt, SOON_MS, type Place } from './place.ts';
import { shopCases } from './shop-cases.ts';

/** Two sites and two backends on one PostgreSQL, one Valkey and one storage, behind nginx (docs/decisions/0103, 0109). */
const START_MS = 600_000;
const TEST_MS = 900_000;
/** How long another backend may take to do what is done once, and a little for a busy machine. */
const TAKEOVER_MS = 90_000;
/** By when another does the work of a backend that is held still. */
const FROZEN_MS = 90_000;
/** What a killed backend was about to send, another sends after five minutes, in which the next part fails. */
const MAILED_MS = 400_000;
const PAUSE_MS = 50;
const UNDER_LOAD_MS = 1_000;
const DOWN_MS = 1_500;
const HOUR_MS = 60 * 60_000;
const IN_CHARGE = 'this backend now runs the once-only work';

const articlesSchema = z.object({ docs: z.array(z.object({ id: z.number(), url: z.string() })) });

const call = async (url: string, token: string, method = 'GET'): Promise<unknown> =>
  (await fetch(url, { method, headers: { Authorization: `JWT ${token}` } })).json();

/** When a line was logged. */
const timeOf = (line: string): number =>
  z.object({ time: z.number().default(0) }).parse(JSON.parse(line)).time;

/** An open page's event stream. */
function openStream(url: string) {
  let received = '';
  const asked = request(url, (answer) => {
    answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  });
  // What ends it is the test itself.
  asked.on('error', () => undefined).end();
  return { text: () => received, close: () => asked.destroy() };
}

describe('two sites and two backends', { timeout: TEST_MS }, () => {
  let all: ManyMachines;
  /** The same administrator, signed in at each backend. */
  let editors: readonly [Cms, Cms];
  /** One backend after the other, call by call: for what editors do. */
  let either: RunningServer;
  /** Where visitors' calls go: nginx, then one site or the other, then one backend or the other. */
  let front: RunningServer;
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let wallets: Awaited<ReturnType<typeof makeTestWallets>>;
  const place = (): Place => ({ all, editors, either, front });

  beforeAll(async () => {
    google = await startGoogle();
    wallets = await makeTestWallets(google.url);
    const isGoogles = ([name]: readonly [string, string]) => name.startsWith('WALLET_GOOGLE');
    all = await startManyMachines(Object.fromEntries(Object.entries(wallets.variables).filter(isGoogles)));
    const { backends } = all;
    const admin = all.admins[0] ?? { email: '', password: '' };
    editors = [await signIn(backends[0].url, admin), await signIn(backends[1].url, admin)];
    front = { name: 'front', token: '', url: all.url };
    let turn = 0;
    either = {
      name: 'either',
      token: editors[0].token,
      get url() {
        turn += 1;
        return backends[turn % 2 === 0 ? 0 : 1].url;
      },
    };
  }, START_MS);
  afterAll(async () => {
    await all.stop();
    google.close();
    await rm(wallets.folder, { recursive: true, force: true });
  });

  const machines = (): readonly Machine[] => [...all.backends, ...all.sites];
  const allReady = async () => {
    const states = await Promise.all(machines().map((one) => one.state()));
    return states.every((state) => state.includes('"status":"ready"'));
  };
  const article = async (at: number) => {
    const answer = await fetch(`${all.backends[0].url}/api/articles?limit=5&sort=-id&depth=0`, {
      headers: { Authorization: `JWT ${editors[0].token}` },
    });
    const found = articlesSchema.parse(await answer.json()).docs[at];
    if (!found) throw new Error('The demo has too few articles.');
    return found;
  };
  const pageOf = async ({ url }: { readonly url: string }, path: string) =>
    (await fetch(`${url}${path}`)).text();
  /** Waits until both sites show something. @returns milliseconds */
  const shownOnBoth = (path: string, words: string) =>
    until(async () => {
      const pages = await Promise.all(all.sites.map((site) => pageOf(site, path)));
      return pages.every((page) => page.includes(words));
    }, SOON_MS);

  test('are ready after a first start of both backends at once, which made one account and one of each page', async () => {
    expect(all.admins).toHaveLength(1);
    await until(allReady, SOON_MS);
    const home = await records({ ...either, url: all.backends[0].url }, 'pages', { url: 'home' });
    expect(home).toHaveLength(1);
  });

  test('what an editor publishes at either backend shows on both sites', async () => {
    const { id, url } = await article(0);
    const path = `/article/${url}`;
    for (let time = 0; time < 4; time += 1) {
      await Promise.all(all.sites.map((site) => pageOf(site, path)));
      const name = `Published ${String(time)} ${randomBytes(4).toString('hex')}`;
      await editors[time % 2 === 0 ? 0 : 1].update('articles', id, { name, _status: 'published' });
      await shownOnBoth(path, name);
      expect((await visitPage(`${all.url}${path}`)).status).toBe(200);
    }
  });

  test('an address that is new or gone is known to both sites at once', async () => {
    const name = `New page ${randomBytes(4).toString('hex')}`;
    const path = `/${name.toLowerCase().replaceAll(' ', '-')}`;
    const statuses = () =>
      Promise.all(all.sites.map(async ({ url }) => (await visitPage(`${url}${path}`)).status));
    expect(await statuses()).toEqual([404, 404]);
    const id = await editors[1].create('pages', { name, _status: 'published', blocks: [] });
    await until(async () => (await statuses()).every((status) => status === 200), SOON_MS);
    const gone = await fetch(`${all.backends[0].url}/api/pages/${String(id)}`, {
      method: 'DELETE',
      headers: { Authorization: `JWT ${editors[0].token}` },
    });
    expect(gone.status).toBe(200);
    await until(async () => (await statuses()).every((status) => status === 404), SOON_MS);
  });

  test('open pages on both sites hear of a change on a race day', async () => {
    const now = demoMoment(TEST_DAY);
    const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
    const round = await editors[0].create('rounds', {
      name: `Round ${randomBytes(4).toString('hex')}`,
      start_date: at(-4),
      end_date: at(8),
      _status: 'published',
    });
    const [category] = await records(either, 'categories', {});
    const session = await editors[0].create('results', {
      round,
      category: category?.id,
      session_name: 'Practice',
      date: at(2),
      _status: 'published',
    });
    const raceDay = () => Promise.all(all.sites.map((site) => pageOf(site, RACE_DAY_CALL)));
    await until(async () => (await raceDay()).every((text) => text.includes('Practice')), SOON_MS);
    const streams = all.sites.map(({ url }) => openStream(`${url}${LIVE_CALL}`));
    try {
      for (const stream of streams) await until(() => stream.text().includes('event: hello'), SOON_MS);
      const note = `Oil on the track ${randomBytes(4).toString('hex')}`;
      const delayed = { session_status: 'delayed', status_note: note, _status: 'published' };
      await editors[1].update('results', session, delayed);
      for (const stream of streams) await until(() => stream.text().includes('event: change'), SOON_MS);
      for (const text of await raceDay()) expect(text).toContain(note);
    } finally {
      for (const { close } of streams) close();
    }
  });

  const pictureSchema = z.object({ hash: z.string() });
  const mailSchema = z.object({ attachments: z.array(z.object({ file: z.string() })) });
  /** A picture of one colour, with noise that no other has, uploaded at one backend. @returns the addresses of two of its sizes */
  const uploadPicture = async (at: 0 | 1) => {
    const noise = { raw: { width: 40, height: 30, channels: 3 } } as const;
    const bytes = await sharp(randomBytes(3600), noise).resize(800, 600).png().toBuffer();
    const name = `${randomBytes(6).toString('hex')}.png`;
    const id = await editors[at].upload('media', { name, type: 'image/png', bytes }, { alt: 'A grid' });
    const answer = await fetch(`${all.backends[at].url}/api/media/${String(id)}`, {
      headers: { Authorization: `JWT ${editors[at].token}` },
    });
    const { hash } = pictureSchema.parse(await answer.json());
    return { hash, sizes: [`/assets/i/${hash}/4x3/400.webp`, `/assets/i/${hash}/1x1/200.jpg`] as const };
  };
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

  test('a picture that was uploaded at one backend is shown by both, which make each size once', async () => {
    const { hash, sizes } = await uploadPicture(1);
    const made = () => [...all.storage.files.keys()].filter((key) => key.includes(`/${hash}/`));
    for (const path of sizes) {
      const first = await bytesOf(`${all.backends[0].url}${path}`);
      expect((await sharp(first).metadata()).width).toBe(Number(/(\d+)\.\w+$/.exec(path)?.[1]));
      await until(() => made().some((key) => key.endsWith(path.slice(-4))), SOON_MS);
      const puts = all.storage.answered.get('PUT');
      expect((await bytesOf(`${all.backends[1].url}${path}`)).equals(first)).toBe(true);
      expect(all.storage.answered.get('PUT')).toBe(puts);
      for (const { url } of all.sites) expect((await bytesOf(`${url}${path}`)).equals(first)).toBe(true);
    }
    expect(made()).toHaveLength(sizes.length);
  });

  test('a limit is counted once over both backends', async () => {
    const { email, fingerprint, post } = newVisitor(front);
    const guess = () =>
      post('/cognito/user/login', { username: email, password: 'not this one', fingerprint });
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await guess()).status);
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
      true,
    ]);
  });

  test('a code that was asked for through one site signs in through either, once', async () => {
    const { fingerprint, email } = await newBuyerAt(front, either);
    await newVisitor(front, email).post('/cognito/user/sendLoginLink', {
      email,
      fingerprint,
      code_only: true,
    });
    const code = codeIn(await lastMail(either, email));
    const use = (server: RunningServer) =>
      newVisitor(server, email).get('/cognito/user/loginRecoveryCode', {
        email,
        code,
        fingerprint,
      });
    const answers = await Promise.all([siteAt(place(), 1), front, siteAt(place(), 0), front].map(use));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    if (good[0]) expect(tokensOf(good[0]).access_token).not.toBe('');
  });

  test('an order that is sent several times at once is one order, paid and confirmed once', async () => {
    const shop = shopOf(either);
    await shop.open();
    const { id, sku } = await shop.product(4);
    const buyer = await newBuyerAt(front, either);
    cartOf(await shop.add(buyer, { sku, qty: 3 }, buyer.token));
    const input = { idempotency_key: randomBytes(12).toString('hex') };
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => shop.submit(buyer, input)));
    for (const other of others) expect(other).toEqual(first);
    expect(await records(either, 'orders', { customer: buyer.id })).toHaveLength(1);
    const back = await decide(front, first?.payment ?? '', 'approve');
    const states = await Promise.all(Array.from({ length: 20 }, () => paidState(front, back)));
    expect(states.every(({ success }) => success)).toBe(true);
    expect(await records(either, 'mails', { to: buyer.email, template: 'order' })).toHaveLength(1);
    expect(await records(either, 'invoices', { customer: buyer.id })).toHaveLength(1);
    // Both backends know what was sold, whichever sold it.
    for (const { url } of all.backends)
      await until(async () => {
        const { skus } = await shopOf({ ...either, url }).productNow(id);
        return skus[0]?.stock === 1;
      }, SOON_MS);
  });

  test('a voucher that is redeemed several times at once is credited once', async () => {
    const [buyer, friend] = [await newBuyerAt(front, either), await newBuyerAt(front, either)];
    const code = await buyCode(front, buyer, await sellVouchers(either), 25, either);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postAs(friend, '/cognito/giftVoucher/redeem', { code })),
    );
    const done = answers.filter(({ json }) => z.object({ success: z.boolean() }).parse(json).success);
    expect(done).toHaveLength(1);
    expect(await creditOf(friend)).toBe(25);
  });

  test('who edits an article at one backend is known at the other, which refuses another editor’s change', async () => {
    const { id } = await article(2);
    const [first, second] = all.backends;
    const password = randomBytes(12).toString('hex');
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const account = { email, password, name: 'Second editor', role: 'editor' };
    const other = await editors[0].create('users', account).then(() => signIn(second.url, account));
    await call(`${first.url}/api/editing/articles/${String(id)}/take-over`, editors[0].token, 'POST');
    const seen = await call(`${second.url}/api/editing/articles/${String(id)}`, other.token);
    expect(seen).toMatchObject({ editor: { isYou: false } });
    const change = () => other.update('articles', id, { blurb: `Changed ${email}` });
    await expect(change()).rejects.toThrow(/ answered 4\d\d: /);
    const lock = `where[document.relationTo][equals]=articles&where[document.value][equals]=${String(id)}`;
    await call(`${first.url}/api/payload-locked-documents?${lock}`, editors[0].token, 'DELETE');
    await change();
  });

  shopCases(place);
  accountCases(place);
  passCases(place, () => google);

  describe('with visitors on it', () => {
    let sku = 0;
    let ticket = 0;
    const ordered = { sku: 0, pickUp: 0 };
    /** The confirmations of what was ordered during each fault. */
    const owed = new Map<string, readonly string[]>();
    /** Calls the CMS as its administrator. */
    const ask = (path: string, body?: object) =>
      fetch(`${all.backends[0].url}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `JWT ${editors[0].token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    beforeAll(async () => {
      const shop = shopOf(either);
      await shop.open();
      ordered.sku = (await shop.product(null)).sku;
      ordered.pickUp = shop.types.pickUp;
      sku = await openShop({ ask });
      ticket = await sellTickets({ ask }, null);
    });

    /**
     * Reads, fills carts, orders and pays through nginx, with and without an account, while a part fails and comes back. Nothing confirmed is
     * gone, or there twice, and the last tickets, which carts hold at both sites, stay theirs. The last test waits for the emails.
     */
    async function keepsEverything(part: string, fault: () => Promise<void>): Promise<void> {
      // A site shows without its backends what it has shown before.
      for (const { url } of all.sites) for (const path of SEEN) await visitPage(url + path);
      const visitors = { siteUrl: all.url, page: URL_OF_PAGE };
      const holds = await holdLastTickets(
        all.sites.map(({ url }) => ({ siteUrl: url, page: URL_OF_PAGE })),
        { ask },
      );
      const orders = await startOrders(front, either, ordered);
      const guests = startGuests(visitors, { ask }, ticket);
      const stopReaders = await startReaders(visitors);
      const buyers = startBuyers(visitors, sku, PAUSE_MS);
      await delay(UNDER_LOAD_MS);
      await fault();
      await until(allReady, TAKEOVER_MS);
      const [carts, paid, sent] = [
        buyers.acknowledged.length + 10,
        orders.confirmed().length,
        guests.confirmed().length,
      ];
      await until(
        () =>
          buyers.acknowledged.length > carts &&
          orders.confirmed().length > paid &&
          guests.confirmed().length > sent,
        TAKEOVER_MS,
      );
      await Promise.all([buyers.stop(), orders.stop(), guests.stop()]);
      const visits = await stopReaders();
      expect(areAll200(visits), tally(visits)).toBe(true);
      expect(await checkCarts(visitors, buyers.acknowledged)).toEqual({ lost: [], doubled: 0 });
      expect(orders.confirmed().length).toBeGreaterThan(3);
      expect(await orders.count()).toEqual({ lost: 0, doubled: 0 });
      expect(await guests.count()).toEqual({ lost: 0, doubled: 0 });
      expect(await holds.check()).toEqual({ lost: 0, oversold: 0 });
      owed.set(part, [...orders.confirmed(), ...guests.confirmed()].map(orderMail));
    }

    test(
      'a backend is killed: another does what is done once, and nothing is lost',
      async () => {
        const holders = () =>
          all.backends.filter((one) => one.log().some((line) => line.includes(IN_CHARGE)));
        expect(holders()).toHaveLength(1);
        const [holder] = holders();
        await keepsEverything('a backend', async () => {
          await holder?.kill();
          await until(() => holders().length === 2, TAKEOVER_MS);
          await holder?.start();
        });
      },
      TEST_MS,
    );

    test(
      'the backend that does what is done once is held still: another does it, and nothing is done twice when it goes on',
      async () => {
        const times = ({ log }: Machine) => log().filter((line) => line.includes(IN_CHARGE));
        const [one, other] = all.backends;
        const last = (machine: Machine) => timeOf(times(machine).at(-1) ?? '{}');
        const [holder, next] = last(one) > last(other) ? [one, other] : [other, one];
        const [held, taken] = [times(holder).length, times(next).length];
        await keepsEverything('a backend that is held still', async () => {
          holder.freeze();
          try {
            await until(() => times(next).length > taken, FROZEN_MS);
          } finally {
            holder.thaw();
          }
        });
        expect([times(holder).length, times(next).length]).toEqual([held, taken + 1]);
      },
      TEST_MS,
    );

    test(
      'a site is killed',
      () =>
        keepsEverything('a site', async () => {
          await all.sites[0].kill();
          await delay(DOWN_MS);
          await all.sites[0].start();
        }),
      TEST_MS,
    );

    test(
      'Valkey is killed: all go on and say so, and what was published meanwhile shows once it is back',
      async () => {
        const { id, url } = await article(1);
        const name = `Published without Valkey ${randomBytes(4).toString('hex')}`;
        await keepsEverything('Valkey', async () => {
          await all.valkey.kill();
          await until(async () => {
            const states = await Promise.all(machines().map((one) => one.state()));
            return states.every(
              (state) => state.includes('"degraded"') && state.includes('valkey_unreachable'),
            );
          }, SOON_MS);
          await editors[0].update('articles', id, { name, _status: 'published' });
          await all.valkey.start();
        });
        await shownOnBoth(`/article/${url}`, name);
      },
      TEST_MS,
    );

    test(
      'the storage is killed: what was seen is shown, anything else waits and says so, and nothing needs a restart',
      async () => {
        const [seen, unseen] = [await uploadPicture(0), await uploadPicture(1)];
        const shown = all.sites.flatMap(({ url }) => seen.sizes.map((path) => url + path));
        const before = await Promise.all(shown.map(bytesOf));
        const missing = () => visitPage(`${all.url}${unseen.sizes[0]}`);
        const shop = shopOf(either);
        await shop.open();
        const { sku: bought } = await shop.product(1);
        const waiting: string[] = [];
        await keepsEverything('the storage', async () => {
          await all.storage.kill();
          await until(async () => {
            const states = await Promise.all(all.backends.map((one) => one.state()));
            return states.every(
              (state) => state.includes('"degraded"') && state.includes('storage_unreachable'),
            );
          }, SOON_MS);
          const during = await Promise.all(shown.map(bytesOf));
          expect(during.every((bytes, at) => bytes.equals(before[at] ?? Buffer.alloc(0)))).toBe(true);
          expect((await missing()).status).toBe(503);
          await expect(uploadPicture(0)).rejects.toThrow('The file storage isn’t responding.');
          // A paid order is confirmed by an email with its invoice, which waits on that machine.
          const buyer = await newBuyerAt(front, either);
          await shop.add(buyer, { sku: bought, qty: 1 }, buyer.token);
          const { payment } = await shop.submit(buyer, { idempotency_key: randomBytes(12).toString('hex') });
          const back = await decide(front, payment, 'approve');
          expect((await paidState(front, back)).success).toBe(true);
          const mails = await records(either, 'mails', { to: buyer.email, template: 'order' });
          waiting.push(
            ...z
              .array(mailSchema)
              .parse(mails)
              .flatMap(({ attachments }) => attachments.map(({ file }) => `mail-attachments/${file}`)),
          );
          expect([mails.length, waiting.length]).toEqual([1, 1]);
          await all.storage.start();
        });
        await until(() => waiting.every((key) => all.storage.files.has(key)), TAKEOVER_MS);
        expect((await missing()).status).toBe(200);
        await uploadPicture(1);
      },
      TEST_MS,
    );

    test(
      'PostgreSQL is killed',
      () =>
        keepsEverything('PostgreSQL', async () => {
          await all.postgres.kill();
          await delay(DOWN_MS);
          await all.postgres.start();
        }),
      TEST_MS,
    );

    test('each confirmed order is emailed, whatever failed meanwhile', async () => {
      // Any backend sends them.
      const unsent = () =>
        [...owed].filter(([, ids]) => ids.some((id) => !all.mail.ids.includes(id))).map(([part]) => part);
      await expect.poll(unsent, { timeout: MAILED_MS }).toEqual([]);
    });
  });
});
