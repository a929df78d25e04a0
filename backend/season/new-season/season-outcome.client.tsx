'use client';

import type { SeasonMade } from './season-report.ts';

type Line = { readonly count: number; readonly label: string; readonly href: string };

/** The CMS's list of a collection, filtered. */
const listOf = (collection: string, field: string, ids: readonly number[]) =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][in]=${ids.join(',')}&limit=100`;

const linesOf = ({ rounds, sessions, championships, pages, products, forms }: SeasonMade): readonly Line[] =>
  [
    { count: rounds.length, label: 'round', href: listOf('rounds', 'id', rounds) },
    { count: sessions, label: 'session', href: listOf('results', 'round', rounds) },
    {
      count: championships.length,
      label: 'championship',
      href: listOf('championships', 'id', championships),
    },
    { count: pages.length, label: 'page', href: listOf('pages', 'id', pages) },
    { count: products.length, label: 'ticket', href: listOf('products', 'id', products) },
    { count: forms.length, label: 'form', href: listOf('forms', 'id', forms) },
  ].filter(({ count }) => count > 0);

/** What was created, with links to it. */
export function SeasonOutcome({ made }: { readonly made: SeasonMade }) {
  return (
    <>
      <h2>The season has been created</h2>
      <ul>
        {linesOf(made).map(({ count, label, href }) => (
          <li key={label}>
            <a href={href}>{`${String(count)} ${label}${count === 1 ? '' : 's'}`}</a>
          </li>
        ))}
      </ul>
      <p>
        Rounds, sessions, pages and tickets are drafts, and forms are turned off. Publish the rounds first,
        then their sessions: one by one, or several at once from a list where you tick them. A championship
        appears once one of its rounds is published.
      </p>
    </>
  );
}
