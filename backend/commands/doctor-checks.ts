import { constants } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { SITE_SECRET_FILE } from '../../lib/shared/node/kept-secret.ts';
import { BACKUPS_FOLDER } from '../backup/contents.ts';
import { FIRST_ADMIN_EMAIL, isThisMachine, SECRET_FILE, type BackendConfig } from '../kernel/config.ts';
import { errorMessage } from '../kernel/log/report.ts';

/** What one check found. `todo` says what to do about it; a good finding needs nothing. */
export type Finding = {
  readonly state: 'good' | 'warning' | 'bad';
  /** What was looked at, in a word or two. */
  readonly subject: string;
  readonly says: string;
  readonly todo?: string;
};

const good = (subject: string, says: string): Finding => ({ state: 'good', subject, says });
const warning = (subject: string, says: string, todo: string): Finding => ({
  state: 'warning',
  subject,
  says,
  todo,
});
const bad = (subject: string, says: string, todo: string): Finding => ({ state: 'bad', subject, says, todo });

const GB = 1_000_000_000;
const LEAST_FREE = 1 * GB;
const COMFORTABLE_FREE = 5 * GB;
const CLOCK_MARGIN_MS = 5_000;
const BACKUP_AGE_MS = 26 * 60 * 60_000;
const ANSWER_MS = 5_000;
/** Bits of a file's mode for everybody but its owner. */
const FOR_OTHERS = 0o077;

/** The address that visitors use, and whether the site answers there with the right time. */
async function checkAddress({ siteUrl }: BackendConfig): Promise<Finding[]> {
  if (isThisMachine(siteUrl))
    return [
      bad(
        'Address',
        `SITE_URL is ${siteUrl}, which only this machine reaches.`,
        'Set it to the public address, https://….',
      ),
    ];
  const address = siteUrl.startsWith('https:')
    ? good('Address', siteUrl)
    : bad(
        'Address',
        `SITE_URL is ${siteUrl}: passwords would travel readable.`,
        'Put a proxy with TLS in front, and set SITE_URL to https://….',
      );
  try {
    const asked = Date.now();
    const answer = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const difference = Date.parse(answer.headers.get('date') ?? '') - (asked + Date.now()) / 2;
    return [
      address,
      answer.ok
        ? good('Site', 'answers at its public address.')
        : bad('Site', `answers ${siteUrl}/api/health with ${String(answer.status)}.`, 'See its log.'),
      Math.abs(difference) > CLOCK_MARGIN_MS
        ? bad(
            'Clock',
            `differs by ${String(Math.round(difference / 1000))} s from the proxy’s.`,
            'Set up time synchronisation on both machines.',
          )
        : good('Clock', 'agrees with the proxy’s.'),
    ];
  } catch (error) {
    return [
      address,
      warning(
        'Site',
        `cannot be reached at ${siteUrl}: ${errorMessage(error)}.`,
        'Start it, then check DNS, certificate and proxy.',
      ),
    ];
  }
}

function checkPayments({ paymentMode, stripe }: BackendConfig): Finding {
  if (stripe === null)
    return paymentMode === 'trial'
      ? bad(
          'Payments',
          'are simulated: goods are given away.',
          'Set STRIPE_SECRET_KEY, and remove TRIAL_PAYMENTS.',
        )
      : warning('Payments', 'are off: nothing can be bought.', 'Set STRIPE_SECRET_KEY.');
  if (/^[rs]k_test_/.test(stripe.secretKey))
    return bad(
      'Payments',
      'use a test key of Stripe: no money arrives.',
      'Set STRIPE_SECRET_KEY to the live key.',
    );
  return stripe.webhookSecret === null
    ? warning(
        'Payments',
        'are live, but Stripe tells nothing: late payments are noticed within minutes only.',
        'Set up the webhook, and STRIPE_WEBHOOK_SECRET.',
      )
    : good('Payments', 'are live.');
}

async function checkMail({ smtpUrl }: BackendConfig): Promise<Finding> {
  if (smtpUrl === null)
    return bad('Email', 'is kept in the CMS: nobody gets a code, a ticket or a receipt.', 'Set SMTP_URL.');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  try {
    await transport.verify();
    return good('Email', `${host} accepts the account.`);
  } catch (error) {
    return bad('Email', `${host}: ${errorMessage(error)}.`, 'Correct SMTP_URL, or ask the mail provider.');
  } finally {
    transport.close();
  }
}

