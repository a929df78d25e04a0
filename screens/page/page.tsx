import 'server-only';
import { PageRecheck } from '@/components/layout/page-recheck.client';
import { pathKey } from '@/lib/content/path';
import { groupStamp, titleStamp } from '@/lib/content/stamps';
import { WATCH_PAGE } from '@/lib/season/addresses';
import { hasExtension } from '@/lib/contract/extensions';
import { previewOfPage } from '@/lib/preview/current';
import { CmsPageBody, loadPage, RowPageBody, type LoadedCmsPage, type LoadedPage } from './content';
import { endsWithSponsors } from './ends-with-sponsors';
import { HomeOpening } from './home-opening';
import { HomeStandings } from './home-standings';
import { ListMarks } from './list-marks';
import { MembersPage } from './members-page';
import { pageMetadata, pageStructuredData } from './metadata';
import { SiteSponsors } from './site-sponsors';
import { defineScreen } from '../define-screen';
import { WatchSection } from '../watch/watch-section';

const templatesOf = ({ blocks }: LoadedCmsPage) => blocks.map(({ block }) => block.template);

/** A loaded page of either model with its structured data, and the recheck that runs after it has been displayed. */
function CmsPageView({ loaded }: { loaded: LoadedPage }) {
  const { page, path, site, entry, model } = loaded;
  const key = pathKey(path);
  return (
    <>
      {pageStructuredData(loaded)}
      {loaded.model === 'current' ? (
        loaded.isWithheld ? (
          <MembersPage loaded={loaded} />
        ) : (
          <>
            <CmsPageBody loaded={loaded} own={ownPart(key, loaded)} />
            {loaded.home && loaded.home.lead !== 'winners' ? (
              <HomeStandings language={loaded.language} t={loaded.t} />
            ) : null}
            {endsWithSponsors(templatesOf(loaded), key === '') ? (
              <SiteSponsors site={site} t={loaded.t} />
            ) : null}
            <ListMarks path={path} templates={templatesOf(loaded)} />
          </>
        )
      ) : (
        <RowPageBody loaded={loaded} />
      )}
      {previewOfPage().current === null ? (
        <PageRecheck
          url={'slug' in page ? page.slug : page.url}
          updatedAt={page.updated_at}
          model={model}
          entry={{ url: key, titles: titleStamp(entry) }}
          groups={groupStamp(site.groups)}
        />
      ) : null}
    </>
  );
}

/** The site's own part among the blocks of a page, by its address. */
function ownPart(key: string, { site, home, arrangement, language, t }: LoadedCmsPage) {
  if (home) return <HomeOpening home={home} opensPage={arrangement.ownAt === 0} language={language} t={t} />;
  return key === WATCH_PAGE && hasExtension(site.extensions, 'broadcasts') ? (
    <WatchSection language={language} t={t} />
  ) : null;
}

export const pageScreen = defineScreen('page', {
  load: (shown, { language }) => loadPage(shown, language),
  metadata: ({ data }) => pageMetadata(data),
  View: ({ data }) => <CmsPageView loaded={data} />,
  hasRaceWeek: true,
});
