import 'server-only';
import { PageRecheck } from '@/components/layout/page-recheck.client';
import { groupStamp } from '@/lib/content/group-stamp';
import { pathKey } from '@/lib/content/path';
import { findSitemapEntry } from '@/lib/content/sitemap';
import { previewOfPage } from '@/lib/preview/current';
import { CmsPageBody } from './cms-page-body';
import type { LoadedPage } from './load-page';
import { MembersPage } from './members-page';
import { pageStructuredData } from './metadata';
import { RowPageBody } from './row-page';

/** A loaded page of either model with its structured data, and the recheck that runs after it is shown to visitors. */
export function CmsPageView({ loaded }: { loaded: LoadedPage }) {
  const { page, path, site, model } = loaded;
  const key = pathKey(path);
  const entry = findSitemapEntry(key, site.sitemap);
  return (
    <>
      {pageStructuredData(loaded)}
      {loaded.model === 'current' ? (
        loaded.isWithheld ? (
          <MembersPage loaded={loaded} />
        ) : (
          <CmsPageBody loaded={loaded} />
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
