import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfigurationSchema } from '../../lib/contract/entities/site-configuration.ts';
import { customerSchema } from '../../lib/contract/entities/account.ts';
import { configure, newVisitor, renew, signUp, tokensOf, type Visitor } from './harness/accounts.ts';
import type { Answer } from './harness/client.ts';
import { mostlyOnOne, onEachServer } from './harness/servers.ts';

const PASSWORD = 'Ruapuna-1967';
const ALL_OFF = siteConfigurationSchema.parse({}).profile;
const ADDRESS = { street_address: '1 Pit Lane', postcode: '2675', city: 'Pukekohe' };

const itemOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return z.object({ item: z.looseObject({ id: z.number() }) }).parse(answer.json).item;
};
const fieldsOf = (answer: Answer): string[] => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(422);
  return Object.keys(z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.json).fields);
};
const dataUri = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

onEachServer('the profile', (server) => {
  const customer = async () => {
    const visitor = newVisitor(server);
    const tokens = await signUp(server, visitor);
    const update = (values: Record<string, unknown>) =>
      visitor.post('/cognito/user/update', { id: tokens.id, ...values }, tokens.access_token);
    const read = async () =>
      customerSchema.parse((await visitor.get('/cognito/user/authUser', {}, tokens.access_token)).json);
    return { visitor, tokens, token: tokens.access_token, id: tokens.id, update, read };
  };

  test('fields that the site has not opened are rejected by name, and nothing is changed', async () => {
    const { update, read } = await customer();
    const before = await read();
    const answer = await update({ first_name: 'Other', company_name: 'Acme', mobile_phone: '021 555' });
    expect(fieldsOf(answer)).toEqual(['first_name', 'company_name']);
    expect(await read()).toEqual(before);
  });

  test('is_admin and every other protected field is rejected, and the row is unchanged', async () => {
    const { visitor, token, id, update, read } = await customer();
    const before = await read();
    for (const field of ['is_admin', 'email', 'password_hash', 'is_verified', 'has_password', 'photo'])
      expect(fieldsOf(await update({ mobile_phone: '021 555 012', [field]: true }))).toEqual([field]);
    expect(
      (await visitor.post('/cognito/user/update', { id: id + 100_000, mobile_phone: '021 555 012' }, token))
        .status,
    ).toBe(404);
    expect(await read()).toEqual(before);
  });

  test("another customer's record looks like one that does not exist", async () => {
    const [one, other] = [await customer(), await customer()];
    const foreign = await one.visitor.get(`/cognito/user/${String(other.id)}`, {}, one.token);
    const missing = await one.visitor.get('/cognito/user/99999999', {}, one.token);
    expect([foreign.status, foreign.json]).toEqual([missing.status, missing.json]);
    expect(foreign.status).toBe(404);
    expect(
      (
        await one.visitor.post(
          '/cognito/user/update',
          { id: other.id, mobile_phone: '021 555 012' },
          one.token,
        )
      ).status,
    ).toBe(404);
  });

  test('addresses are visible only to their owner', async () => {
    const [one, other] = [await customer(), await customer()];
    const address = itemOf(await one.visitor.post('/sell/address/create', ADDRESS, one.token));
    for (const [path, body] of [
      ['/sell/address/update', { id: address.id, ...ADDRESS, city: 'Elsewhere' }],
      ['/sell/address/enable', { id: address.id }],
      ['/sell/address/disable', { id: address.id }],
      ['/sell/address/delete', { id: address.id }],
      [`/sell/address/${String(address.id)}`, {}],
    ] as const)
      expect((await other.visitor.post(path, body, other.token)).status).toBe(404);
    expect(fieldsOf(await other.update({ current_address_id: address.id }))).toEqual(['current_address_id']);
    expect((await one.visitor.get('/sell/address', {}, one.token)).json).toMatchObject({
      data: [{ id: address.id, city: 'Pukekohe', enabled: true }],
    });
    expect((await other.visitor.get('/sell/address', {}, other.token)).json).toEqual({ data: [] });
    expect((await one.visitor.get('/sell/address')).status).toBe(401);
  });

  test('a default address that is switched off is no longer the default (spec 4.9, 7.28, 7.29)', async () => {
    const { visitor, token, update, read } = await customer();
    const address = itemOf(await visitor.post('/sell/address/create', ADDRESS, token));
    itemOf(await update({ current_address_id: address.id }));
    expect((await read()).current_address_id).toBe(address.id);
    expect(itemOf(await visitor.post('/sell/address/disable', { id: address.id }, token))).toMatchObject({
      enabled: false,
    });
    expect((await read()).current_address_id).toBeNull();
    expect(fieldsOf(await update({ current_address_id: address.id }))).toEqual(['current_address_id']);
    expect((await visitor.post('/sell/address/delete', { id: address.id }, token)).status).toBe(200);
    expect((await visitor.get('/sell/address', {}, token)).json).toEqual({ data: [] });
    expect((await visitor.post('/sell/address/delete', { id: address.id }, token)).status).toBe(404);
  });

  test('a default address that is deleted is no longer the default (spec 7.23)', async () => {
    const { visitor, token, update, read } = await customer();
    const address = itemOf(await visitor.post('/sell/address/create', ADDRESS, token));
    itemOf(await update({ current_address_id: address.id }));
    expect((await visitor.post('/sell/address/delete', { id: address.id }, token)).status).toBe(200);
    expect((await read()).current_address_id).toBeNull();
  });

  test("a removed photo is gone, at its address too; another customer's stays", async () => {
    const [one, other] = [await customer(), await customer()];
    // Two pictures: a photo's address is the hash of its bytes.
    const photoOf = async ({ visitor, token }: typeof one, background: string) => {
      const picture = sharp({ create: { width: 90, height: 90, channels: 3, background } });
      const image = { image: dataUri(await picture.png().toBuffer()) };
      const { image: address } = itemOf(await visitor.post('/cognito/user/uploadImage', image, token));
      return new URL(String(address), server.url);
    };
    const [mine, theirs] = [await photoOf(one, '#123456'), await photoOf(other, '#654321')];
    expect((await fetch(mine)).status).toBe(200);
    const remove = () => one.visitor.post('/cognito/user/removeImage', {}, one.token);
    expect(itemOf(await remove())).toMatchObject({ id: one.id, image: '', thumbnail: '' });
    expect((await one.read()).image).toBe('');
    expect((await fetch(mine)).status).toBe(404);
    expect((await fetch(theirs)).status).toBe(200);
    // A second press has nothing left to do.
    expect(itemOf(await remove())).toMatchObject({ image: '' });
    expect((await one.visitor.post('/cognito/user/removeImage', {})).status).toBe(401);
  });

  test(
    'the first password needs no old one; the next does, and signs other browsers out',
    mostlyOnOne(server),
    async () => {
      const { visitor, tokens, update, read } = await customer();
      itemOf(await update({ newpassword: PASSWORD }));
      expect((await read()).has_password).toBe(true);
      const other: Visitor = newVisitor(server, visitor.email);
      const there = tokensOf(
        await other.post('/cognito/user/login', {
          username: visitor.email,
          password: PASSWORD,
          fingerprint: other.fingerprint,
        }),
      );
      expect(fieldsOf(await update({ newpassword: 'Another-1968' }))).toEqual(['password']);
      expect(fieldsOf(await update({ newpassword: 'Another-1968', password: 'wrong' }))).toEqual([
        'password',
      ]);
      itemOf(await update({ newpassword: 'Another-1968', password: PASSWORD }));
      expect((await renew(other, there.refresh_token)).status).toBe(401);
      tokensOf(await renew(visitor, tokens.refresh_token));
    },
  );

  test('a photo is re-encoded without metadata, resized, and replaces the previous one (spec 7.15, 7.16)', async () => {
    const { visitor, token, id, read } = await customer();
    const cmsRecord = async (collection: string, recordId: number) => {
      const url = new URL(`/api/${collection}/${String(recordId)}?depth=0`, server.url);
      const answer = await fetch(url, { headers: { Authorization: `JWT ${server.token}` } });
      return z.record(z.string(), z.unknown()).parse(await answer.json());
    };
    const picture = (colour: string) =>
      sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
        .withExif({ IFD0: { Copyright: 'Secret Garage', ImageDescription: '36.8S 174.7E' } })
        .jpeg()
        .toBuffer();
    const first = itemOf(
      await visitor.post(
        '/cognito/user/uploadImage',
        { image: dataUri(await picture('#123456'), 'image/jpeg') },
        token,
      ),
    );
    const address = new URL(String(first['image']), server.url);
    const kept = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Secret Garage')).toBe(false);
    const sized = itemOf(
      await visitor.get(`/cognito/user/${String(id)}`, { image_aspect: '16x9', image_width: 400 }, token),
    );
    expect(sized['image']).toMatch(
      /^\/api\/v1\/cognito\/user\/photo\/[0-9a-f]{32}\/16x9\/400\.(?:jpg|png)\?/,
    );
    // Staff see it in the CMS, and nobody else does.
    const { photo } = await cmsRecord('customers', id);
    const { url } = await cmsRecord('customer-photos', Number(photo));
    const inCms = (headers = {}) => fetch(new URL(String(url), server.url), { headers });
    expect((await inCms()).status).toBe(403);
    const seen = await inCms({ Authorization: `JWT ${server.token}` });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    await visitor.post(
      '/cognito/user/uploadImage',
      { image: dataUri(await picture('#fedcba'), 'image/jpeg') },
      token,
    );
    expect((await read()).image).not.toBe(first['image']);
    expect((await fetch(address)).status).toBe(404);
  });

  test('a file that is not an image is rejected, whatever its type says', mostlyOnOne(server), async () => {
    const { visitor, token, read } = await customer();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const huge = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    for (const image of [
      dataUri(html),
      dataUri(drawing),
      dataUri(drawing, 'image/svg+xml'),
      dataUri(huge),
      'https://example.org/x.png',
    ])
      expect((await visitor.post('/cognito/user/uploadImage', { image }, token)).status).toBe(415);
    expect((await read()).image).toBe('');
    const long = { image: `data:image/png;base64,${'A'.repeat(10 * 1024 * 1024)}` };
    expect((await visitor.post('/cognito/user/uploadImage', long, token)).status).toBe(413);
    expect((await visitor.post('/cognito/user/uploadImage', long)).status).toBe(401);
  });

  test('credit and history start empty (spec 7.13, 7.14)', async () => {
    const { visitor, token } = await customer();
    expect((await visitor.get('/cognito/user/creditBalance', { supplier: 1 }, token)).json).toEqual({
      balance: 0,
    });
    expect((await visitor.get('/cognito/user/myAccount', {}, token)).json).toMatchObject({ history: [] });
    expect((await visitor.get('/cognito/user/myAccount')).status).toBe(401);
  });
});

