import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { startSiteOnly } from '../run/site-only.ts';
import { checkCarts, openShop, startBuyers } from './buyers.ts';
import { until, type Copy } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';
import { areAll200, visitPage, slowest, startReaders, tally } from './readers.ts';

/* An unreliable network between the programs. */

const LOST_MS = 4_000;
const THERE_MS = 2_000;
const LOSSES = 3;
const BACK_WITHIN_MS = 10_000;
/** Longer than a site waits for its backend. */
const SLOW_BY_MS = 15_000;
const SLOW_FOR_MS = 25_000;
/** The longest that a request for a page seen before may take. */
const SEEN_WITHIN_MS = 5_000;
/** Less than a browser's timeout of 50 s. */
const ANSWERED_WITHIN_MS = 20_000;

/** Passes data on after a delay, in order. */
const delayedBy = (milliseconds: () => number): Transform =>
  new Transform({
    transform(chunk, _, done) {
      if (milliseconds() === 0) return done(null, chunk);
      setTimeout(() => done(null, chunk), milliseconds());
    },
  });

/** Relays connections to a port, and can break them all, refuse new ones or be slow. */
async function openRelay(port: number) {
  const open = new Set<Socket>();
  let isLost = false;
  let slowByMs = 0;
  const relay = createServer((near) => {
    if (isLost) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [source, target] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(source);
      if (source === far) source.pipe(delayedBy(() => slowByMs)).pipe(target);
      else source.pipe(target);
      source.on('error', () => target.destroy());
      source.on('close', () => {
        open.delete(source);
        target.destroy();
      });
    }
  });
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${String((relay.address() as AddressInfo).port)}`,
    lose() {
      isLost = true;
      breakAll();
    },
    restore() {
      isLost = false;
    },
    /** Delays all data from the port. */
    slowBy(milliseconds: number) {
      slowByMs = milliseconds;
    },
    async close() {
      breakAll();
      await new Promise((closed) => relay.close(closed));
    },
  };
}

async function loseNetwork(copy: Copy): Promise<Outcome> {
  const sku = await openShop(copy);
  const relay = await openRelay(Number(new URL(copy.cmsUrl).port));
  const site = await startSiteOnly(relay.url, undefined, { LOG_LEVEL: 'silent' });
  const through = { ...copy, siteUrl: site.url };
  try {
    const stopReaders = await startReaders(through);
    const buyers = startBuyers(through, sku);
    for (let loss = 0; loss < LOSSES; loss += 1) {
      await wait(THERE_MS);
      relay.lose();
      await wait(LOST_MS);
      relay.restore();
    }
    const confirmed = buyers.acknowledged.length;
    const took = await until(() => buyers.acknowledged.length > confirmed);
    await buyers.stop();
    const unseen = await visitPage(`${site.url}/drivers`);
    const visits = await stopReaders();
    const { lost, doubled } = await checkCarts(copy, buyers.acknowledged);
    return {
      passed: areAll200(visits) && lost.length === 0 && doubled === 0 && unseen.status === 200,
      isInTime: took * 1000 <= BACK_WITHIN_MS,
      figures: `pages seen before ${tally(visits)}; writes again ${took.toFixed(1)} s after the network is back; ${String(buyers.acknowledged.length)} confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled`,
    };
  } finally {
    await site.stop();
    await relay.close();
  }
}

async function slowDown(copy: Copy): Promise<Outcome> {
  const relay = await openRelay(Number(new URL(copy.cmsUrl).port));
  const site = await startSiteOnly(relay.url, undefined, { LOG_LEVEL: 'silent' });
  try {
    const stopReaders = await startReaders({ siteUrl: site.url });
    relay.slowBy(SLOW_BY_MS);
    const firstVisit = visitPage(`${site.url}/drivers`);
    await wait(SLOW_FOR_MS);
    relay.slowBy(0);
    const visits = await stopReaders();
    const first = await firstVisit;
    let after = first;
    const took = await until(async () => {
      after = await visitPage(`${site.url}/drivers`);
      return after.status === 200;
    });
    return {
      passed: areAll200(visits) && (first.status === 200 || first.status === 503),
      isInTime:
        slowest(visits) <= SEEN_WITHIN_MS && first.ms <= ANSWERED_WITHIN_MS && took * 1000 <= BACK_WITHIN_MS,
      figures: `pages seen before ${tally(visits)}, the slowest after ${(slowest(visits) / 1000).toFixed(1)} s; one not seen ${String(first.status)} after ${(first.ms / 1000).toFixed(1)} s, and there ${took.toFixed(1)} s after the backend is quick again`,
    };
  } finally {
    await site.stop();
    await relay.close();
  }
}

export const NETWORK_DRILLS: readonly Drill[] = [
  {
    name: 'lost-network',
    fault: `all connections between site and backend break, ${String(LOSSES)} times for ${String(LOST_MS / 1000)} s, while visitors fill carts`,
    expected: `pages seen before are 200; writes go on within ${String(BACK_WITHIN_MS / 1000)} s; nothing that was confirmed is lost or doubled`,
    isShort: true,
    play: loseNetwork,
  },
  {
    name: 'slow-backend',
    fault: `all that the backend says comes ${String(SLOW_BY_MS / 1000)} s late, for ${String(SLOW_FOR_MS / 1000)} s`,
    expected: `pages seen before are 200 within ${String(SEEN_WITHIN_MS / 1000)} s; others are answered within ${String(ANSWERED_WITHIN_MS / 1000)} s (200 or 503), and are there ${String(BACK_WITHIN_MS / 1000)} s afterwards`,
    play: slowDown,
  },
];
