'use client';

import type { SetUpMade } from './set-up-input.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];

/** What was created, and where to continue. */
export function SetUpOutcome({
  made: { pages, classes, rounds, circuits, championships, menus },
  siteUrl,
}: {
  readonly made: SetUpMade;
  readonly siteUrl: string;
}) {
  const parts = [
    ...counted(pages, 'page', 'pages'),
    ...counted(classes, 'class', 'classes'),
    ...counted(rounds, 'round', 'rounds'),
    ...counted(circuits, 'circuit', 'circuits'),
    ...counted(championships, 'championship', 'championships'),
    ...(menus ? ['the menus'] : []),
  ];
  return (
    <>
      <h2>The site is ready</h2>
      <p>
        {parts.length === 0
          ? 'Nothing was missing. The name, colours and logo were saved.'
          : `Created and published: ${new Intl.ListFormat('en-NZ').format(parts)}.`}
      </p>
      <p>
        Some pages have sample text, marked as such. The home screen of the CMS lists what’s left to do, each
        with a link.
      </p>
      <ul className="office-jobs">
        <li>
          <a href="/admin">Go to the CMS’s home</a>
        </li>
        <li>
          <a href={siteUrl}>Open the site</a>
        </li>
      </ul>
    </>
  );
}
