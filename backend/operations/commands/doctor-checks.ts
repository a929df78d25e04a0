import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { SITE_SECRET_FILE } from '../../../lib/shared/node/stored-secret.ts';
import { openValkey, whenConnected } from '../../../lib/shared/node/valkey.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { newestBackup } from '../backup/newest.ts';
import { FIRST_ADMIN_EMAIL, SECRET_FILE, type BackendConfig } from '../../kernel/config.ts';
import { errorMessage } from '../../kernel/log/report.ts';
import { connectionOf } from '../../kernel/payload-internals.ts';
import { addressInS3 } from '../../kernel/storage/s3-address.ts';
import { createS3Storage } from '../../kernel/storage/s3-storage.ts';
import { StorageUnavailable, storedBytes } from '../../kernel/storage/storage.ts';
import { findImported, type Imported } from '../../content/import/imported.ts';
import { checkAddresses } from './doctor-addresses.ts';
import { checkWallet } from './doctor-wallet.ts';
import { bad, good, warning, type Finding } from './finding.ts';

const GB = 1_000_000_000;
const MIN_FREE = 1 * GB;
const COMFORTABLE_FREE = 5 * GB;
const BACKUP_AGE_MS = 26 * 60 * 60_000;
const ANSWER_MS = 5_000;
/** Bits of a file's mode for everybody but its owner. */
const FOR_OTHERS = 0o077;
/** All rights of others, and the group's right to write. */
const READ_BY_STRANGERS = 0o027;
const SETTINGS_FILE = '/etc/championship/env';
const UNITS_FOLDER = '/etc/systemd/system';
const NGINX_FOLDER = '/etc/nginx';
/** What one of nginx's processes must be able to hold: two connections for each of a site's event streams on a race day. */
const MIN_CONNECTIONS = 12_000;
/** nginx's own values, where its settings say nothing. */
const DEFAULT_CONNECTIONS = 512;
const DEFAULT_FILES = 1_024;
const MIN_POSTGRES = 14;
const MIN_VALKEY = 7;

const counted = (count: number, one: string, many: string): string =>
  `${numberInText(count)} ${count === 1 ? one : many}`;

function checkPayments({ paymentMode, stripe }: BackendConfig): Finding {
  if (stripe === null)
    return paymentMode === 'trial'
      ? bad(
          'Payments',
          'are simulated: customers get goods without paying.',
          'Set STRIPE_SECRET_KEY, and remove TRIAL_PAYMENTS.',
        )
      : warning('Payments', 'are off: cards can’t be charged.', 'Set STRIPE_SECRET_KEY.');
  if (/^[rs]k_test_/.test(stripe.secretKey))
    return bad(
      'Payments',
      'use a Stripe test key: no money is charged.',
      'Set STRIPE_SECRET_KEY to the live key.',
    );
  return stripe.webhookSecret === null
    ? warning(
        'Payments',
        'are live, but Stripe can’t notify the site: late payments can take minutes to show.',
        'Set up the webhook and set STRIPE_WEBHOOK_SECRET.',
      )
    : good('Payments', 'are live.');
}

