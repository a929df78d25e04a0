import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import {
  BIN_LIMITS,
  OTHER_PAGES,
  RATED,
  VITALS,
  type Device,
  type Vital,
} from '../../../lib/contract/page-speed.ts';
import { START_PAGE } from '../../../lib/contract/paths.ts';
import { textOf } from '../../../lib/shared/record.ts';
import { roleOf } from '../../cms/access/roles.ts';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { contentNow } from '../../kernel/clock.ts';
import { PAGE_SPEED_SCREEN } from './path.ts';
import { ratingOf, summarise, type Figure, type Figures, type PageRow, type Rating } from './speeds.ts';
import { RETENTION_DAYS, readPageSpeeds } from './store.ts';

const PERIODS = [7, 28, RETENTION_DAYS] as const;
const USUAL_PERIOD = 28;
/** With fewer visits, a few slow phones determine a figure. */
const FEW_VISITS = 50;

const VISITORS: Readonly<Record<'all' | Device, string>> = {
  all: 'Everyone',
  phone: 'On phones',
  computer: 'On computers and tablets',
};

const TITLES: Readonly<Record<Vital, string>> = {
  LCP: 'Main content shown',
  INP: 'Response to a press',
  CLS: 'Layout shifts',
  FCP: 'First content shown',
  TTFB: 'First byte',
};

/** The meaning of each, and what helps. */
const MEANINGS: Readonly<Record<Vital, string>> = {
  LCP: 'Time until the largest picture or text at the top is there. Large pictures at the top of a page slow it down.',
  INP: 'Time from a press or a key to what it shows, at the slowest moment of the visit.',
  CLS: 'How far things jump while a page loads, from 0. Embedded code without a height is the usual cause.',
  FCP: 'Time until anything of the page is there.',
  TTFB: 'Time until the server responds, which includes the visitor’s connection.',
};

const RATINGS: Readonly<Record<Rating, string>> = { good: 'good', middling: 'could be better', poor: 'poor' };

const SECOND_MS = 1000;

/** A value as people read it: 1.2 s, 180 ms, or 0.08. */
function shown(vital: Vital, value: number): string {
  if (vital === 'CLS') return value.toFixed(2);
  return value < SECOND_MS ? `${value.toFixed(0)} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
}

const shownFigure = (vital: Vital, { value }: Figure): string =>
  value === null ? `over ${shown(vital, BIN_LIMITS[vital].at(-1) ?? 0)}` : shown(vital, value);

const addressOf = (page: string): string => {
  if (page === OTHER_PAGES) return 'Other pages';
  return page === START_PAGE ? '/' : `/${page}`;
};

const percent = (share: number) => `${(share * 100).toFixed(0)}%`;

const isDevice = (text: string): text is Device => text === 'phone' || text === 'computer';

/** /admin/page-speed: how fast pages are for visitors who agreed to be measured. */
export async function PageSpeedView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view;
  const { payload, user } = initPageResult.req;
  if (!user) redirect(`/admin/login?redirect=${PAGE_SPEED_SCREEN}`);
  const role = user.collection === 'users' ? roleOf(user) : null;
  if (role !== 'admin' && role !== 'editor') redirect('/admin');
  const days = PERIODS.find((period) => String(period) === searchParams?.['days']) ?? USUAL_PERIOD;
  const chosen = textOf(searchParams?.['visitors']);
  const visitors = isDevice(chosen) ? chosen : 'all';
  const speeds = await readPageSpeeds(payload, days, contentNow());
  const { all, pages } = summarise(speeds, visitors === 'all' ? undefined : [visitors]);
  return (
    <CmsScreen view={view} title="Page speed" className="page-speed">
      <p>
        How fast pages are for visitors who agreed to be measured. Nothing says who they are: these are
        counts, kept for {RETENTION_DAYS} days.
      </p>
      <form action={PAGE_SPEED_SCREEN} className="page-speed__choices">
        <label>
          Period
          <select name="days" defaultValue={String(days)}>
            {PERIODS.map((period) => (
              <option key={period} value={period}>{`Last ${String(period)} days`}</option>
            ))}
          </select>
        </label>
        <label>
          Visitors
          <select name="visitors" defaultValue={visitors}>
            {Object.entries(VISITORS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-small">
          Show
        </button>
      </form>
      {pages.length === 0 ? (
        <p>
          Nothing was measured in this period. Whoever runs the site turns it on with the setting
          PAGE_SPEED_SHARE; visitors are then asked for their consent.
        </p>
      ) : (
        <>
          <Summary figures={all} />
          <ByPage pages={pages} />
        </>
      )}
    </CmsScreen>
  );
}

function Summary({ figures }: { readonly figures: Figures }) {
  return (
    <table>
      <caption>All pages</caption>
      <thead>
        <tr>
          <th scope="col">Measured</th>
          <th scope="col">Three quarters of visits</th>
          <th scope="col">Good visits</th>
          <th scope="col">Good means</th>
          <th scope="col">Visits</th>
        </tr>
      </thead>
      <tbody>
        {VITALS.map((vital) => {
          const figure = figures[vital];
          return (
            <tr key={vital}>
              <th scope="row">
                {TITLES[vital]} ({vital})<p className="page-speed__meaning">{MEANINGS[vital]}</p>
              </th>
              <td>{figure ? <Rated vital={vital} figure={figure} /> : 'not measured'}</td>
              <td>{figure ? percent(figure.good) : ''}</td>
              <td>up to {shown(vital, RATED[vital].good)}</td>
              <td>{figure?.visits ?? 0}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A figure with its rating in words: colours alone would leave some people out. */
function Rated({ vital, figure }: { readonly vital: Vital; readonly figure: Figure }) {
  const rating = ratingOf(vital, figure);
  return (
    <>
      {shownFigure(vital, figure)} <span className={`page-speed__${rating}`}>{RATINGS[rating]}</span>
    </>
  );
}

function ByPage({ pages }: { readonly pages: readonly PageRow[] }) {
  return (
    <section aria-labelledby="speed-by-page">
      <h2 id="speed-by-page">By page</h2>
      <p>
        The first part of the address stands for all pages that begin with it: /article for every article. A
        page with fewer than {FEW_VISITS} visits can be slow by chance.
      </p>
      <div className="page-speed__pages">
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {VITALS.map((vital) => (
                <th key={vital} scope="col">
                  {TITLES[vital]}
                </th>
              ))}
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page, visits, figures }) => (
              <tr key={page}>
                <th scope="row">{addressOf(page)}</th>
                {VITALS.map((vital) => {
                  const figure = figures[vital];
                  return <td key={vital}>{figure ? <Rated vital={vital} figure={figure} /> : '–'}</td>;
                })}
                <td>{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
