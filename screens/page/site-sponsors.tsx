import 'server-only';
import { SponsorStrip } from '@/components/layout/sponsor-strip';
import { loadQuery } from '@/lib/content/load';
import type { Site } from '@/lib/content/site-store';
import type { Translator } from '@/lib/i18n/translate';

const SPONSORS_PAGE = 'sponsors';

/** The series' sponsors at the end of a page of content (`endsWithSponsors`). */
export async function SiteSponsors({ site, t }: { readonly site: Site; readonly t: Translator }) {
  const { nextgenSponsors } = await loadQuery('sponsorsByGroup', {});
  const all = site.pages.find(({ url }) => url === SPONSORS_PAGE);
  return <SponsorStrip sponsors={nextgenSponsors} all={all ? `/${all.url}` : null} t={t} />;
}
