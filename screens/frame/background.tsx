import 'server-only';
import { BackgroundLoader } from '@/components/pwa/background-loader.client';
import { isBuildPhase } from '@/lib/config/build-phase';
import { env } from '@/lib/config/env';
import { readBuildId } from '@/lib/config/version';
import { hasTrackers, trackersOf, type TrackerSettings } from '@/lib/consent/trackers';

type SiteBackgroundProps = {
  readonly domain: TrackerSettings | undefined;
  /** The share of pages whose speed is measured, if the visitor agrees. */
  readonly speedShare: number;
};

/** The background tasks of every page, with this site's configuration. */
export function SiteBackground({ domain, speedShare }: SiteBackgroundProps) {
  // A page rendered at build time must not contain the build's configuration.
  if (isBuildPhase()) return null;
  const { sentryDsn } = env();
  const trackers = domain ? trackersOf(domain) : null;
  return (
    <BackgroundLoader
      trackers={trackers && hasTrackers(trackers) ? trackers : null}
      speedShare={speedShare}
      sentryDsn={sentryDsn ?? null}
      release={sentryDsn === undefined ? '' : readBuildId()}
    />
  );
}
