import { z } from 'zod';
import { DEVICES, VITALS } from './page-speed.ts';

/**
 * The call with which a content server notifies the site of changes. It isn't in spec point 7: content servers without it are polled
 * instead (spec point 4).
 */
export const SITE_HOOK_PATH = '/api/revalidate';
/** Time of the call, in epoch milliseconds. */
export const HOOK_TIME_HEADER = 'x-hook-time';
/** Hex of the HMAC-SHA256 of `signedText`, using the two programs' shared secret. */
export const HOOK_SIGNATURE_HEADER = 'x-hook-signature';
/** Maximum difference between the programs' clocks, which also limits a call's time in transit. */
export const HOOK_MAX_AGE_MS = 5 * 60_000;
/** Longer lists of changes are reported as a change to everything. */
export const HOOK_MAX_CHANGES = 500;
/** Stands for all models, when it isn't known what changed. */
export const ANY_MODEL = '*';
/** Changes when a block's scheduled time comes: no record, but the current time that pages depend on. */
export const TIME_MODEL = 'time';

/**
 * Changes when units of a product are sold or returned. With an id: that product's displayed stock (`shownStock`). Without one: something
 * is sold out or back in stock, so product lists change.
 */
export const STOCK_MODEL = 'stock';

/** The text to sign: it includes path and time, so that neither can be altered. */
export const signedText = (path: string, time: string, body: string): string => `${path}\n${time}\n${body}`;

/** A changed record: its model is the slug of its collection or global. */
export const contentChangeSchema = z.object({
  model: z.string().min(1).max(64),
  id: z.union([z.number(), z.string().max(64)]).optional(),
});
export type HookChange = z.infer<typeof contentChangeSchema>;

export const hookBodySchema = z.object({
  changes: z.array(contentChangeSchema).min(1).max(HOOK_MAX_CHANGES),
});

/** Where the site reports paths that visitors didn't find to the content server, signed the same way. */
export const MISSING_PATHS_PATH = '/api/site/missing-paths';
const MAX_MISSING_PATHS = 500;

export const missingPathsSchema = z.object({
  paths: z
    .array(
      z.object({
        path: z.string().max(200),
        /** Number of requests since the last report. */
        hits: z.number().int().positive(),
        /** The referring page, without its query; '' if unknown. */
        referrer: z.string().max(300),
      }),
    )
    .max(MAX_MISSING_PATHS),
});
export type MissingPath = z.infer<typeof missingPathsSchema>['paths'][number];

/** Where the site reports how fast its pages were for visitors, signed the same way. */
export const PAGE_SPEED_PATH = '/api/site/page-speed';
const MAX_PAGE_SPEEDS = 5_000;

export const pageSpeedsSchema = z.object({
  speeds: z
    .array(
      z.object({
        /** The first part of the page's address (`pageNameOf`). */
        page: z.string().regex(/^[\w-]{1,40}$/),
        device: z.enum(DEVICES),
        vital: z.enum(VITALS),
        /** The number of the value's bin (`binOf`). */
        bin: z.number().int().min(0).max(15),
        /** How many visits had such a value since the last report. */
        visits: z.number().int().positive(),
      }),
    )
    .max(MAX_PAGE_SPEEDS),
});
export type PageSpeed = z.infer<typeof pageSpeedsSchema>['speeds'][number];