async function checkMail({ smtpUrl }: BackendConfig): Promise<Finding> {
  if (smtpUrl === null)
    return bad('Email', 'stays in the CMS: nobody receives codes, tickets or receipts.', 'Set SMTP_URL.');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  try {
    await transport.verify();
    return good('Email', `${host} accepts the sign-in.`);
  } catch (error) {
    return bad('Email', `${host}: ${errorMessage(error)}.`, 'Correct SMTP_URL, or ask your email provider.');
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
        `${dataDir} doesn’t exist or isn’t writable.`,
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
  if (findings.length === 0) findings.push(good('Secrets', 'can only be read by their owner.'));
  const { bavail, bsize } = await statfs(dataDir);
  return [...findings, checkUser(process.getuid?.()), checkSpace(bavail * bsize, dataDir)];
}

/** @param user the process's user id; undefined where there are none */
export const checkUser = (user: number | undefined): Finding =>
  user === 0
    ? warning(
        'User',
        'is root: a flaw in the site would put the whole machine at risk.',
        'Run the site as its own user.',
      )
    : good('User', 'isn’t root.');

/** @param free bytes */
export function checkSpace(free: number, dataDir: string): Finding {
  const text = `${(free / GB).toFixed(1)} GB free in ${dataDir}`;
  if (free < MIN_FREE) return bad('Disk', `only ${text}.`, 'Free up space: a full disk stops all sales.');
  return free < COMFORTABLE_FREE
    ? warning('Disk', `${text}.`, 'Free up space before the season starts.')
    : good('Disk', `${text}.`);
}

/** Who may read the settings file of the service units; nothing where there is none. */
export async function checkSettingsFile(file = SETTINGS_FILE): Promise<Finding[]> {
  const found = await stat(file).catch(() => null);
  if (found === null) return [];
  return [
    (found.mode & READ_BY_STRANGERS) === 0
      ? good('Settings', `${file} can only be read by root and the site.`)
      : bad('Settings', `${file} contains passwords, but others can read or change it.`, `chmod 640 ${file}`),
  ];
}

/**
 * Whether the programs that the installed service units start still exist: an upgrade may move them, and units are copied by hand. Nothing
 * where none is installed.
 * @param root the repository's folder
 */
export async function checkUnits(root: string, folder = UNITS_FOLDER): Promise<Finding[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^championship-.+\.service$/.test(name),
  );
  const findings = await Promise.all(
    names.map(async (name) => {
      const unit = await readFile(join(folder, name), 'utf8');
      const programs = [...unit.matchAll(/^Exec\w+=.*?\s((?:\w[\w-]*\/)+[\w-]+\.ts)\b/gm)].map(
        ([, program = '']) => program,
      );
      const missing = programs.find((program) => !existsSync(join(root, program)));
      return missing === undefined
        ? good('Services', `every program in ${name} exists.`)
        : bad(
            'Services',
            `${name} starts ${missing}, which doesn’t exist.`,
            `Copy ops/systemd/${name} to ${folder}, then systemctl daemon-reload.`,
          );
    }),
  );
  return findings;
}

/** The text of all settings in one of nginx's folders; '' if there is none. */
async function readSettings(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.conf'));
  const texts = names.map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}

/** Whether nginx can hold a race day's open pages; nothing where it isn't in front of the site. @param folder of its settings */
export async function checkNginx(folder = NGINX_FOLDER): Promise<Finding[]> {
  const [main, modules, sites] = await Promise.all([
    readSettings(folder),
    readSettings(join(folder, 'modules-enabled')),
    readSettings(join(folder, 'conf.d')),
  ]);
  if (!sites.includes('upstream championship_')) return [];
  const numberOf = (name: string, byDefault: number) => {
    const written = new RegExp(`(?:^|[{;])\\s*${name}\\s+(\\d+);`, 'm').exec(`${main}\n${modules}`)?.[1];
    return Number(written ?? byDefault);
  };
  const connections = Math.min(
    numberOf('worker_connections', DEFAULT_CONNECTIONS),
    numberOf('worker_rlimit_nofile', DEFAULT_FILES),
  );
  const says = `accepts ${numberInText(connections)} connections per core`;
  return [
    connections >= MIN_CONNECTIONS
      ? good('nginx', `${says}.`)
      : warning(
          'nginx',
          `${says}, and each page open on a race day needs two.`,
          'Raise worker_connections and worker_rlimit_nofile (docs/run.md, One machine).',
        ),
  ];
}

