import 'server-only';
import type { ReactNode } from 'react';
import { Blocks } from '@/widgets/blocks';
import type { LoadedCmsPage } from './load-page';
import { PageText } from './page-text';

type CmsPageBodyProps = {
  readonly loaded: LoadedCmsPage;
  /** What the site itself adds below the first block. */
  readonly afterFirst?: ReactNode;
};

/** The content of a page of the current model: its blocks, and its text below them. */
export function CmsPageBody({ loaded: { page, blocks, path, site, now, t }, afterFirst }: CmsPageBodyProps) {
  return (
    <>
      <Blocks blocks={blocks} all={page.pageContents} now={now} t={t} afterFirst={afterFirst} />
      <PageText page={page} path={path} configuration={site.domain.configuration} />
    </>
  );
}
