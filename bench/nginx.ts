import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findNginx } from '../scripts/run/nginx.ts';
import { freePort } from '../scripts/run/ports.ts';
import type { SiteOnly } from '../scripts/run/site-only.ts';
import { untilAnswers } from './plain-next.ts';

/** One process, so that its processor time and memory can be read. */
const settings = (folder: string, port: number) => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  gzip_static on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type text/html;
  server { listen 127.0.0.1:${String(port)}; root ${folder}/pages; location / { try_files $uri.html =404; } location = / { try_files /index.html =404; } }
}
`;

/** Serves the saved HTML of some pages from nginx, compressed beforehand: what no server that renders pages can beat. */
export async function startNginx(siteUrl: string, paths: readonly string[]): Promise<SiteOnly> {
  findNginx();
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  for (const path of paths) {
    const html = await (await fetch(siteUrl + path)).text();
    const file = join(folder, 'pages', path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await writeFile(`${file}.gz`, gzipSync(html));
  }
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), settings(folder, port));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${String(port)}`;
  await untilAnswers(`${url}/`, child);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