async function checkBackup(folder: string, now: Date): Promise<Finding> {
  const newest = await newestBackup(folder);
  const todo = 'Run npm run backup daily from a timer, and keep copies on another machine.';
  if (newest === null) return warning('Backup', `none found in ${folder}.`, todo);
  const ageMs = now.getTime() - newest.getTime();
  const says = `the newest in ${folder} is ${counted(Math.round(ageMs / 3_600_000), 'hour', 'hours')} old.`;
  return ageMs > BACKUP_AGE_MS ? bad('Backup', says, todo) : good('Backup', says);
}

/** What several backends need in common; nothing for one machine. */
async function checkMachines({ valkeyUrl, databaseUrl, areSecretsGiven }: BackendConfig): Promise<Finding[]> {
  if (valkeyUrl === null) return [];
  const findings: Finding[] = [];
  if (databaseUrl === null)
    findings.push(
      bad(
        'Many machines',
        'VALKEY_URL is set, but the database is a SQLite file, which only one backend can use.',
        'Run npm run move-database and set DATABASE_URL, or remove VALKEY_URL.',
      ),
    );
  if (!areSecretsGiven)
    findings.push(
      warning(
        'Many machines',
        'VALKEY_URL is set, but the secrets are files on this machine: another machine would sign visitors out.',
        'Set PAYLOAD_SECRET and REVALIDATE_SECRET, the same on all machines.',
      ),
    );
  const client = await openValkey({ url: valkeyUrl, commandMs: ANSWER_MS, onError: () => undefined });
  await whenConnected(client, ANSWER_MS);
  const { host } = new URL(valkeyUrl);
  findings.push(
    await client.info('server').then(
      (about) => checkValkeyVersion(host, about),
      (error: unknown) =>
        bad('Valkey', `${host}: ${errorMessage(error)}.`, 'Start it, or correct VALKEY_URL.'),
    ),
  );
  client.disconnect();
  return findings;
}

/** @param about the server's description of itself; Valkey also names the Redis version that it replaces */
export function checkValkeyVersion(host: string, about: string): Finding {
  const version = /^(?:valkey|redis)_version:(\S+)/m.exec(about)?.[1] ?? 'unknown';
  return Number.parseInt(version, 10) >= MIN_VALKEY
    ? good('Valkey', `${host} answers, version ${version}.`)
    : bad(
        'Valkey',
        `${host} has version ${version}; the site needs Redis ${String(MIN_VALKEY)} or any Valkey.`,
        'Update it.',
      );
}

/** Whether the uploads' bucket can be written, read and emptied, and by nobody without the key; nothing for a disk. */
async function checkStorage({ s3 }: BackendConfig): Promise<Finding[]> {
  if (s3 === null) return [];
  const bucket = createS3Storage(s3);
  const key = `doctor/${randomUUID()}`;
  try {
    await bucket.put(key, Buffer.from(key));
    const isRead = (await storedBytes(bucket, key)).toString() === key;
    const isListed = (await bucket.list('doctor')).some((file) => file.key === key);
    const stranger = (address: URL) =>
      fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    const [file, listing] = await Promise.all([
      stranger(addressInS3(s3, { key })),
      stranger(addressInS3(s3, { query: { 'list-type': '2' } })),
    ]);
    await bucket.remove(key);
    const isGone = (await bucket.find(key)) === null;
    if (!isRead || !isListed || !isGone)
      return [
        bad(
          'Storage',
          `${s3.bucket} doesn’t return what was written, or keeps what was deleted.`,
          'Set S3_ENDPOINT to a storage service that supports the S3 API.',
        ),
      ];
    return [
      file.ok || listing.ok
        ? bad(
            'Storage',
            `anyone can read ${s3.bucket}, including customers’ photos and the files they send with forms.`,
            'Block public access to the bucket.',
          )
        : good('Storage', `${s3.bucket} can be written to, read from and cleared, and is private.`),
    ];
  } catch (error) {
    const cause = error instanceof StorageUnavailable ? error.cause : error;
    return [
      bad(
        'Storage',
        `${s3.bucket} at ${s3.endpoint}: ${errorMessage(cause)}`,
        'Start it, or correct S3_BUCKET, S3_ENDPOINT, S3_REGION and the key, which must be allowed to read, write, delete and list.',
      ),
    ];
  }
}

