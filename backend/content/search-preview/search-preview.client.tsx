'use client';

import { useFormFields } from '@payloadcms/ui';
import { MAX_DESCRIPTION, MAX_TITLE } from '../publish-checks/search-lengths.ts';
import type { StandIns } from './search-text-fields.ts';

type Props = {
  /** The site's name and address, and the pattern of its titles. */
  readonly site: {
    readonly name: string;
    readonly url: string;
    readonly before: string;
    readonly after: string;
  };
  readonly standIns: StandIns;
};

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

/** Beside a form's search texts: a preview of the search result while typing. */
export function SearchPreview({ site, standIns }: Props) {
  const texts = useFormFields(([fields]) =>
    JSON.stringify([
      textOf(fields['seo_title']?.value) || textOf(fields[standIns.title]?.value),
      textOf(fields['seo_meta_description']?.value) || textOf(fields[standIns.description ?? '']?.value),
      textOf(fields['url']?.value),
    ]),
  );
  const [own = '', description = '', url = '']: string[] = JSON.parse(texts);
  const title = `${site.before}${own}${site.after}`.trim();
  const address = [new URL(site.url).host, standIns.folder, url].filter(Boolean).join(' › ');
  return (
    <section className="field-type search-look" aria-labelledby="search-look-heading">
      <h2 id="search-look-heading" className="field-label">
        As a search result
      </h2>
      <div className="search-look__result">
        <span className="search-look__site">{site.name}</span>
        <span className="search-look__address">{address}</span>
        <strong>{cut(title, MAX_TITLE) || 'No title'}</strong>
        <p>{cut(description, MAX_DESCRIPTION) || 'Search engines will choose part of the text.'}</p>
      </div>
      <ul>
        <Length of="Title" is={title.length} most={MAX_TITLE} />
        <Length of="Description" is={description.length} most={MAX_DESCRIPTION} />
      </ul>
    </section>
  );
}

function Length({ of, is, most }: { readonly of: string; readonly is: number; readonly most: number }) {
  const isLong = is > most;
  return (
    <li data-long={isLong ? '' : undefined}>
      {of}: {is} of about {most} characters{isLong ? ', the rest isn’t shown' : ''}
    </li>
  );
}
