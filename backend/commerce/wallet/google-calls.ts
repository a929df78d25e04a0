import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { processSingleton } from '../../kernel/process-singleton.ts';
import type { GoogleWallet } from '../../kernel/wallet-settings.ts';
import type { GoogleRecord } from './google-pass.ts';

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ANSWER_MS = 20_000;
/** A token isn't used in the last minute of its life. */
const SPARE_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Google responded, but with an error. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal';
}

type Token = { readonly value: string; readonly until: number };
type State = { token: Token | null; asked: Promise<Token> | null };
const slot = processSingleton('google-wallet-token', (): State => ({ token: null, asked: null }));

async function newToken({ email, key, tokenUrl }: GoogleWallet): Promise<Token> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(key, 'RS256'));
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new GoogleRefusal(`Google refused a token with status ${String(response.status)}.`);
  const { access_token: value, expires_in: seconds } = tokenSchema.parse(await response.json());
  return { value, until: Date.now() + seconds * 1000 - SPARE_MS };
}

/** The service account's token, the same until it expires; concurrent callers share the request. */
async function accessToken(wallet: GoogleWallet): Promise<string> {
  const own = slot();
  if (own.token !== null && own.token.until > Date.now()) return own.token.value;
  own.asked ??= newToken(wallet).finally(() => {
    own.asked = null;
  });
  own.token = await own.asked;
  return own.token.value;
}

/** What a change clears unless the record has it: a PATCH leaves alone whatever it doesn't name. */
const CLEARED: Readonly<Record<GoogleRecord['kind'], object>> = {
  eventTicketClass: { venue: null, dateTime: null },
  eventTicketObject: { validTimeInterval: null },
  giftCardClass: {},
  giftCardObject: { validTimeInterval: null },
};

/**
 * Changes a class or an object at Google. One that nobody has saved isn't there, which isn't a failure: its link has the current content.
 * @throws GoogleRefusal, or the connection's error
 */
export async function changeAtGoogle(wallet: GoogleWallet, { kind, body }: GoogleRecord): Promise<void> {
  const address = `${wallet.apiUrl}/walletobjects/v1/${kind}/${encodeURIComponent(body.id)}`;
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await accessToken(wallet)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...CLEARED[kind], ...body }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  // Reading the response frees the connection for the next call.
  await response.arrayBuffer();
  if (response.ok || response.status === 404) return;
  if (response.status === 401) slot().token = null;
  throw new GoogleRefusal(`Google refused to change a pass with status ${String(response.status)}.`);
}
