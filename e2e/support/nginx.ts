import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runNginx } from '../../scripts/run/nginx.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { ROOT } from '../../scripts/run/project.ts';

/** The names in the configurations of `ops/nginx`. */
export const SITE = 'www.example.org';
export const CMS = 'cms.example.org';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Asked = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
};

export type Nginx = {
  readonly port: number;
  /** Where it answers without TLS. */
  readonly plainPort: number;
  /** Asks it for one of its names. */
  readonly ask: (host: string, path: string, asked?: Asked) => Promise<Answer>;
  /** Everything that it has logged so far. */
  readonly logged: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Certificates for the two names, where the configurations look for Let's Encrypt's. */
const CERTIFICATES = [
  [/\/etc\/letsencrypt\/\S+fullchain\.pem/g, 'cert.pem'],
  [/\/etc\/letsencrypt\/\S+privkey\.pem/g, 'key.pem'],
] as const;

/**
 * Runs a configuration that is shipped in `ops/nginx` with Debian's nginx: only ports, folders and certificates differ.
 * @param replaced replacements for what is outside, by its text in the file
 */
export async function startNginx(name: string, replaced: Readonly<Record<string, string>>): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { logs, stop } = await runNginx(async (folder) => {
    const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${SITE}`, ...pair],
      { stdio: 'ignore' },
    );
    let config = (await readFile(join(ROOT, 'ops/nginx', name), 'utf8'))
      .replaceAll('listen [::]:80;', '')
      .replaceAll('listen [::]:443 ssl http2;', '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${String(plainPort)};`)
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${String(port)} ssl`);
    for (const [path, file] of CERTIFICATES) config = config.replaceAll(path, join(folder, file));
    const folders = { '/var/cache/nginx': folder, '/var/log/nginx': join(folder, 'log') };
    for (const [outside, stand] of Object.entries({ ...folders, ...replaced }))
      config = config.replaceAll(outside, stand);
    return config;
  });
  return {
    port,
    plainPort,
    ask: (host, path, { method = 'GET', headers = {}, body = '' } = {}) =>
      new Promise((resolve, reject) => {
        const to = { host: '127.0.0.1', port, path, method, servername: host, rejectUnauthorized: false };
        const asked = httpsRequest({ ...to, headers: { host, ...headers } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        });
        asked.on('error', reject);
        asked.end(body);
      }),
    async logged() {
      const files = await readdir(logs);
      return (await Promise.all(files.map((file) => readFile(join(logs, file), 'utf8')))).join('');
    },
    stop,
  };
}

/** Waits until the site answers through it. */
export const expectAnswers = (nginx: Nginx) =>
  expect
    .poll(() =>
      nginx.ask(SITE, '/api/health').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