onEachServer('a profile whose fields are open', (server) => {
  beforeAll(() =>
    configure(server, { profile: { edit_company_name: true, edit_website: true, edit_date_of_birth: true } }),
  );
  afterAll(() => configure(server, { profile: ALL_OFF }));

  test('takes what is open, and a date of birth once (spec 4.8)', async () => {
    const visitor = newVisitor(server);
    const { id, access_token } = await signUp(server, visitor);
    const update = (values: Record<string, unknown>) =>
      visitor.post('/cognito/user/update', { id, ...values }, access_token);
    expect(
      itemOf(await update({ company_name: 'Hinewai Racing', website: 'hinewai.example' })),
    ).toMatchObject({
      company_name: 'Hinewai Racing',
      website: 'https://hinewai.example',
    });
    expect(fieldsOf(await update({ website: 'javascript:alert(1)' }))).toEqual(['website']);
    expect(fieldsOf(await update({ date_of_birth: '2999-01-01' }))).toEqual(['date_of_birth']);
    expect(fieldsOf(await update({ date_of_birth: '1990-02-30' }))).toEqual(['date_of_birth']);
    itemOf(await update({ date_of_birth: '1990-02-28' }));
    expect(fieldsOf(await update({ date_of_birth: '1991-02-28' }))).toEqual(['date_of_birth']);
    itemOf(await update({ date_of_birth: '1990-02-28', company_name: '' }));
  });
});
