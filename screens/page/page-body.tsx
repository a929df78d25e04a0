import 'server-only';
import type { ReactNode } from 'react';
import { Blocks } from '@/widgets/blocks';
import type { LoadedCmsPage } from './load';
import { PageText } from './page-text';
import { PartHead } from './part-head';

type CmsPageBodyProps = {
  readonly loaded: LoadedCmsPage;
  /** The site's own part, inserted among the blocks. */
  readonly own?: ReactNode;
};

/** The content of a page of the current model: its blocks, the head of a part of its list above them, and its text below. */
export function CmsPageBody({ loaded, own }: CmsPageBodyProps) {
  const { page, blocks, heading, facts, arrangement, path, site, now, t } = loaded;
  return (
    <>
      {facts.part ? <PartHead page={page} part={facts.part} heading={heading} t={t} /> : null}
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
