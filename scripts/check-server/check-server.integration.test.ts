import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startSpecServer } from '../../tests/spec-server/server.ts';
import type { Variations } from '../../tests/spec-server/variations.ts';
import { childEnv, ROOT } from '../run/project.ts';
import { freePort } from '../run/ports.ts';

const run = promisify(execFile);

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

async function check(...args: readonly string[]): Promise<Ended> {
  const script = join(ROOT, 'scripts/check-server.ts');
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...args], { cwd: ROOT, env: childEnv() });
    return { code: 0, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('stdout' in error) || !('stderr' in error))
      throw error;
    return { code: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) };
  }
}

async function checkSpecServer(without: readonly string[] = [], variations: Variations = {}): Promise<Ended> {
  const server = await startSpecServer(variations, without);
  onTestFinished(server.close);
  return check(server.url);
}

const linesWith = (mark: string, { stdout }: Ended) =>
  stdout.split('\n').filter((line) => line.startsWith(mark));

test('a server made from the specification alone has all but the call whose answer it does not show', async () => {
  const ended = await checkSpecServer();
  expect([ended.code, ended.stderr]).toEqual([0, '']);
  expect(ended.stdout).toContain('The site can run on it.');
  expect(ended.stdout).toMatch(/✔ GET \/cognito\/domain\/initialData +24 pages, 9 groups, \d+ addresses/);
  expect(ended.stdout).toMatch(/✔ GET \/microblog\/post +2 records/);
  expect(linesWith('✘', ended)).toEqual([expect.stringContaining('creditCardSurchargeOf')]);
  expect(linesWith('–', ended)).toEqual([]);
});

test('nothing that the site asks such a server for is refused, and everything is read', async () => {
  expect(linesWith('!', await checkSpecServer())).toEqual([]);
});

test('calls that are missing are named with what is then not shown, and the site still runs', async () => {
  const ended = await checkSpecServer(['GET /cognito/faq', 'POST /cognito/giftVoucher/redeem']);
  expect(ended.code).toBe(0);
  expect(ended.stdout).toMatch(
    /✘ GET \/cognito\/faq .*404\n +Not shown: questions and answers \(core\/faq\)\./,
  );
  expect(ended.stdout).toMatch(
    /✘ POST \/cognito\/giftVoucher\/redeem .*404\n +Not shown: redeeming a gift voucher\./,
  );
});

test.each(['GET /cognito/domain/initialData', 'GET /cognito/page', 'POST /graphql'])(
  'ends with 1 without %s, which the site needs',
  async (call) => {
    const ended = await checkSpecServer([call]);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(new RegExp(`^The site can’t run on it without ${call}`));
    expect(ended.stdout).toContain(`✘ ${call}`);
  },
);

test('finds GraphQL below the base path', async () => {
  const ended = await checkSpecServer([], { graphqlPath: '/api/v1/graphql' });
  expect(ended.code).toBe(0);
  expect(ended.stdout).toMatch(/✔ POST \/graphql +at \/api\/v1\/graphql/);
});

test('changes nothing: no form, order or voucher arrives', async () => {
  const server = await startSpecServer();
  onTestFinished(server.close);
  await check(server.url);
  expect(server.received).toEqual({ forms: [], orders: [], vouchers: [] });
});

test('says that nobody answers', async () => {
  const ended = await check(`http://127.0.0.1:${String(await freePort())}`);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('no response');
});

test.each([
  [],
  ['content.example.org'],
  ['https://content.example.org/api/v1'],
  ['https://a.example.org', 'https://b.example.org'],
])('without one address it says how it is used: %j', async (...args) => {
  const ended = await check(...args);
  expect([ended.code, ended.stderr]).toEqual([2, expect.stringMatching(/^npm run check-server/)]);
});
