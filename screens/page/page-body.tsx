import 'server-only';
import type { ReactNode } from 'react';
import { Blocks } from '@/widgets/blocks';
import type { LoadedCmsPage } from './load';
import { PageText } from './page-text';

type CmsPageBodyProps = {
  readonly loaded: LoadedCmsPage;
  /** The site's own part, inserted among the blocks. */
  readonly own?: ReactNode;
};

/** The content of a page of the current model: its blocks, and its text below them. */
export function CmsPageBody({ loaded, own }: CmsPageBodyProps) {
  const { page, blocks, arrangement, path, site, now, t } = loaded;
  return (
    <>
      <Blocks
        blocks={blocks}
        all={page.pageContents}
        own={own}
        ownAt={arrangement.ownAt}
        replaced={arrangement.replaced}
        now={now}
        t={t}
      />
      <PageText page={page} path={path} configuration={site.domain.configuration} />
    </>
  );
}
