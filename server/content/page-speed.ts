import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { binOf, DEVICES, OTHER_PAGES, VITALS } from '../../lib/contract/page-speed.ts';
import { PAGE_SPEED_PATH, type PageSpeed } from '../../lib/contract/site-hook.ts';
import { NO_STORE } from '../http/cache-control.ts';
import { plainText, wireError } from '../http/plain-answers.ts';
import { createReport } from './report.ts';
import type { ReportTo } from './report.ts';

/** One page's vitals take less than 200 bytes. */
const MAX_BYTES = 1_000;
/** Counters between two reports. Each page has at most 2 devices × 5 vitals × 14 bins, most of them unused. */
const MAX_COUNTERS = 5_000;
/** No page takes longer, except in a suspended tab. */
const MAX_VALUE = 600_000;

const measuredSchema = z.object({
  page: z.string().regex(/^[\w-]{1,40}$/),
  device: z.enum(DEVICES),
  values: z.partialRecord(z.enum(VITALS), z.number().min(0).max(MAX_VALUE)),
});

export type PageSpeeds = {
  /** Answers a browser's report of one page with 204, or an error that says what is wrong with it. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Sends the counts to the content server now. */
  readonly report: () => Promise<void>;
  readonly start: () => () => void;
};

/** @returns null if it is longer than any report */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection is still needed for the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) return null;
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Counts how fast pages load for visitors who agreed to it, for a screen in the CMS. Stores counts only, nothing about the senders. */
export function createPageSpeeds({
  isWanted,
  isPage,
  ...to
}: ReportTo & {
  /** Whether speeds are measured and the content server collects them. */
  readonly isWanted: () => boolean;
  /** Whether the site has pages whose address begins with this name. */
  readonly isPage: (name: string) => Promise<boolean>;
}): PageSpeeds {
  let counters = new Map<string, PageSpeed>();
  const { isRefused, send, start } = createReport({
    ...to,
    path: PAGE_SPEED_PATH,
    take() {
      if (counters.size === 0) return null;
      const reported = counters;
      counters = new Map();
      return { speeds: [...reported.values()] };
    },
  });
  const count = (speed: Omit<PageSpeed, 'visits'>) => {
    const key = Object.values(speed).join(' ');
    const known = counters.get(key);
    if (known === undefined && counters.size >= MAX_COUNTERS) return;
    counters.set(key, { ...speed, visits: (known?.visits ?? 0) + 1 });
  };

  return {
    async serve(request, response) {
      if (!isWanted() || isRefused()) return wireError(response, 404, 'There is no such call.');
      if (request.method !== 'POST') return plainText(response, 405, 'Method not allowed', { Allow: 'POST' });
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        return wireError(response, 415, 'Send JSON.');
      const body = await readBody(request);
      if (body === null) return wireError(response, 413, 'The report is too large.', { Connection: 'close' });
      const measured = measuredSchema.safeParse(parsed(body));
      if (!measured.success) return wireError(response, 400, 'This is no report of a page’s speed.');
      const { page, device, values } = measured.data;
      const name = (await isPage(page)) ? page : OTHER_PAGES;
      for (const vital of VITALS) {
        const value = values[vital];
        if (value !== undefined) count({ page: name, device, vital, bin: binOf(vital, value) });
      }
      response.writeHead(204, { 'Cache-Control': NO_STORE }).end();
    },
    report: send,
    start,
  };
}
