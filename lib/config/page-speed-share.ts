import 'server-only';
import { hasExtension, type NamedExtensions } from '../contract/extensions';
import { isBuildPhase } from './build-phase';
import { env } from './env';

/**
 * The share of pages whose speed is measured if visitors agree, 0 to 1: none if the content server has no use for it. A page rendered at
 * build time must not contain the configuration of the build.
 */
export const pageSpeedShare = (extensions: NamedExtensions): number =>
  !isBuildPhase() && hasExtension(extensions, 'page-speed') ? env().pageSpeedShare : 0;
