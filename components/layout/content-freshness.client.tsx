'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { GROUP_REFRESH_MS } from '@/lib/api/limits';
import { groupStamp, titleStamp } from '@/lib/content/stamps';
import { groupsQuery } from '@/lib/queries/groups';
import { pageVersionQuery, recheckDelayMs, type PageModel } from '@/lib/queries/page-version';
import { QueryProvider } from '@/lib/queries/provider.client';
import { sitemapEntryQuery } from '@/lib/queries/sitemap-entry';
import { useElapsed } from '@/lib/queries/use-elapsed';

export type ContentFreshnessProps = {
  /** The page's URL (older model: its slug) and the displayed version. */
  readonly url: string;
  readonly updatedAt: string;
  readonly model: PageModel;
  /** Address of the sitemap entry used for the head, and the stamp of its title and description. */
  readonly entry: { readonly url: string; readonly titles: string };
  /** Stamp of the groups used for the navigation. */
  readonly groups: string;
};

/**
 * The checks after load of spec point 4: the page after 2 s (older model 1 s), the groups after 1 s, its sitemap entry each minute. When
 * one of them reports something newer, the page is fetched again.
 */
export default function ContentFreshness(props: ContentFreshnessProps) {
  return (
    <QueryProvider>
      <Watch {...props} />
    </QueryProvider>
  );
}

function Watch({ url, updatedAt, model, entry, groups }: ContentFreshnessProps) {
  const router = useRouter();
  const version = useQuery({
    ...pageVersionQuery(url, model),
    enabled: useElapsed(recheckDelayMs(model), url),
  });
  const nodes = useQuery({ ...groupsQuery(), enabled: useElapsed(GROUP_REFRESH_MS, 'groups') });
  const { data: titles } = useQuery({
    ...sitemapEntryQuery(entry.url),
    enabled: useElapsed(GROUP_REFRESH_MS, 'sitemap'),
  });
  const requested = useRef('');

  const news = [
    version.data && version.data.updated_at !== updatedAt ? `page ${String(version.data.updated_at)}` : '',
    nodes.data && groupStamp(nodes.data) !== groups ? `groups ${groupStamp(nodes.data)}` : '',
    titles && titleStamp(titles) !== entry.titles ? `titles ${titleStamp(titles)}` : '',
  ].join('|');

  useEffect(() => {
    // One request per difference: a server that keeps its old response must not be asked forever.
    if (news === '||' || requested.current === news) return;
    requested.current = news;
    fetch('/api/recheck', { method: 'POST' }).then(
      (response) => {
        if (response.ok) router.refresh();
      },
      // Without a connection the page stays as it is; the next check tries again.
      () => {
        requested.current = '';
      },
    );
  }, [news, router]);
  return null;
}
