import { ENDPOINTS } from '../../lib/contract/endpoints/index.ts';
import { START_PAGE } from '../../lib/contract/paths.ts';
import { callEndpoint, probeEndpoint } from './calls.ts';
import { readContent, readPresence, type Finding } from './finding.ts';
import { checkQueries, findGraphql, findSeries } from './graphql-checks.ts';
import { knownFrom, type Known } from './known.ts';
import { PRESENCE_CHECKS, READ_CHECKS, type ReadCheck } from './rest-checks.ts';

export const NEEDED = {
  initialData: 'every page',
  page: 'every page of the CMS',
} as const;

const nameOf = ({ endpoint: { method, path }, by }: Pick<ReadCheck, 'endpoint' | 'by'>) =>
  `${method} ${path}${by === undefined ? '' : ` (${by})`}`;

async function read(origin: string, check: ReadCheck, known: Known, isShopOpen: boolean): Promise<Finding> {
  const { endpoint, without } = check;
  const rest = { call: nameOf(check), without, isNeeded: false };
  if (!isShopOpen && endpoint.path.startsWith('/sell/'))
    return { ...rest, state: 'skipped', detail: 'the shop is closed (ecommerce_enabled of the domain)' };
  const input = check.input(known);
  if (input === null)
    return { ...rest, state: 'skipped', detail: 'no such record in the sitemap or on a page' };
  const { finding } = readContent(await callEndpoint(origin, endpoint, input), endpoint.output);
  return { ...rest, ...finding };
}

/** Reads the pages, whose blocks refer to further records. */
async function readPages(origin: string, slug: string) {
  const one = readContent(await callEndpoint(origin, ENDPOINTS.getPage, { slug }), ENDPOINTS.getPage.output);
  const many = readContent(
    await callEndpoint(origin, ENDPOINTS.listPages, { page_size: 100, pb: 1 }),
    ENDPOINTS.listPages.output,
  );
  const page: Finding = {
    call: nameOf({ endpoint: ENDPOINTS.getPage, by: 'by slug' }),
    ...one.finding,
    without: NEEDED.page,
    isNeeded: true,
  };
  const first = one.value?.item;
  return { page, contents: [...(many.value?.data ?? []), ...(first ? [first] : [])] };
}

/**
 * Checks every call that the site makes to a content server, without signing in and without side effects.
 * @param origin without a trailing slash
 * @returns a finding for each call, and the extensions that the server names
 */
export async function checkServer(
  origin: string,
): Promise<{ readonly findings: readonly Finding[]; readonly extensions: readonly string[] }> {
  const { finding, value: site } = readContent(
    await callEndpoint(origin, ENDPOINTS.getInitialData, {}),
    ENDPOINTS.getInitialData.output,
  );
  const detail = site
    ? `${String(site.pages.length)} pages, ${String(site.groups.length)} groups, ${String(site.sitemap.length)} addresses`
    : finding.detail;
  const findings: Finding[] = [
    {
      call: nameOf({ endpoint: ENDPOINTS.getInitialData }),
      ...finding,
      detail,
      without: NEEDED.initialData,
      isNeeded: true,
    },
  ];
  const { page, contents } = await readPages(origin, site?.pages[0]?.url ?? START_PAGE);
  findings.push(page);

  const graphql = await findGraphql(origin);
  findings.push(graphql.finding);
  const known: Known = {
    ...knownFrom(site ?? { sitemap: [], pages: [], groups: [] }, contents),
    series: graphql.path === null ? undefined : await findSeries(origin, graphql.path),
  };
  const extensions = site?.extensions ?? [];
  const isShopOpen = site?.domain.ecommerce_enabled === true;

  for (const check of READ_CHECKS) findings.push(await read(origin, check, known, isShopOpen));
  for (const [endpoint, without] of PRESENCE_CHECKS)
    findings.push({
      call: nameOf({ endpoint }),
      ...readPresence(await probeEndpoint(origin, endpoint)),
      without,
      isNeeded: false,
    });
  if (graphql.path !== null) findings.push(...(await checkQueries(origin, graphql.path, known, extensions)));
  return { findings, extensions };
}
