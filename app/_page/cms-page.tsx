import 'server-only';
import type { ReactNode } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { PageRecheck } from '@/components/layout/page-recheck.client';
import { groupStamp } from '@/lib/content/group-stamp';
import { pathKey } from '@/lib/content/path';
import { findSitemapEntry } from '@/lib/content/sitemap';
import { previewOfPage } from '@/lib/preview/current';
import { Blocks } from '@/widgets/blocks';
import type { LoadedPage } from './load-page';
import { pageStructuredData } from './metadata';
import { PageText } from './page-text';
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
        <Guarded by={loaded.page.requires_login}>
          <Blocks blocks={loaded.blocks} all={loaded.page.pageContents} now={loaded.now} t={loaded.t} />
          <PageText page={loaded.page} path={path} configuration={site.domain.configuration} />
        </Guarded>
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

/** A page that is flagged so sends anonymous visitors to /login (spec point 6). */
const Guarded = ({ by, children }: { by: boolean; children: ReactNode }) =>
  by ? <RequireLogin>{children}</RequireLogin> : children;
