import lighthouse from 'lighthouse';

const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;

/** What Lighthouse for mobile says of a page: its score of 100, times in milliseconds, and the bytes of its pictures as transferred. */
export type Look = Readonly<Record<keyof typeof AUDITS | 'score' | 'pictures', number>>;

/**
 * One look of Lighthouse at a page.
 * @param port where the browser takes commands
 * @throws if it can't judge the page
 */
export async function lookOnce(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const lhr = result?.lhr;
  const score = lhr?.categories['performance']?.score ?? null;
  if (lhr === undefined || score === null) throw new Error(`Lighthouse could not judge ${url}.`);
  const read = (name: keyof typeof AUDITS) => lhr.audits[AUDITS[name]]?.numericValue ?? 0;
  const requests = lhr.audits['network-requests']?.details;
  const pictures = requests?.type === 'table' ? requests.items : [];
  return {
    score: score * 100,
    fcp: read('fcp'),
    lcp: read('lcp'),
    tbt: read('tbt'),
    cls: read('cls'),
    mainThread: read('mainThread'),
    pictures: pictures
      .filter(({ resourceType }) => resourceType === 'Image')
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
  };
}
