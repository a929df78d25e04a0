import { beforeAll, expect, test } from 'vitest';
import { lastMail, linkIn, newVisitor, renew, signInByLink } from './harness/accounts.ts';
import { newBuyer, postAs, type Buyer } from './harness/money.ts';
import { onOneShopServer } from './harness/servers.ts';
import { fieldsOf, itemOf, keyOf, listSchema, newAdmin, type Admin } from './records/records.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

onOneShopServer('generic records of customers', (server) => {
  let admin: Admin;
  /** Somebody else, without rights. */
  let customer: Buyer;
  beforeAll(async () => {
    admin = await newAdmin(server);
    customer = await newBuyer(server);
  });

  test('an address takes some of its fields, and a picture (spec 7.21, 7.24)', async () => {
    const owner = await newBuyer(server);
    const place = { street_address: '1 Pit Lane', postcode: '2675', city: 'Pukekohe' };
    const { id } = itemOf(await postAs(owner, '/sell/address/create', place));
    const changed = itemOf(await postAs(owner, '/sell/address/update', { id, company: 'Hinewai Racing' }));
    expect(changed).toMatchObject({ ...place, company: 'Hinewai Racing' });
    expect(itemOf(await postAs(owner, '/sell/address/update', changed))).toEqual(changed);
    expect(fieldsOf(await postAs(owner, '/sell/address/update', { id, city: '' }))).toEqual(['city']);
    const photo = {
      id,
      uuid: crypto.randomUUID(),
      name: 'The gate',
      model: 'address',
      key: keyOf(admin.known),
    };
    expect((await postAs(customer, '/sell/address/addPhoto', photo)).status).toBe(404);
    itemOf(await postAs(owner, '/sell/address/addPhoto', photo));
    const own = listSchema.parse((await postAs(owner, '/sell/address', {})).json).data;
    expect(own).toMatchObject([{ id, image: { url: expect.stringContaining(keyOf(admin.known)) } }]);
  });

  test('a profile is saved whole as it was read, and takes a picture (spec 7.21, 7.24)', async () => {
    const owner = await newBuyer(server);
    const read = async () => itemOf(await postAs(owner, `/cognito/user/${String(owner.id)}`, {}));
    const before = await read();
    itemOf(await postAs(owner, '/cognito/user/update', before));
    expect(await read()).toEqual(before);
    for (const wrong of [{ is_admin: true }, { email: 'other@example.org' }])
      expect(fieldsOf(await postAs(owner, '/cognito/user/update', { ...before, ...wrong }))).toEqual(
        Object.keys(wrong),
      );
    const photo = {
      id: owner.id,
      uuid: crypto.randomUUID(),
      name: 'Me',
      model: 'User',
      key: keyOf(admin.known),
    };
    const withPhoto = itemOf(await postAs(owner, '/cognito/user/addPhoto', photo));
    expect(withPhoto['image']).toMatch(/^\/api\/v1\/cognito\/user\/photo\//);
    expect((await admin.post('/cognito/user/addPhoto', photo)).status).toBe(404);
    itemOf(await postAs(owner, '/cognito/user/update', withPhoto));
    const own = { id: owner.id, image: PIXEL };
    expect(itemOf(await postAs(owner, '/cognito/user/update', own))['image']).not.toBe(withPhoto['image']);
  });

  test('an administrator makes an account, and switches it off and on', async () => {
    const person = newVisitor(server);
    const record = {
      email: person.email,
      first_name: 'Mere',
      last_name: 'Hohepa',
      mobile_phone: '021 555 014',
    };
    expect(fieldsOf(await admin.post('/cognito/user/create', { ...record, is_admin: true }))).toEqual([
      'is_admin',
    ]);
    expect(
      fieldsOf(await admin.post('/cognito/user/create', { ...record, newpassword: 'x'.repeat(9) })),
    ).toEqual(['newpassword']);
    const { id, ...made } = await admin.ask('/cognito/user/create', { ...record, id: null, is_admin: false });
    expect(made).toMatchObject({ ...record, is_admin: false });
    expect(fieldsOf(await admin.post('/cognito/user/create', record))).toEqual(['email']);
    const { access_token, refresh_token } = await signInByLink(server, person);
    const self = async () => (await person.get('/cognito/user/authUser', {}, access_token)).status;
    expect(await self()).toBe(200);
    expect(await admin.ask('/cognito/user/disable', { id })).toEqual({ id, enabled: false });
    expect(await self()).toBe(401);
    expect((await renew(person, refresh_token)).status).toBe(401);
    const { email, fingerprint } = person;
    await person.post('/cognito/user/sendLoginLink', { email, fingerprint });
    const link = linkIn(await lastMail(server, email)).searchParams.get('r') ?? '';
    const refused = await renew(person, link);
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('switched off') }),
    ]);
    expect(await admin.ask('/cognito/user/enable', { id })).toEqual({ id, enabled: true });
    await signInByLink(server, person);
    for (const name of ['create', 'enable', 'disable', 'delete'])
      expect([name, (await postAs(customer, `/cognito/user/${name}`, { id })).status]).toEqual([name, 403]);
    expect((await admin.post('/cognito/user/delete', { id })).status).toBe(403);
    expect((await admin.post('/cognito/user/disable', { id: 99_999_999 })).status).toBe(404);
  });
});
