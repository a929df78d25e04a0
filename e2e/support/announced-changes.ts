import type { Page } from '@playwright/test';
import { RACE_DAY_CALL } from '../../lib/season/live.ts';

/**
 * Delays what an open page asks of the race day until its event stream has announced something. So a page shows a change only because the
 * stream brought it: one that merely asks now and then, as those without a stream do, gets no answer.
 * @returns a function to call before a change: from then on the page's questions wait for the next announcement
 */
export async function answerOnlyAnnouncedChanges(page: Page): Promise<() => void> {
  let announced = Promise.withResolvers<null>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.eventSourceMessageReceived', ({ eventName }) => {
    // A beat says only that the stream is alive. A stream that reconnects begins with the current version.
    if (eventName !== 'beat') announced.resolve(null);
  });
  await browser.send('Network.enable');
  await page.route(`**${RACE_DAY_CALL}`, async (route) => {
    await announced.promise;
    await route.continue();
  });
  return () => {
    announced = Promise.withResolvers();
  };
}
