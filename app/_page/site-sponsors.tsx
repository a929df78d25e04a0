import 'server-only';
import { SponsorStrip } from '@/components/layout/sponsor-strip';
import { loadQuery } from '@/lib/content/load';
import type { Site } from '@/lib/content/site-store';
import { roundDetailsBlock, sponsorListBlock } from '@/lib/contract/blocks/site';
import type { Translator } from '@/lib/i18n/translate';
import type { LoadedCmsPage } from './load-page';

const SPONSORS_PAGE = 'sponsors';
/** Blocks that show sponsors. */
const SHOWING: readonly string[] = [sponsorListBlock.template, roundDetailsBlock.template];

/**
 * The series' sponsors at the end of a page of content, unless the page lists sponsors itself. Screens such as sign-in and checkout are none.
 */
export async function SiteSponsors({
  page,
  site,
  t,
}: {
  readonly page: LoadedCmsPage['page'];
  readonly site: Site;
  readonly t: Translator;
}) {
  if (page.pageContents.some(({ template }) => SHOWING.includes(template))) return null;
  const { nextgenSponsors } = await loadQuery('sponsorsByGroup', {});
  const all = site.pages.find(({ url }) => url === SPONSORS_PAGE);
  return <SponsorStrip sponsors={nextgenSponsors} all={all ? `/${all.url}` : null} t={t} />;
}
