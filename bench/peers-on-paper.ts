import { table } from './report.ts';

/**
 * What others have published of three systems that can do the same work. Their machines, content and dates differ from ours and from each other, so
 * these are orders of magnitude; what nobody has published has a dash.
 */
const PUBLISHED: readonly (readonly [
  system: string,
  requests: string,
  answer: string,
  script: string,
  lighthouse: string,
])[] = [
  ['WordPress', '46, elsewhere 21 [1, 2]', '201 ms [1]', '–', '38 [3]'],
  ['Ghost', '–', '–', '≈ 400 KB, for members and search alone [4]', '85 [5]'],
  ['Payload and its site in one Next app', '–', '15 ms for one query of its data [6]', '462 KB [7]', '–'],
];

const SOURCES = [
  'PHP CMS comparisons #2, stress tests: ten users, one core with 1 GB; a static file on the same machine 538/s. https://www.eddiedale.com/blog/cms-comparison-part-2-stress-tests',
  'March 2021 benchmarks: WordPress as installed on a machine with 1 GB, ten requests at once. https://welcome.huddersfield.click/2021/03/21/march-2021-benchmarks/',
  'Web Almanac 2024, chapter CMS: the median of mobile home pages in the HTTP Archive. https://almanac.httparchive.org/en/2024/cms',
  'A report by one of its users, October 2025, compressed. https://github.com/TryGhost/Ghost/issues/25287',
  'Tweaking Ghost for performance: PageSpeed Insights for mobile, before any tweak, 2021. https://niek.tech/tweaking-ghost-for-performance/',
  'Payload’s own comparison, a GraphQL query of a document with 60 relations. https://payloadcms.com/blog/performance-benchmarks',
  'Next’s own count for a page that reads Payload’s data, a beta of version 3. https://github.com/payloadcms/payload/issues/7261',
] as const;

/** The part of the report that nobody measured here. */
export const peersOnPaper = (): string =>
  [
    '## On paper',
    table(
      ['System', 'Requests/s', 'An answer', 'First-load JS', 'Lighthouse, mobile'],
      PUBLISHED.map((row) => [...row]),
    ),
    'Published by others, on other machines with other content. Nothing was found on p99, processor time, memory or start that could be compared.',
    SOURCES.map((source, at) => `${String(at + 1)}. ${source}`).join('\n'),
  ].join('\n\n');
