import 'server-only';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { rowChanges } from '@/lib/content/rows';
import { Rows } from '@/widgets/rows';
import type { LoadedRowPage } from './load-page';

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
