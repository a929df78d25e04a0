import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import {
  TIMING_PATH,
  TIMING_PROVIDER_HEADER,
  TIMING_SEQUENCE_HEADER,
  TIMING_SIGNATURE_HEADER,
  TIMING_TIME_HEADER,
  timingAnswerSchema,
  timingUpdateSchema,
} from '../../../lib/contract/timing.ts';
import { isTimingSigned } from '../../../lib/shared/node/signed-timing.ts';
import { isRecord } from '../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { jsonOf } from '../../../lib/shared/text/json-of.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { parseInput } from '../../kernel/calls/input.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { badFields, Failure, unauthorized } from '../../kernel/failure.ts';
import { privateJson } from '../../kernel/http/answer.ts';
import { limitedText, MAX_BODY_BYTES } from '../../kernel/http/body.ts';
import { clientAddress } from '../../kernel/limiter/client-address.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { providerSecret } from './provider-secret.ts';
import { writeTiming } from './write-timing.ts';

/** The id of the active provider that signed a call, or null. */
async function findSigner(payload: Payload, request: Request, body: string): Promise<number | null> {
  const header = (name: string) => request.headers.get(name) ?? '';
  const id = header(TIMING_PROVIDER_HEADER);
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const provider = await payload.findByID({
    collection: 'timing-providers',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  });
  if (!provider?.is_active || !provider.secret_reference) return null;
  const parts = {
    path: new URL(request.url).pathname,
    time: header(TIMING_TIME_HEADER),
    sequence: header(TIMING_SEQUENCE_HEADER),
    body,
    signature: header(TIMING_SIGNATURE_HEADER),
  };
  const secret = providerSecret(provider.id, provider.secret_reference);
  return isTimingSigned(parts, secret, Date.now()) ? provider.id : null;
}

function sequenceOf(request: Request): number {
  const sequence = request.headers.get(TIMING_SEQUENCE_HEADER) ?? '';
  if (/^\d{1,15}$/.test(sequence)) return Number(sequence);
  throw badFields({ sequence: `${TIMING_SEQUENCE_HEADER} must be a whole number.` });
}

function objectIn(body: string): Record<string, unknown> {
  const value = jsonOf(body);
  if (!isRecord(value)) throw new Failure(400, 'The request body must be a JSON object.');
  return value;
}

/** What messages call an item of a list. */
const UNITS: Readonly<Record<string, string>> = { rows: 'Row', laps: 'Lap record', messages: 'Message' };

/** Messages by row or lap, for those that don't even have the form of one: 'rows.2' is the third. */
function parseUpdate(given: Record<string, unknown>) {
  const parsed = timingUpdateSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [list, index, ...rest] = path.map(String);
    const unit = UNITS[list ?? ''];
    if (unit === undefined || index === undefined) return parseInput(timingUpdateSchema, given);
    fields[`${String(list)}.${index}`] ??=
      `${unit} ${String(Number(index) + 1)}, ${rest.join('.') || unit.toLowerCase()}: ${message}.`;
  }
  throw badFields(fields);
}

/**
 * PUT /nextgen/timing/session/{id}: a timing provider writes the state and the rows of a published session. The same call again gives the
 * same answer; one with a lower number than the last is refused (409).
 */
export const timingRoute = rawRoute(
  'PUT',
  `${TIMING_PATH}/{id}`,
  async ({ request, payload, pathParameters }) => {
    const body = await limitedText(request, MAX_BODY_BYTES);
    const provider = await findSigner(payload, request, body);
    if (provider === null) {
      await countUses([RATE_LIMITS.timingRefusals, clientAddress(request)]);
      throw unauthorized(
        'The call isn’t signed by an active timing provider, or its time is more than a minute off.',
      );
    }
    await countUses([RATE_LIMITS.timingCalls, provider]);
    const answer = await writeTiming(payload, {
      provider,
      session: recordIdIn(pathParameters['id']) ?? 0,
      sequence: sequenceOf(request),
      digest: hash('sha256', body, 'base64url'),
      update: parseUpdate(objectIn(body)),
    });
    return privateJson(timingAnswerSchema.parse(answer));
  },
);
