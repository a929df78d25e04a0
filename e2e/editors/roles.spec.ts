import { expect, test, type APIRequestContext } from '@playwright/test';
import { cmsUrl, headingBlock, ownName, signInToCms, type CmsSession } from '../support/cms-editor.ts';

const PASSWORD = 'a long enough password';

/** A signed-in CMS account with a role. */
async function accountOf(request: APIRequestContext, chief: CmsSession, role: string) {
  const email = `${ownName(role)}@example.org`;
  const { id } = await chief.create('users', { email, password: PASSWORD, role });
  return { id, email, cms: await signInToCms(request, { email, password: PASSWORD }) };
}

test('a results officer can edit results and rounds, and nothing else', async ({ request }) => {
  const chief = await signInToCms(request);
  const { cms, id } = await accountOf(request, chief, 'results');
  const result = await chief.first('results', 'where[_status][equals]=published');
  const round = await chief.first('rounds', 'where[_status][equals]=published');
  const page = await chief.first('pages', 'where[url][equals]=about');

  const status = async (method: string, path: string, data?: object) =>
    (await cms.send(method, path, data)).status;
  expect(await status('PATCH', `results/${result.id}`, { session_name: result['session_name'] })).toBe(200);
  expect(await status('PATCH', `rounds/${round.id}`, { name: round['name'] })).toBe(200);
  for (const [method, path, data] of [
    ['PATCH', `pages/${page.id}`, { name: 'Taken over' }],
    ['DELETE', `pages/${page.id}`, undefined],
    ['POST', 'articles', { name: 'X' }],
    ['POST', 'redirects', { from: '/a', to: '/b' }],
    ['POST', 'rounds', { name: 'X' }],
    ['DELETE', `results/${result.id}`, undefined],
    ['POST', 'users', { email: 'x@example.org', password: PASSWORD, role: 'admin' }],
    ['POST', 'globals/domain-settings', { name: 'X' }],
    ['GET', 'audit-entries', undefined],
    ['GET', 'customers', undefined],
    ['GET', 'missing-paths', undefined],
    ['POST', 'preview/link', { page: page.id, days: 1 }],
  ] as const) {
    expect([method, path, await status(method, path, data)]).toEqual([method, path, 403]);
  }
  // Nobody can raise their own role.
  await cms.send('PATCH', `users/${id}`, { role: 'admin' });
  expect((await chief.first('users', `where[id][equals]=${id}`))['role']).toBe('results');
});

test('an editor writes content, but can change neither accounts nor the audit log', async ({ request }) => {
  const chief = await signInToCms(request);
  const { cms, email } = await accountOf(request, chief, 'editor');
  const name = ownName('by-editor');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Words')],
    _status: 'published',
  });
  await cms.update('pages', id, { seo_title: 'Another title', _status: 'published' });
  await cms.remove('pages', id);
  expect((await cms.send('GET', 'audit-entries')).status).toBe(403);
  expect(
    (await cms.send('POST', 'users', { email: 'y@example.org', password: PASSWORD, role: 'admin' })).status,
  ).toBe(403);

  const { body } = await chief.send('GET', `audit-entries?sort=id&where[account][equals]=${email}`);
  expect(
    body.docs?.map((entry) => [entry['action'], entry['document_title'], entry['changed_fields']]),
  ).toEqual([
    ['created', name, ''],
    ['updated', name, 'seo_title'],
    ['deleted', name, ''],
  ]);
  const entry = body.docs![0]!;
  expect((await chief.send('DELETE', `audit-entries/${entry.id}`)).status).toBe(403);
  expect((await chief.send('PATCH', `audit-entries/${entry.id}`, { account: 'x' })).status).toBe(403);
});

test('nobody without an account can read the CMS', async ({ request }) => {
  for (const path of [
    'pages',
    'results',
    'users',
    'audit-entries',
    'preview/page?url=home',
    'pages/1/checks',
  ]) {
    const status = (await request.get(`${cmsUrl()}/api/${path}`)).status();
    expect([401, 403], path).toContain(status);
  }
});

test('a page lists its warnings before it is published', async ({ request }) => {
  const cms = await signInToCms(request);
  const name = ownName('checked');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    seo_title: 'x'.repeat(80),
    blocks: [
      headingBlock('One'),
      { ...headingBlock('Three'), heading_type: 'h3' },
      { blockType: 'core-button-link', button_text: 'Go', button_url: '/no-such-page' },
    ],
    _status: 'draft',
  });
  const { body } = await cms.send('GET', `pages/${id}/checks`);
  const told = JSON.stringify(body);
  for (const words of ['80 characters', 'skips a level', '/no-such-page doesn’t lead to a page'])
    expect(told).toContain(words);
  await cms.remove('pages', id);
});
