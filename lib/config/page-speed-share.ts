import 'server-only';
import { hasExtension, type NamedExtensions } from '../contract/extensions';
import { isBuildPhase } from './build-phase';
import { env } from './env';

/**
 * The share of pages whose speed is measured if visitors agree, 0 to 1; 0 if the content server doesn't take measurements. Always 0 at
 * build time, so that prerendered pages don't contain the build machine's configuration.
 */
export const pageSpeedShare = (extensions: NamedExtensions): number =>
  !isBuildPhase() && hasExtension(extensions, 'page-speed') ? env().pageSpeedShare : 0;
