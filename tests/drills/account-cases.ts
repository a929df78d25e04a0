import { expect, test } from 'vitest';
import { z } from 'zod';
import { deviceSchema } from '../../lib/contract/entities/devices.ts';
import { newVisitor, renew, signInByLink, signUp } from '../contract/harness/accounts.ts';
import { siteAt, type Place } from './place.ts';

const DEVICES = '/cognito/user/device';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
const listSchema = z.object({ data: z.array(deviceSchema) });

/** Where customers are signed in is known at once, whichever site and backend is asked. */
export function accountCases(place: () => Place): void {
  test('a device that is signed in at one site is listed at the other, and signed out at both with the next call', async () => {
    const { either } = place();
    const laptop = newVisitor(siteAt(place(), 0), undefined, '', LAPTOP);
    const here = await signUp(either, laptop);
    const phone = newVisitor(siteAt(place(), 1), laptop.email, '', PHONE);
    const there = await signInByLink(either, phone);
    /** Each site calls one backend and then the other. */
    const everywhere = [0, 1, 0, 1].map((at) => newVisitor(siteAt(place(), at === 0 ? 0 : 1), laptop.email));
    const namesAt = async (visitor: (typeof everywhere)[number]) => {
      const { json } = await visitor.get(DEVICES, {}, here.access_token);
      return listSchema.parse(json).data.map(({ browser, system }) => `${browser} ${system}`);
    };
    for (const visitor of everywhere)
      expect(await namesAt(visitor)).toEqual(['Firefox Windows', 'Safari iPhone']);

    const { json } = await laptop.get(DEVICES, {}, here.access_token);
    const other = listSchema.parse(json).data.find(({ is_current }) => !is_current);
    // Both backends know its token by now, and must not go by what they knew.
    for (const visitor of everywhere)
      expect((await visitor.get('/cognito/user/authUser', {}, there.access_token)).status).toBe(200);
    const [, atTheOther = laptop] = everywhere;
    const ended = await atTheOther.post(`${DEVICES}/signOut`, { id: other?.id }, here.access_token);
    expect(ended.status).toBe(200);
    for (const visitor of everywhere) {
      const refused = await visitor.get('/cognito/user/authUser', {}, there.access_token);
      expect([refused.status, refused.json]).toMatchObject([401, { text_code: 'TOKEN_INVALID' }]);
      expect((await renew({ ...visitor, fingerprint: phone.fingerprint }, there.refresh_token)).status).toBe(
        401,
      );
      expect(await namesAt(visitor)).toEqual(['Firefox Windows']);
    }
  });
}
