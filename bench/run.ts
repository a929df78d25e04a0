import { NO_PAGE, SCREENS } from '../scripts/check/first-load-js.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { benchAccounts } from './accounts.ts';
import { benchDevStart } from './dev-start.ts';
import { benchEditors } from './editors.ts';
import { benchFaults } from './faults.ts';
import { benchFirstLoadJs } from './first-load-js.ts';
import { benchFlood } from './flood.ts';
import { benchHeap } from './heap.ts';
import { benchHeavy } from './heavy.ts';
import { benchLazyPictures } from './lazy-pictures.ts';
import { benchLive } from './live.ts';
import { benchLiveSession } from './live-session.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchManyMachines } from './many-machines.ts';
import { benchMemory } from './memory.ts';
import { benchMemoryHour } from './memory-hour.ts';
import { benchMessageFormatter } from './message-formatter.ts';
import { benchMetrics } from './metrics.ts';
import { benchMoney } from './money.ts';
import { benchNotifications } from './notifications.ts';
import { benchPageWeight } from './page-weight.ts';
import { benchPages } from './pages.ts';
import { benchPair } from './pair.ts';
import { benchPeers } from './peers.ts';
import { benchPictureSizes } from './picture-sizes.ts';
import { benchPreparation } from './preparation.ts';
import { benchPublish } from './publish.ts';
import { benchRenditions } from './renditions.ts';
import { benchRush } from './rush.ts';
import { benchScriptSizes } from './script-sizes.ts';
import { benchSlowReaders } from './slow-readers.ts';
import { benchStandings } from './standings.ts';
import { benchTiming } from './timing.ts';
import { benchTraces } from './traces.ts';
import { benchUploads } from './uploads.ts';
import { benchWrites } from './writes.ts';

/**
 * `npm run bench -- [preparation] [dev-start] [accounts] [money] [writes] [pages] [publish] [flood] [slow-readers] [faults] [first-load-js] [script-sizes] [message-formatter] [standings] [live] [live-session] [timing] [renditions] [rush] [notifications] [uploads] [editors] [many-machines] [heavy] [heap] [memory] [memory-hour] [metrics] [traces] [page-weight] [lazy-pictures] [picture-sizes] [lighthouse] [pair] [peers]`: figures of the whole site as `npm start` runs it, on this machine
 * only. They are written to bench/results and decide nothing by themselves.
 */
const wanted = new Set(process.argv.slice(2));
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);

// Needs no running site, and must not build while a build is being served.
if (isWanted('script-sizes')) await benchScriptSizes();
if (isWanted('message-formatter')) await benchMessageFormatter();
if (isWanted('standings')) await benchStandings();
if (isWanted('renditions')) await benchRenditions();
if (isWanted('preparation')) await benchPreparation();
if (isWanted('dev-start')) await benchDevStart();
if (isWanted('live')) await benchLive();
if (isWanted('live-session')) await benchLiveSession();
if (isWanted('timing')) await benchTiming();
if (isWanted('rush')) await benchRush();
if (isWanted('notifications')) await benchNotifications();
if (isWanted('uploads')) await benchUploads();
if (isWanted('editors')) await benchEditors();
if (isWanted('many-machines')) await benchManyMachines();
if (isWanted('traces')) await benchTraces();
if (isWanted('heap')) await benchHeap();

// Not the ports of the browser tests, so that both can run.
const PORTS = { port: 3240, backendPort: 4240 };
const told: string[] = [];
const site = await startTestSite((message) => {
  told.push(message);
  console.log(message);
}, PORTS);
try {
  const { siteUrl, contentApiUrl } = site.env;
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '/', siteUrl).pathname,
  );
  const articles = paths.filter((path) => path.startsWith('/article/'));
  const shown = ['/', '/news', ...articles.slice(0, 1)];
  const firstBelow = (start: string) => paths.filter((path) => path.startsWith(start)).slice(0, 1);
  const kinds = [...shown, ...firstBelow('/round/'), ...firstBelow('/session/'), '/standings'];
  if (isWanted('first-load-js')) {
    const lists = paths.filter((path) => path.split('/').length === 2 && path !== '/' && path !== '/news');
    await benchFirstLoadJs(siteUrl, [...shown, ...lists, ...SCREENS, NO_PAGE]);
  }
  if (isWanted('accounts')) await benchAccounts();
  if (isWanted('money')) await benchMoney();
  if (isWanted('writes')) await benchWrites();
  if (isWanted('pages')) await benchPages(contentApiUrl, articles);
  if (isWanted('publish')) await benchPublish(siteUrl, contentApiUrl, site.admin);
  if (isWanted('flood'))
    await benchFlood(contentApiUrl, articles[0] ?? '/', [...shown, ...articles.slice(0, 100)]);
  if (isWanted('slow-readers')) await benchSlowReaders(contentApiUrl, '/');
  if (isWanted('faults')) await benchFaults(site, told, shown);
  if (isWanted('heavy')) await benchHeavy(siteUrl, contentApiUrl, paths);
  if (isWanted('memory')) await benchMemory(site, siteUrl, paths);
  // An hour: only if it is named.
  if (wanted.has('memory-hour')) await benchMemoryHour(site, siteUrl, paths);
  if (isWanted('metrics')) await benchMetrics(contentApiUrl, shown);
  if (isWanted('page-weight')) await benchPageWeight(siteUrl, kinds);
  if (isWanted('lazy-pictures')) await benchLazyPictures(siteUrl, ['/', '/news', '/season-in-pictures']);
  if (isWanted('picture-sizes'))
    await benchPictureSizes(siteUrl, [...kinds, ...firstBelow('/drivers/'), ...firstBelow('/category/')]);
  if (isWanted('lighthouse')) await benchLighthouse(siteUrl, kinds);
  if (isWanted('pair')) await benchPair(siteUrl, contentApiUrl, paths);
  if (isWanted('peers')) await benchPeers(siteUrl, contentApiUrl);
} finally {
  await site.stop();
}
