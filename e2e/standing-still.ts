import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** How long one look at a page may take: many times what the slowest takes on a busy machine. */
const LOOK_MS = 45_000;

class StoodStill extends Error {
  override readonly name = 'StoodStill';
}

async function withinTime<T>(look: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoodStill(`${what} did not answer its browser any more.`)), limitMs);
  });
  // What comes after the limit, or after its page was closed, concerns nobody.
  look.catch(() => undefined);
  try {
    return await Promise.race([look, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page that many looks are taken at, one after the other. */
export type Viewer = {
  /**
   * Takes a look. Of some thousand pages Chromium has one stand still for good, whatever the page (its main thread waits, and not even
   * the debugger gets an answer): then the same look is taken once more, in a new page, and the run says so.
   * @throws StoodStill when that one stands still, too: then it is the page's fault
   */
  readonly look: <T>(what: string, take: (page: Page) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/**
 * @param prepare what each new page needs before it is looked at
 * @param limitMs how long one look may take
 */
export function openViewer(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
  limitMs = LOOK_MS,
): Viewer {
  const open = async () => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await prepare(page);
    return { context, page };
  };
  let opened: ReturnType<typeof open> | undefined;
  const take = async <T>(what: string, look: (page: Page) => Promise<T>) => {
    opened ??= open();
    const { context, page } = await opened;
    try {
      return await withinTime(look(page), limitMs, what);
    } catch (error) {
      if (error instanceof StoodStill) {
        opened = undefined;
        // Not waited for: its page may not answer to that either.
        context.close().catch((cause: unknown) => console.warn(String(cause)));
      }
      throw error;
    }
  };
  return {
    look: async (what, look) => {
      try {
        return await take(what, look);
      } catch (error) {
        if (!(error instanceof StoodStill)) throw error;
        console.warn(`${error.message} It is looked at once more.`);
        return take(what, look);
      }
    },
    close: async () => (await opened)?.context.close(),
  };
}

/** A look at a page of its own: nothing that another page stored or fetched hides what this one does. */
export async function lookInOwnPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  what: string,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const viewer = openViewer(browser, options);
  try {
    return await viewer.look(what, look);
  } finally {
    await viewer.close();
  }
}
