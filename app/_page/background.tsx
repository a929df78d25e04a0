import 'server-only';
import { BackgroundLoader } from '@/components/pwa/background-loader.client';
import { isBuildPhase } from '@/lib/config/build-phase';
import { env } from '@/lib/config/env';
import { readBuildId } from '@/lib/config/version';
import { hasTrackers, trackersOf, type TrackerSettings } from '@/lib/consent/trackers';

/** What runs beside every page, with what this site has set up. */
export function SiteBackground({ domain }: { readonly domain: TrackerSettings | undefined }) {
  // A page that is made with the build must not hold what was set when it was built.
  if (isBuildPhase()) return null;
  const { sentryDsn } = env();
  const trackers = domain ? trackersOf(domain) : null;
  return (
    <BackgroundLoader
      trackers={trackers && hasTrackers(trackers) ? trackers : null}
      sentryDsn={sentryDsn ?? null}
      release={sentryDsn === undefined ? '' : readBuildId()}
    />
  );
}
