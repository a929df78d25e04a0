import { expect, test } from 'vitest';
import { z } from 'zod';
import { deviceSchema, type Device } from '../../lib/contract/entities/devices.ts';
import { newVisitor, renew, signInByLink, signUp, tokensOf, type Visitor } from './harness/accounts.ts';
import { onEachServer } from './harness/servers.ts';

const PATH = '/cognito/user/device';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
const INVALID = [401, { success: false, text_code: 'TOKEN_INVALID' }];

onEachServer('devices', (server) => {
  const listOf = async (visitor: Visitor, token: string): Promise<Device[]> => {
    const { status, json } = await visitor.get(PATH, {}, token);
    expect(status, JSON.stringify(json)).toBe(200);
    return z.object({ data: z.array(deviceSchema) }).parse(json).data;
  };
  const namesOf = (devices: readonly Device[]) =>
    devices.map(({ browser, system }) => `${browser} ${system}`);
  const isIn = async (visitor: Visitor, token: string) =>
    (await visitor.get('/cognito/user/authUser', {}, token)).status === 200;

  /** A customer who is signed in on a laptop and on a phone. */
  const owner = async () => {
    const laptop = newVisitor(server, undefined, '', LAPTOP);
    const here = await signUp(server, laptop);
    const phone = newVisitor(server, laptop.email, '', PHONE);
    const there = await signInByLink(server, phone);
    const signOut = (id: unknown) => laptop.post(`${PATH}/signOut`, { id }, here.access_token);
    return { laptop, here, phone, there, signOut };
  };

  test('a customer sees where they are signed in, this device first, and signs one of them out', async () => {
    const { laptop, here, phone, there, signOut } = await owner();
    const [own, other] = await listOf(laptop, here.access_token);
    expect(own).toMatchObject({ browser: 'Firefox', system: 'Windows', is_current: true });
    expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone', is_current: false });
    expect(other?.signed_in_at).toMatch(/^20\d\d-/);
    expect(other?.last_active_at).toMatch(/^20\d\d-/);
    expect(namesOf(await listOf(phone, there.access_token))).toEqual(['Safari iPhone', 'Firefox Windows']);

    expect((await signOut(other?.id)).status).toBe(200);
    const refused = await phone.get('/cognito/user/authUser', {}, there.access_token);
    expect([refused.status, refused.json]).toMatchObject(INVALID);
    const renewed = await renew(phone, there.refresh_token);
    expect([renewed.status, renewed.json]).toMatchObject(INVALID);
    expect(namesOf(await listOf(laptop, here.access_token))).toEqual(['Firefox Windows']);
    tokensOf(await renew(laptop, here.refresh_token));
    expect((await signOut(other?.id)).status).toBe(404);
  });

  test('signing out everywhere else keeps this device, and everywhere keeps none', async () => {
    const { laptop, here, phone, there } = await owner();
    const all = (keep_current: unknown, token: string) =>
      laptop.post(`${PATH}/signOutAll`, { keep_current }, token);
    expect((await all('yes', here.access_token)).status).toBe(422);
    expect((await all(true, here.access_token)).status).toBe(200);
    expect(await isIn(phone, there.access_token)).toBe(false);
    expect(namesOf(await listOf(laptop, here.access_token))).toEqual(['Firefox Windows']);
    const again = await signInByLink(server, phone);
    expect((await all(false, here.access_token)).status).toBe(200);
    expect(await isIn(laptop, here.access_token)).toBe(false);
    expect(await isIn(phone, again.access_token)).toBe(false);
    expect((await renew(laptop, here.refresh_token)).status).toBe(401);
  });

  test('a browser that has signed in twice is one device, and is signed out as one', async () => {
    const { laptop, here, phone, there, signOut } = await owner();
    const again = await signInByLink(server, phone);
    const devices = await listOf(laptop, here.access_token);
    expect(namesOf(devices)).toEqual(['Firefox Windows', 'Safari iPhone']);
    // Until the newer one is known in all of its tabs, both work.
    expect(await isIn(phone, there.access_token)).toBe(true);
    expect((await signOut(devices[1]?.id)).status).toBe(200);
    expect(await isIn(phone, there.access_token)).toBe(false);
    expect(await isIn(phone, again.access_token)).toBe(false);

    await signInByLink(server, laptop);
    expect((await laptop.get('/cognito/user/logout', {}, here.access_token)).status).toBe(200);
    const seen = await signInByLink(server, phone);
    expect(namesOf(await listOf(phone, seen.access_token))).toEqual(['Safari iPhone']);
  });

  test('nobody sees or signs out another customer', async () => {
    const [one, other] = [await owner(), await owner()];
    const [theirs] = await listOf(other.laptop, other.here.access_token);
    const foreign = await one.signOut(theirs?.id);
    const missing = await one.signOut(99_999_999);
    expect([foreign.status, foreign.json]).toEqual([missing.status, missing.json]);
    expect(foreign.status).toBe(404);
    expect(
      (await one.laptop.post(`${PATH}/signOutAll`, { keep_current: false }, one.here.access_token)).status,
    ).toBe(200);
    expect(await isIn(other.laptop, other.here.access_token)).toBe(true);
    expect(await isIn(other.phone, other.there.access_token)).toBe(true);
    for (const id of ['x', 0, -1, 1.5, undefined])
      expect((await other.laptop.post(`${PATH}/signOut`, { id }, other.here.access_token)).status).toBe(422);
    const visitor = newVisitor(server);
    expect((await visitor.get(PATH)).status).toBe(401);
    expect((await visitor.post(`${PATH}/signOut`, { id: theirs?.id })).status).toBe(401);
    expect((await visitor.post(`${PATH}/signOutAll`, { keep_current: true })).status).toBe(401);
  });

  test('a new password signs the other devices out, and the export lists what is left', async () => {
    const { laptop, here, phone, there } = await owner();
    const { id, access_token } = here;
    const newpassword = 'Ruapuna-1967-Taupo';
    expect((await laptop.post('/cognito/user/update', { id, newpassword }, access_token)).status).toBe(200);
    expect(await isIn(phone, there.access_token)).toBe(false);
    expect(namesOf(await listOf(laptop, access_token))).toEqual(['Firefox Windows']);
    const exported = await laptop.get('/cognito/user/exportData', {}, access_token);
    expect(exported.json).toMatchObject({ signed_in_browsers: [{ browser: 'Firefox', system: 'Windows' }] });
  });
});
