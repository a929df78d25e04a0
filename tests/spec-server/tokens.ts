import { Refusal, type Caller } from './answers.ts';

const LIFE_S = 900;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The sessions of the only customer, in memory. */
export function sessions() {
  const held = new Set<string>();
  let number = 0;
  /** In the form of a JWT, so that whoever renews it can read when it ends (point 4). */
  const make = (): string => {
    number += 1;
    const token = `${part({ alg: 'none' })}.${part({ exp: Date.now() / 1000 + LIFE_S, jti: number })}.x`;
    held.add(token);
    return token;
  };
  return {
    begin: () => ({ access_token: make(), refresh_token: make() }),
    has: (token: unknown): boolean => typeof token === 'string' && held.has(token),
    end: () => held.clear(),
    /** @throws Refusal 401 for a token that is not of here (point 8) */
    callerOf: (authorization: string | undefined): Caller => {
      const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
      if (token === undefined) return { isSignedIn: false };
      if (!held.has(token)) throw new Refusal(401, 'The token is not valid.', 'TOKEN_INVALID');
      return { isSignedIn: true };
    },
  };
}

/** @throws Refusal 401 without a customer */
export function signedIn({ isSignedIn }: Caller): void {
  if (!isSignedIn) throw new Refusal(401, 'Please log in.');
}
