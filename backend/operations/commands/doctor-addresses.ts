import { execFile } from 'node:child_process';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { READY_PATH } from '../../../lib/shared/node/readiness.ts';
import { isThisMachine, type BackendConfig } from '../../kernel/config.ts';
import { errorMessage } from '../../kernel/log/report.ts';
import { bad, good, warning, type Finding } from './finding.ts';

/* What the outside world sees: the two public addresses, their certificates, and the time. */

const ANSWER_MS = 5_000;
const CLOCK_MARGIN_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
/** Both proxies renew a certificate a month before it expires. */
const RENEWED_DAYS = 14;

/** The certificate at an https address; null if there is no response. */
async function checkCertificate(subject: string, address: URL, now: Date): Promise<Finding | null> {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const found = await new Promise<{ fault: string; end: Date } | null>((resolve) => {
    const socket = connect({
      host,
      port: Number(address.port || 443),
      // It is checked below.
      rejectUnauthorized: false,
      ...(isIP(host) === 0 ? { servername: host } : {}),
    });
    const done = (result: { fault: string; end: Date } | null) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(ANSWER_MS, () => done(null));
    socket.once('error', () => done(null));
    socket.once('secureConnect', () =>
      done({
        fault: socket.authorized ? '' : String(socket.authorizationError),
        end: new Date(socket.getPeerCertificate().valid_to),
      }),
    );
  });
  if (found === null) return null;
  const end = found.end.toISOString().slice(0, 10);
  if (found.fault !== '')
    return bad(
      subject,
      `browsers reject the certificate for ${address.host}: ${found.fault.replace(/\.$/, '')} (it expires on ${end}).`,
      'Get one for that name from a public certificate authority, and let the proxy renew it.',
    );
  return found.end.getTime() - now.getTime() < RENEWED_DAYS * DAY_MS
    ? warning(
        subject,
        `the certificate for ${address.host} expires on ${end} and hasn’t been renewed.`,
        'To find out why, run certbot renew --dry-run or check Caddy’s log.',
      )
    : null;
}

/** The response at one of the addresses. */
export type Answer = {
  readonly findings: readonly Finding[];
  /** How far the proxy's clock is ahead of this machine's, in milliseconds; null without a response. */
  readonly aheadMs: number | null;
};

/** Whether a program responds at its public address, with a certificate that browsers accept. */
async function requestAddress(subject: string, origin: string, now = new Date()): Promise<Answer> {
  const address = new URL(origin);
  const certificate = address.protocol === 'https:' ? await checkCertificate(subject, address, now) : null;
  if (certificate?.state === 'bad') return { findings: [certificate], aheadMs: null };
  const aside = certificate === null ? [] : [certificate];
  try {
    const asked = Date.now();
    const answer = await fetch(`${origin}${READY_PATH}`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const ahead = Date.parse(answer.headers.get('date') ?? '') - (asked + Date.now()) / 2;
    const state = answer.ok
      ? good(subject, 'answers at its public address.')
      : bad(
          subject,
          `isn’t ready: ${origin}${READY_PATH} responds with ${String(answer.status)}.`,
          'Open that address to see why.',
        );
    return { findings: [...aside, state], aheadMs: Number.isNaN(ahead) ? null : ahead };
  } catch (error) {
    const away = warning(
      subject,
      `can’t be reached at ${origin}: ${errorMessage(error)}.`,
      'Start it, then check DNS and the proxy.',
    );
    return { findings: [...aside, away], aheadMs: null };
  }
}

/** Whether the system's clock is synchronised; null where systemd doesn't run. */
const isSynchronised = (): Promise<boolean | null> =>
  promisify(execFile)('timedatectl', ['show', '-p', 'NTPSynchronized', '--value']).then(
    ({ stdout }) => stdout.trim() === 'yes',
    () => null,
  );

/** @param isSynced what the system reports about its clock @param aheadMs how far the proxy's clock is ahead of it; null if unknown */
function checkClock(isSynced: boolean | null, aheadMs: number | null): Finding {
  if (aheadMs !== null && Math.abs(aheadMs) > CLOCK_MARGIN_MS)
    return bad(
      'Clock',
      `differs by ${String(Math.round(aheadMs / 1000))} s from the proxy’s.`,
      'Set up time synchronisation on both machines.',
    );
  if (isSynced === false)
    return bad(
      'Clock',
      'isn’t synchronised.',
      'apt-get install systemd-timesyncd, and timedatectl set-ntp true',
    );
  if (isSynced) return good('Clock', 'is synchronised.');
  return aheadMs === null
    ? warning(
        'Clock',
        'couldn’t be checked.',
        'Make sure it’s synchronised: sessions and sales depend on it.',
      )
    : good('Clock', 'agrees with the proxy’s.');
}

/** The CMS's address, where encryption matters even more than on the site. */
async function checkCms({ cmsUrl }: BackendConfig): Promise<readonly Finding[]> {
  if (cmsUrl === null || isThisMachine(cmsUrl))
    return [
      warning(
        'CMS',
        'has no public address: editors can only reach it from this machine.',
        'Set CMS_URL to an address of its own, https://cms.….',
      ),
    ];
  if (!cmsUrl.startsWith('https:'))
    return [
      bad('CMS', `CMS_URL is ${cmsUrl}: passwords would be sent unencrypted.`, 'Set CMS_URL to https://….'),
    ];
  return (await requestAddress('CMS', cmsUrl)).findings;
}

/** The addresses that visitors and editors use, whether both programs respond there, and the clock. */
export async function checkAddresses(settings: BackendConfig): Promise<readonly Finding[]> {
  const { siteUrl } = settings;
  if (isThisMachine(siteUrl))
    return [
      bad(
        'Address',
        `SITE_URL is ${siteUrl}, which only this machine can reach.`,
        'Set it to the public address, https://….',
      ),
      checkClock(await isSynchronised(), null),
    ];
  const address = siteUrl.startsWith('https:')
    ? good('Address', siteUrl)
    : bad(
        'Address',
        `SITE_URL is ${siteUrl}: passwords would be sent unencrypted.`,
        'Put a proxy with TLS in front, and set SITE_URL to https://….',
      );
  const [site, cms, isSynced] = await Promise.all([
    requestAddress('Site', siteUrl),
    checkCms(settings),
    isSynchronised(),
  ]);
  return [address, ...site.findings, ...cms, checkClock(isSynced, site.aheadMs)];
}
