import type { Page, Route } from '@playwright/test';

const SCRIPTS = '**/_next/static/chunks/**';

/** Blocks all scripts until the browser requests a whole page. */
export async function loseScripts(page: Page): Promise<void> {
  const refuse = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
  await page.route(SCRIPTS, refuse);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      void page.unroute(SCRIPTS, refuse);
  });
}

/** Blocks only the script that contains these words. @returns a function that unblocks it */
export async function loseScript(page: Page, words: string): Promise<() => Promise<void>> {
  const refuse = async (route: Route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(words)) return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ response: answer });
  };
  await page.route(SCRIPTS, refuse);
  return () => page.unroute(SCRIPTS, refuse);
}
