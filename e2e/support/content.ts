import type { APIRequestContext } from '@playwright/test';
import { getInitialData, type InitialData } from '../../lib/contract/endpoints/content.ts';

/** The content of this run's site: tests take names and addresses from here instead of repeating the demo's data. */
export async function initialData(request: APIRequestContext): Promise<InitialData> {
  const response = await request.get('/api/v1/cognito/domain/initialData');
  return getInitialData.output.parse(await response.json());
}

/** The addresses below one page, for example all articles. */
export const itemsOf = (data: InitialData, page: string): string[] =>
  data.sitemap
    .map((entry) => `/${entry.url.replace(/^\//, '')}`)
    .filter((url) => url.startsWith(`/${page}/`));
