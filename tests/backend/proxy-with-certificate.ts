import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Somebody's proxy on this machine: it answers everything, at https://0.0.0.0, with a certificate of its own. */
export type ProxyWithCertificate = {
  readonly origin: string;
  /** The file of its certificate, which is its own authority. */
  readonly certificate: string;
  /** What it answers from now on. @param aheadMs how far its clock is ahead */
  readonly answer: (next: { readonly status: number; readonly aheadMs: number }) => void;
  readonly stop: () => Promise<void>;
};

/** openssl's words for a certificate with an end that may lie in the past. */
const settings = (folder: string, name: string) => `[ca]
default_ca = own
[own]
database = ${folder}/index
new_certs_dir = ${folder}
rand_serial = yes
default_md = sha256
policy = names
x509_extensions = more
[names]
commonName = supplied
[more]
subjectAltName = ${isIP(name) === 0 ? 'DNS' : 'IP'}:${name}
`;

/** openssl's form of a date: YYYYMMDDHHMMSSZ */
const openssl = (date: Date) => date.toISOString().replaceAll(/[-:T]|\.\d+/g, '');

/** Starts one whose certificate is for that name until that end. It stops with the test. */
export async function startProxy(of: {
  readonly name: string;
  readonly ends: Date;
}): Promise<ProxyWithCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [key, asked, certificate, config] = ['key', 'asked', 'cert', 'conf'].map((file) =>
    join(folder, file),
  );
  if (!key || !asked || !certificate || !config) throw new Error('There are four files.');
  await writeFile(config, settings(folder, of.name));
  await writeFile(join(folder, 'index'), '');
  const run = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  run(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=${of.name}`,
    '-keyout',
    key,
    '-out',
    asked,
  );
  const dates = ['-startdate', '20260101000000Z', '-enddate', openssl(of.ends)];
  run(
    'ca',
    '-selfsign',
    '-batch',
    '-notext',
    '-config',
    config,
    ...dates,
    '-keyfile',
    key,
    '-in',
    asked,
    '-out',
    certificate,
  );

  let [status, aheadMs] = [200, 0];
  const server = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (_, response) => {
      response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString());
      response.writeHead(status).end('{}');
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return {
    origin: `https://0.0.0.0:${String(port)}`,
    certificate,
    answer: (next) => void ({ status, aheadMs } = next),
    stop,
  };
}
