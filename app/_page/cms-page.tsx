import 'server-only';
import { PageRecheck } from '@/components/layout/page-recheck.client';
import { groupStamp } from '@/lib/content/group-stamp';
import { pathKey } from '@/lib/content/path';
import { WATCH_PAGE } from '@/lib/content/watch-page';
import { hasExtension } from '@/lib/contract/extensions';
import { previewOfPage } from '@/lib/preview/current';
import { CmsPageBody } from './cms-page-body';
import { HomeStandings } from './home-standings';
import type { LoadedPage, LoadedRowPage } from './load-page';
import { MembersPage } from './members-page';
import { pageStructuredData } from './metadata';
import { WatchSection } from './watch-section';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { rowChanges } from '@/lib/content/rows';
import { Rows } from '@/widgets/rows';

/** A loaded page of either model with its structured data, and the recheck that runs after it is shown to visitors. */
export function CmsPageView({ loaded }: { loaded: LoadedPage }) {
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
            <CmsPageBody
              loaded={loaded}
              afterFirst={
                key === WATCH_PAGE && hasExtension(site.extensions, 'broadcasts') ? (
                  <WatchSection language={loaded.language} t={loaded.t} />
                ) : null
              }
            />
            {key === '' ? <HomeStandings language={loaded.language} t={loaded.t} /> : null}
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
          entry={{ url: key, seo_title: entry.seo_title, seo_meta_description: entry.seo_meta_description }}
          groups={groupStamp(site.groups)}
        />
      ) : null}
    </>
  );
}

/** The rows of a page of the older model. Its `content` is the same in plain words, and stands in for rows that are not there. */
export function RowPageBody({ loaded }: { loaded: LoadedRowPage }) {
  const { page, rows, now, t } = loaded;
  if (rows.length > 0) return <Rows rows={rows} changes={rowChanges(page, now)} t={t} />;
  return (
    <div className="container-site py-12">
      <Heading level={1} className="slash-over">
        {page.title || page.name}
      </Heading>
      <Prose html={page.content} className="mt-6" />
    </div>
  );
}
