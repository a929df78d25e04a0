import 'server-only';
import { Blocks } from '@/widgets/blocks';
import type { LoadedCmsPage } from './load-page';
import { PageText } from './page-text';

/** The content of a page of the current model: its blocks, and its text below them. */
export function CmsPageBody({ loaded: { page, blocks, path, site, now, t } }: { loaded: LoadedCmsPage }) {
  return (
    <>
      <Blocks blocks={blocks} all={page.pageContents} now={now} t={t} />
      <PageText page={page} path={path} configuration={site.domain.configuration} />
    </>
  );
}
