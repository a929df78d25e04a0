import { z } from 'zod';

/**
 * The call by which a content server tells the site what changed. It is no call of spec point 7: a content server that does not
 * know it is rechecked instead (spec point 4).
 */
export const SITE_HOOK_PATH = '/api/revalidate';
/** When the call was made, in epoch milliseconds. */
export const HOOK_TIME_HEADER = 'x-hook-time';
/** Hex of the HMAC-SHA256 over `signedText`, made with the secret that both programs share. */
export const HOOK_SIGNATURE_HEADER = 'x-hook-signature';
/** How far the two programs' clocks may be apart, and so how long a call may be under way. */
export const HOOK_MAX_AGE_MS = 5 * 60_000;
/** A longer list of changes is told as a change of everything. */
export const HOOK_MAX_CHANGES = 500;
/** Stands for every model: what changed is not known in detail. */
export const ANY_MODEL = '*';
/** What changes when a block's time comes: no record, but the moment that pages are made for. */
export const TIME_MODEL = 'time';

/** What a signature is made over: the path and the time belong to it, so that neither can be exchanged. */
export const signedText = (path: string, time: string, body: string): string => `${path}\n${time}\n${body}`;

/** A record that changed: its model is the slug of its collection or global. */
export const contentChangeSchema = z.object({
  model: z.string().min(1).max(64),
  id: z.union([z.number(), z.string().max(64)]).optional(),
});
export type HookChange = z.infer<typeof contentChangeSchema>;

export const hookBodySchema = z.object({
  changes: z.array(contentChangeSchema).min(1).max(HOOK_MAX_CHANGES),
});

/** Where the site tells the content server which addresses visitors did not find, signed in the same way. */
export const MISSING_PATHS_PATH = '/api/site/missing-paths';
const MAX_MISSING_PATHS = 500;

export const missingPathsSchema = z.object({
  paths: z
    .array(
      z.object({
        path: z.string().max(200),
        /** How often since the last call. */
        hits: z.number().int().positive(),
        /** The page that led there, without its query; '' where it is not known. */
        referrer: z.string().max(300),
      }),
    )
    .max(MAX_MISSING_PATHS),
});
export type MissingPath = z.infer<typeof missingPathsSchema>['paths'][number];