/** Who may read the secrets, who runs the site, and whether there is room left. */
async function checkDataFolder({ dataDir }: BackendConfig): Promise<Finding[]> {
  const findings: Finding[] = [];
  const canWrite = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite)
    return [
      bad(
        'Data folder',
        `${dataDir} does not exist or cannot be written.`,
        'Create it for the user that runs the site, or correct DATA_DIR.',
      ),
    ];
  for (const file of [SECRET_FILE, SITE_SECRET_FILE]) {
    const found = await stat(join(dataDir, file)).catch(() => null);
    if (found !== null && (found.mode & FOR_OTHERS) !== 0)
      findings.push(
        bad('Secrets', `${join(dataDir, file)} can be read by others.`, `chmod 600 ${join(dataDir, file)}`),
      );
  }
  if (findings.length === 0) findings.push(good('Secrets', 'can be read by their owner only.'));
  if (process.getuid?.() === 0)
    findings.push(
      warning(
        'User',
        'is root: a fault in the site would be a fault in the machine.',
        'Run the site as a user of its own.',
      ),
    );
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const words = `${(free / GB).toFixed(1)} GB are free in ${dataDir}`;
  findings.push(
    free < LEAST_FREE
      ? bad('Disk', `only ${words}.`, 'Make room: a full disk stops every sale.')
      : free < COMFORTABLE_FREE
        ? warning('Disk', `${words}.`, 'Make room before the season starts.')
        : good('Disk', `${words}.`),
  );
  return findings;
}

async function checkBackup(folder: string, now: Date): Promise<Finding> {
  const files = await readdir(folder).catch(() => []);
  const ages = await Promise.all(
    files
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => now.getTime() - (await stat(join(folder, name))).mtimeMs),
  );
  const todo = 'Run npm run backup daily by a timer, and keep copies on another machine.';
  if (ages.length === 0) return warning('Backup', `there is none in ${folder}.`, todo);
  const hours = Math.round(Math.min(...ages) / 3_600_000);
  return Math.min(...ages) > BACKUP_AGE_MS
    ? bad('Backup', `the newest in ${folder} is ${String(hours)} hours old.`, todo)
    : good('Backup', `the newest in ${folder} is ${String(hours)} hours old.`);
}

/** Whether Node is what package.json asks for. */
async function checkVersions(root: string): Promise<Finding> {
  const wanted = /"node":\s*">=(\d+)"/.exec(await readFile(join(root, 'package.json'), 'utf8'))?.[1] ?? '0';
  return Number(process.versions.node.split('.')[0]) < Number(wanted)
    ? bad('Node', `is ${process.version}; the site needs ${wanted} or newer.`, 'Update Node.')
    : good('Node', process.version);
}

/** What the database holds that should not go public, or waits for somebody. */
export async function checkContent(payload: Payload, { isDemoWanted }: BackendConfig): Promise<Finding[]> {
  const count = async (
    collection: 'users' | 'mails' | 'pages',
    where: Parameters<Payload['count']>[0]['where'],
  ) => (await payload.count({ collection, where: where ?? {} })).totalDocs;
  const [initialAdmins, failedMails, pages] = await Promise.all([
    count('users', { email: { equals: FIRST_ADMIN_EMAIL } }),
    count('mails', { status: { equals: 'failed' } }),
    count('pages', {}),
  ]);
  return [
    initialAdmins > 0
      ? bad(
          'Administrator',
          `is still ${FIRST_ADMIN_EMAIL}, whose address everybody knows and which gets no email.`,
          'Change it to your own in the CMS, under Users.',
        )
      : good('Administrator', 'has an address of their own.'),
    isDemoWanted && pages > 0
      ? warning(
          'Content',
          'SEED_DEMO is on: the pages may still be those of the demo championship.',
          'Start with SEED_DEMO=false in an empty DATA_DIR, or replace all of them.',
        )
      : good('Content', `${String(pages)} pages, none of them imported by SEED_DEMO.`),
    failedMails > 0
      ? warning(
          'Outbox',
          `${String(failedMails)} emails could not be sent.`,
          'See the email outbox in the CMS.',
        )
      : good('Outbox', 'nothing has failed.'),
  ];
}

/**
 * Everything that can be checked without the database.
 * @param root the repository's folder
 * @param backups where backups are kept; by default in the data folder
 */
export async function checkMachine(
  settings: BackendConfig,
  root: string,
  backups = join(settings.dataDir, BACKUPS_FOLDER),
  now = new Date(),
): Promise<Finding[]> {
  const found = await Promise.all([
    checkAddress(settings),
    checkPayments(settings),
    checkMail(settings),
    checkDataFolder(settings),
    checkBackup(backups, now),
    checkVersions(root),
  ]);
  return found.flat();
}
