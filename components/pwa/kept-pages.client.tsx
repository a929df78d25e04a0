'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { listKeptPages, type KeptPage } from '@/lib/pwa/kept-list';
import { writeKeptTime } from '@/lib/pwa/kept-time';

/** The pages that can be read without a connection, with the time of each copy. */
export default function KeptPages() {
  const t = useTranslate();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    void listKeptPages().then(setPages, () => setPages([]));
  }, []);
  if (!pages) return <p role="status">{t('islands.progress')}</p>;
  if (pages.length === 0) return <p>{t('islands.offline.none')}</p>;
  return (
    <ul className="max-w-measure divide-y divide-line border-y border-line">
      {pages.map(({ path, title, keptAt }) => (
        <li key={path}>
          {/* A document of its own: the router would look for its data, which is not kept. */}
          <a href={path} className="search-hit">
            <span dir="auto" className="font-semibold">
              {title}
            </span>
            {keptAt === '' ? null : (
              <span className="text-sm text-muted">
                {writeKeptTime(new Date(keptAt), document.documentElement.lang)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
