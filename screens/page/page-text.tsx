import 'server-only';
import { Prose } from '@/components/ui/prose';
import type { CmsPage } from '@/lib/contract/entities/page';
import type { SiteConfiguration } from '@/lib/contract/entities/site-configuration';
import type { PagePath } from '@/lib/content/path';

type PageTextProps = {
  readonly page: Pick<CmsPage, 'content'>;
  readonly path: Pick<PagePath, 'item_url'>;
  readonly configuration: Pick<SiteConfiguration, 'list_page_content'>;
};

/**
 * The page's own text, below its blocks (spec point 9: list page content, on unless switched off). It belongs to the page itself, not to
 * the items below its address.
 */
export function PageText({ page, path, configuration }: PageTextProps) {
  if (path.item_url !== '' || page.content === '' || !configuration.list_page_content) return null;
  return (
    <div className="container-site page-text py-10">
      <Prose html={page.content} />
    </div>
  );
}
