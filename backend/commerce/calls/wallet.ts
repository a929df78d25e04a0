import { z } from 'zod';
import type { Language } from '../../../lib/contract/languages.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { Failure, notFound, unauthorized } from '../../kernel/failure.ts';
import type { RouteCall } from '../../kernel/calls/handle.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { limitedText } from '../../kernel/http/body.ts';
import { clientAddress } from '../../kernel/limiter/client-address.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { log } from '../../kernel/log/log.ts';
import type { AppleWallet } from '../../kernel/wallet-settings.ts';
import { passAnswer } from '../documents/pdf-answer.ts';
import { findPass } from '../pass-updates/find-pass.ts';
import { applePass, PHONES_PATH } from '../wallet/apple-pass.ts';
import type { Pass } from '../wallet/pass.ts';
import { changedOnPhone, lastChange, registerPhone, unregisterPhone } from '../wallet/pass-copies.ts';
import { languageOfToken } from '../wallet/pass-token.ts';
import { appleWallet } from '../wallet/wallets.ts';

/* Phones' calls about passes in Apple's wallet, as Apple defines them ("Adding a Web Service to Update Passes"). */

const BASE = `${PHONES_PATH}/v1`;
const REGISTRATIONS = `${BASE}/devices/{device}/registrations/{passType}`;

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS = 5;
const MAX_REPORT = 300;

/** Longer than Google's stand-in (`AT_GOOGLE`). */
const DEVICE = /^[\w-]{8,100}$/;
const registrationSchema = z.object({ pushToken: z.string().regex(/^[0-9a-f]{32,200}$/i) });
const reportSchema = z.object({ logs: z.array(z.string()) });

const empty = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** @throws Failure 400 */
async function bodyOf<S extends z.ZodType>({ request }: RouteCall, schema: S): Promise<z.output<S>> {
  const text = await limitedText(request, MAX_BODY_BYTES);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Failure(400, 'The request body isn’t valid.');
  }
}

/** @throws Failure 404 while the wallet is off, or for another kind of passes */
function walletFor({ pathParameters }: RouteCall): AppleWallet {
  const wallet = appleWallet();
  if (wallet === null || wallet.passType !== pathParameters.passType) throw notFound('The pass type');
  return wallet;
}

function deviceOf({ pathParameters: { device = '' } }: RouteCall): string {
  if (!DEVICE.test(device)) throw notFound('The device');
  return device;
}

type Shown = { readonly serial: string; readonly language: Language };

/** The pass that the caller holds. @throws Failure 401 without its token, whether or not the pass exists */
function shownPass({ request, pathParameters: { serial = '' } }: RouteCall): Shown {
  const [, token = ''] = /^ApplePass (\S{1,200})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const language = languageOfToken(serial, token);
  if (language === null) throw unauthorized('Send the pass’s authentication token.');
  return { serial, language };
}

/** @throws Failure 404 */
async function currentPass({ payload }: RouteCall, { serial, language }: Shown): Promise<Pass> {
  const pass = await findPass(payload, serial, language);
  if (pass === null) throw notFound('The pass');
  return pass;
}

const count = (call: RouteCall): Promise<void> =>
  countUses([RATE_LIMITS.passCalls, clientAddress(call.request)]);

export const registerPhoneRoute = rawRoute('POST', `${REGISTRATIONS}/{serial}`, async (call) => {
  await count(call);
  const shown = shownPass(call);
  walletFor(call);
  const device = deviceOf(call);
  const { pushToken } = await bodyOf(call, registrationSchema);
  await countUses([RATE_LIMITS.passRegistrations, shown.serial]);
  const isNew = await registerPhone(call.payload, await currentPass(call, shown), { device, pushToken });
  return empty(isNew ? 201 : 200);
});

export const unregisterPhoneRoute = rawRoute('DELETE', `${REGISTRATIONS}/{serial}`, async (call) => {
  await count(call);
  const { serial } = shownPass(call);
  walletFor(call);
  await unregisterPhone(call.payload, serial, deviceOf(call));
  return empty(200);
});

/** The caller only presents a device name, which nobody else knows. For an unknown device, nothing has changed. */
export const changedPassesRoute = rawRoute('GET', REGISTRATIONS, async (call) => {
  await count(call);
  walletFor(call);
  const tag = new URL(call.request.url).searchParams.get('passesUpdatedSince') ?? '';
  const since = new Date(/^\d{1,15}$/.test(tag) ? Number(tag) : 0);
  const changed = await changedOnPhone(call.payload, deviceOf(call), since);
  if (changed === null) return empty(204);
  return Response.json(
    { serialNumbers: changed.serials, lastUpdated: String(changed.last.getTime()) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
});

const SECOND_MS = 1000;
/** HTTP dates have no milliseconds. */
const secondOf = (moment: Date): number => Math.floor(moment.getTime() / SECOND_MS);

export const currentPassRoute = rawRoute('GET', `${BASE}/passes/{passType}/{serial}`, async (call) => {
  await count(call);
  const shown = shownPass(call);
  const wallet = walletFor(call);
  const changed = await lastChange(call.payload, shown.serial);
  const had = new Date(call.request.headers.get('if-modified-since') ?? '');
  if (changed !== null && secondOf(had) >= secondOf(changed)) return empty(304);
  const pass = await currentPass(call, shown);
  const answer = passAnswer(await applePass(call.payload, pass, wallet), shown.serial);
  answer.headers.set('Last-Modified', (changed ?? new Date()).toUTCString());
  return answer;
});

/** Phones report problems with passes. Anybody can call this, so little of it is stored. */
export const phoneReportsRoute = rawRoute('POST', `${BASE}/log`, async (call) => {
  await countUses([RATE_LIMITS.passReports, clientAddress(call.request)]);
  if (appleWallet() === null) throw notFound('This call');
  const { logs } = await bodyOf(call, reportSchema);
  const reason = logs
    .slice(0, MAX_REPORTS)
    .map((report) => report.slice(0, MAX_REPORT))
    .join('\n');
  log.warn({ reason }, 'a phone reports a problem with passes');
  return empty(200);
});
