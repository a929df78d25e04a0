import type { APIRequestContext } from '@playwright/test';
import { getInitialData, type InitialData } from '../lib/contract/endpoints/content.ts';

/** What the site stands on in this run: names and addresses come from here, so that tests do not repeat the demo's data. */
export async function initialData(request: APIRequestContext): Promise<InitialData> {
  const response = await request.get('/api/v1/cognito/domain/initialData');
  return getInitialData.output.parse(await response.json());
}

/** The addresses below one page, for example all articles. */
export const itemsOf = (data: InitialData, page: string): string[] =>
  data.sitemap
    .map((entry) => `/${entry.url.replace(/^\//, '')}`)
    .filter((url) => url.startsWith(`/${page}/`));
