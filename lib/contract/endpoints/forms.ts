import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_FORM_FILES } from '../limits.ts';
import { extension, wireId } from '../wire.ts';
import { idempotencyKey, payable, requestLanguage } from './params.ts';

/** Largest body of a form with files, in bytes. */
const FORM_BODY_BYTES = 12 * 1024 * 1024;

/** Longest text value: a signature drawn on a large canvas. Limits for typed text are reported by its field. */
const ANSWER_LENGTH = 1_000_000;

const fileName = () => z.string().max(200);

/** A file in a form: `content` is a data URI, or `upload` is the id of one uploaded earlier (`FORM_UPLOAD_PATH`). */
export const formFileSchema = z.union([
  z.object({ name: fileName(), content: z.string() }),
  z.object({ name: fileName(), upload: z.string().max(64) }),
]);

/**
 * POST …/{id of the form} as multipart/form-data with one `file`: an extension, so that files are sent one by one rather than as base64 in
 * one body. Unclaimed files are deleted after a while.
 */
export const FORM_UPLOAD_PATH = '/cognito/form/upload';
/** The response to an upload: the id for the form to use. */
export const formUploadSchema = z.object({ upload: z.string().min(1) });

/** GET /cognito/form/challenge/{id}: the proof of work required by a form with `use_captcha`. */
export const getFormChallenge = endpoint({
  extension: 'form-challenges',
  method: 'GET',
  path: '/cognito/form/challenge/{id}',
  auth: 'none',
  input: z.object({ id: wireId() }),
  output: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    /** Largest possible solution. */
    maxnumber: z.number().int(),
  }),
});

/**
 * POST /cognito/form/submit/{id}: `data` maps field names to values, `url` is the current URL. Rejected fields are in the failure's
 * `fields`.
 */
export const submitForm = endpoint({
  method: 'POST',
  path: '/cognito/form/submit/{id}',
  auth: 'public',
  input: z.object({
    id: wireId(),
    data: z.record(
      z.string().max(100),
      z.union([
        z.string().max(ANSWER_LENGTH),
        z.number(),
        z.boolean(),
        z.array(formFileSchema).max(MAX_FORM_FILES),
      ]),
    ),
    url: z.string().max(2000),
    /** The solved challenge (base64 of JSON), if the form requires one. */
    captcha: extension('form-challenges', z.string().max(4000).optional()),
    /** A honeypot field, hidden from people: whatever fills it in is a bot. */
    website_address: extension('form-challenges', z.string().max(500).optional()),
    idempotency_key: idempotencyKey(),
    language: requestLanguage(),
  }),
  output: payable(),
  maxBodyBytes: FORM_BODY_BYTES,
});

/**
 * Path below the base for a form without scripts: `POST /cognito/form/post/{id}`, application/x-www-form-urlencoded, with the fields by
 * name, `url` (the page's URL) and `website_address`. Responds with 303 to `url` with `form={id}` and `sent=1` or `form_error={code}`, or
 * to the payment page.
 */
export const FORM_POST_PATH = '/cognito/form/post';
/** Values of `form_error`. `fields` comes with `form_fields`, the names of the rejected fields. */
export const FORM_POST_ERRORS = ['fields', 'login', 'captcha', 'missing', 'busy', 'failed'] as const;

export const FORM_ENDPOINTS = { getFormChallenge, submitForm } as const;
