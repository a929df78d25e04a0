import { handleEndpoints, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../cms/access/roles.ts';
import { getDomain, siteName } from './domain.ts';
import { xeroCodes } from './xero-codes.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
const PASSWORD = crypto.randomUUID();
const accounts = new Map<Role, TypedUser>();
beforeAll(async () => {
  opened = await openTemporaryPayload();
  for (const role of ['admin', 'editor', 'results'] as const) {
    const account = await opened.payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: PASSWORD, role },
    });
    accounts.set(role, { ...account, collection: 'users' });
  }
}, 120_000);
afterAll(() => opened.close());

const save = (role: Role, data: object) =>
  opened.payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', ...data },
    user: accounts.get(role)!,
    overrideAccess: false,
  });

test('a site without a name uses its host', async () => {
  const { payload } = opened;
  expect([(await getDomain(payload)).name, await siteName(payload)]).toEqual(['localhost', 'localhost']);
});

test('editors set the site’s appearance; only administrators set money, accounts, retention and other companies’ scripts', async () => {
  await save('editor', {
    theme_colour: '#112233',
    date_ranges: 'specification',
    seo_title: 'Racing',
    card_surcharge_percent: 9,
    gst_number: '123-456-789',
    google_analytics_id: 'G-ABC1234567',
    url: 'https://elsewhere.example.org',
    configuration: { login_google: true },
    retention: { audit_days: 1 },
  });
  const after = await opened.payload.findGlobal({ slug: 'domain-settings' });
  expect(after).toMatchObject({ theme_colour: '#112233', seo_title: 'Racing' });
  expect((await getDomain(opened.payload)).configuration.date_ranges).toBe('specification');
  expect([
    after.card_surcharge_percent ?? null,
    after.gst_number ?? null,
    after.google_analytics_id ?? null,
    after.url ?? null,
    after.configuration?.login_google,
    after.retention?.audit_days,
  ]).toEqual([null, null, null, null, false, 730]);

  await save('admin', {
    google_analytics_id: 'G-ABC1234567',
    card_surcharge_percent: 2,
    retention: { audit_days: 365 },
  });
  const set = await opened.payload.findGlobal({ slug: 'domain-settings' });
  expect([set.google_analytics_id, set.card_surcharge_percent, set.retention?.audit_days]).toEqual([
    'G-ABC1234567',
    2,
    365,
  ]);
  await expect(save('results', { seo_title: 'Mine' })).rejects.toThrow('not allowed');
});

test('another company’s code is accepted only in its exact format', async () => {
  for (const [name, bad, good] of [
    ['google_analytics_id', '<script>', 'G-ABC1234567'],
    ['google_tag_manager_id', "GTM-1'><script>", 'GTM-ABC1234'],
    ['facebook_pixel', 'alert(1)', '1234567890'],
    ['matomo_site_id', '7;', '7'],
    ['google_site_verification', '<meta name="x" content="abc">', 'abc_DEF-123'],
  ] as const) {
    await expect(save('admin', { [name]: bad }), name).rejects.toMatchObject({ name: 'ValidationError' });
    await expect(save('admin', { [name]: good }), name).resolves.toMatchObject({ [name]: good });
  }
});

test('administrators set account codes and tax rates for Xero, within its length limits', async () => {
  await save('admin', { xero: { tickets: ' 4100 ', no_gst: 'GST exempt' } });
  await save('editor', { xero: { tickets: '9999' } });
  const { xero } = await opened.payload.findGlobal({ slug: 'domain-settings' });
  expect(xero).toMatchObject({ tickets: '4100', no_gst: 'GST exempt' });
  for (const refused of [{ goods: '12345678901' }, { vouchers: '83 5' }, { gst: 'x'.repeat(51) }])
    await expect(save('admin', { xero: refused })).rejects.toMatchObject({ name: 'ValidationError' });
  await save('admin', { xero: { tickets: '' } });
  expect((await xeroCodes(opened.payload))('tickets')).toBe('200');
});

test('a name of 10,000 letters is refused, in drafts too', async () => {
  const { payload } = opened;
  const { token } = await payload.login({
    collection: 'users',
    data: { email: 'admin@example.org', password: PASSWORD },
  });
  const post = async (path: string, data: object) => {
    const request = new Request(`http://localhost:4000/api/${path}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${token ?? ''}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });
    const answer = await handleEndpoints({ config: payload.config, request });
    return [answer.status, await answer.text()] as const;
  };
  const name = 'x'.repeat(10_000);
  for (const path of ['globals/domain-settings', 'pages', 'pages?draft=true', 'faqs'])
    expect(await post(path, { name })).toEqual([400, expect.stringContaining('This has 10,000')]);
  expect((await post('pages?draft=true', { name: 'x'.repeat(300) }))[0]).toBe(201);
});
