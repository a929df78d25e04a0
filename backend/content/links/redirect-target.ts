import type { PayloadRequest } from 'payload';
import { TEAM_PAGE } from '../../../lib/contract/paths.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { otherRows } from '../../cms/redirects/flatten-chains.ts';
import { finalTarget, isPath, pathKey } from '../../cms/redirects/follow.ts';
import { initialDataNow } from '../sitemap/initial-data.ts';
import { knownPaths } from './known-paths.ts';

type Given = {
  readonly from: unknown;
  readonly to: string | null | undefined;
  /** The id of the redirect being changed. */
  readonly id?: number | string | undefined;
};

/** Payload's arguments to a field's validation. `overrideAccess` marks the program, which knows where it sends visitors. */
export type TargetOptions = {
  readonly id?: number | string | undefined;
  readonly overrideAccess?: boolean | undefined;
  readonly previousValue?: unknown;
  readonly req: PayloadRequest;
  readonly siblingData: object;
};

const isTeam = (path: unknown): boolean =>
  typeof path === 'string' && pathKey(path).startsWith(`${TEAM_PAGE}/`);

/**
 * Checks that a redirect hides nothing from visitors. A detail page by itself (/article) isn't missed, and a team redirected to another's
 * page is merged with it.
 * @returns true, or a message for the editor
 */
export async function checkOldPath(
  from: string | null | undefined,
  { req, overrideAccess, previousValue, siblingData }: TargetOptions,
): Promise<true | string> {
  const isOwn = isPath(from);
  if (isTeam(from) && isTeam(propertyOf(siblingData, 'to'))) return isOwn;
  if (isOwn !== true || typeof from !== 'string' || overrideAccess === true || from === previousValue)
    return isOwn;
  const { sitemap } = await initialDataNow(req.payload);
  return (
    !sitemap.some(({ url }) => pathKey(url) === pathKey(from)) ||
    `${from} is a page that visitors could no longer reach. Unpublish it first, or give it a different address.`
  );
}

/** Checks that a redirect leads to something visitors can see, and doesn't lead back. @returns true, or a message for the editor */
export async function checkTarget(
  { from, to, id }: Given,
  { req, overrideAccess, previousValue }: TargetOptions,
): Promise<true | string> {
  const isOwn = isPath(to);
  if (isOwn !== true || typeof to !== 'string' || typeof from !== 'string') return isOwn;
  if (pathKey(to) === pathKey(from)) return 'A path can’t redirect to itself.';
  const target = finalTarget(from, to, await otherRows(req, typeof id === 'number' ? id : undefined));
  if (target === null) return `Another redirect would send visitors from ${to} back to ${from}.`;
  if (overrideAccess === true || to === previousValue) return true;
  const leadsSomewhere = await knownPaths(req.payload);
  return (
    leadsSomewhere(pathKey(target)) ||
    `There’s no page for visitors at ${target}. Publish it first, or choose another path.`
  );
}