/** Whether Node has the version that package.json requires. */
async function checkVersions(root: string): Promise<Finding> {
  const wanted = /"node":\s*">=(\d+)"/.exec(await readFile(join(root, 'package.json'), 'utf8'))?.[1] ?? '0';
  return Number(process.versions.node.split('.')[0]) < Number(wanted)
    ? bad('Node', `is ${process.version}; the site needs ${wanted} or newer.`, 'Update Node.')
    : good('Node', process.version);
}

/** @param number the server's `server_version_num`, such as 150018 for 15.18 */
export function checkPostgresVersion(number: number): Finding {
  const [major, minor] = [Math.floor(number / 10_000), number % 10_000];
  return major >= MIN_POSTGRES
    ? good('Database', `PostgreSQL ${String(major)}.${String(minor)}.`)
    : bad(
        'Database',
        `is PostgreSQL ${String(major)}; the site needs ${String(MIN_POSTGRES)} or newer.`,
        'Upgrade it: dump the database and restore it into a newer server.',
      );
}

/** The database's version; nothing for a SQLite file, whose library comes with the site. */
export async function checkDatabase(payload: Payload): Promise<Finding[]> {
  const connection = connectionOf(payload.db);
  if (connection.kind !== 'postgres') return [];
  const client = await connection.pool.connect();
  try {
    const { rows } = await client.query("SELECT current_setting('server_version_num') AS version");
    return [checkPostgresVersion(Number(rows[0]?.['version']))];
  } finally {
    client.release();
  }
}

/** @param imported null if the demo was never there, or predates the record of imports */
function checkDemo(
  imported: Imported | null,
  { pages, isDemoWanted }: { readonly pages: number; readonly isDemoWanted: boolean },
): Finding {
  const records = (imported ?? []).reduce((sum, { ids }) => sum + ids.length, 0);
  if (records > 0)
    return warning(
      'Content',
      `includes ${counted(records, 'record', 'records')} of the demo championship.`,
      'Remove the demo in the CMS, under Everything else, Demo championship.',
    );
  return imported === null && isDemoWanted && pages > 0
    ? warning(
        'Content',
        'SEED_DEMO is on: the pages may still be the demo championship’s.',
        'Start with SEED_DEMO=false in an empty DATA_DIR, or replace every page.',
      )
    : good('Content', `${counted(pages, 'page', 'pages')}, and nothing of the demo championship.`);
}

/** Content that shouldn't go public, or needs attention. */
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
          `is still ${FIRST_ADMIN_EMAIL}, an address that everyone knows and that can’t receive email.`,
          'Change it to your own in the CMS, under Users.',
        )
      : good('Administrator', 'has their own address.'),
    checkDemo(await findImported(payload), { pages, isDemoWanted }),
    failedMails > 0
      ? warning(
          'Outbox',
          `${counted(failedMails, 'email', 'emails')} couldn’t be sent.`,
          'See the email outbox in the CMS.',
        )
      : good('Outbox', 'no email has failed.'),
  ];
}

/**
 * Everything that can be checked without the database.
 * @param root the repository's folder
 * @param backups the backups' folder; by default where they are written
 */
export async function checkMachine(
  settings: BackendConfig,
  root: string,
  backups = settings.backupDir,
  now = new Date(),
): Promise<Finding[]> {
  const found = await Promise.all([
    checkAddresses(settings),
    checkSettingsFile(),
    checkUnits(root),
    checkNginx(),
    checkPayments(settings),
    checkWallet(settings, now),
    checkMail(settings),
    checkDataFolder(settings),
    checkBackup(backups, now),
    checkVersions(root),
    checkMachines(settings),
    checkStorage(settings),
  ]);
  return found.flat();
}
