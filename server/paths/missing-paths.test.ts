import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  MISSING_PATHS_PATH,
  missingPathsSchema,
  signedText,
} from '../../lib/contract/site-hook.ts';
import { createLog } from '../process/log.ts';
import { createMissingPaths } from './missing-paths.ts';
import { listen } from '../test-support.ts';

const SECRET = 'a secret of more than thirty-two characters';

/** A content server that records the reports it receives. */
async function startListener(status = 200, isWanted = true) {
  const reports: { isSigned: boolean; paths: unknown }[] = [];
  const running = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const time = String(request.headers[HOOK_TIME_HEADER]);
      const signed = createHmac('sha256', SECRET)
        .update(signedText(MISSING_PATHS_PATH, time, body))
        .digest('hex');
      const isSigned = request.headers[HOOK_SIGNATURE_HEADER] === signed;
      reports.push({ isSigned, paths: missingPathsSchema.parse(JSON.parse(body)).paths });
      response.writeHead(status).end();
    });
  });
  const contentApiUrl = `http://127.0.0.1:${String(running.port)}`;
  const missing = createMissingPaths({
    contentApiUrl,
    secret: () => SECRET,
    isWanted: () => isWanted,
    everyMs: 1000,
    log: createLog('silent'),
  });
  return { ...running, reports, missing };
}

it('reports which addresses were not found, how often and from where, without query strings', async () => {
  const { reports, missing, close } = await startListener();
  missing.note('/old-news', 'https://www.example.org/links?token=1');
  missing.note('/old-news');
  missing.note('/wp-login.php');
  await missing.report();
  await missing.report();
  await close();
  expect(reports).toEqual([
    { isSigned: true, paths: [{ path: '/old-news', hits: 2, referrer: 'https://www.example.org/links' }] },
  ]);
});

it("remembers a limited number, and stops if the content server doesn't accept reports", async () => {
  const { reports, missing, close } = await startListener(404);
  for (let index = 0; index < 5_000; index += 1) missing.note(`/made-up-${String(index)}`);
  await missing.report();
  missing.note('/another');
  await missing.report();
  await close();
  expect(reports).toHaveLength(1);
  expect(reports[0]?.paths).toHaveLength(200);
});

it('sends a content server without such a list nothing', async () => {
  const { reports, missing, close } = await startListener(200, false);
  missing.note('/old-news');
  await missing.report();
  await close();
  expect(reports).toEqual([]);
});
