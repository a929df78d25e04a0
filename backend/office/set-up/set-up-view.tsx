import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { DEFAULT_BRAND } from '../../../lib/shared/colour.ts';
import { zoneName } from '../../../lib/shared/date-forms.ts';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { config } from '../../kernel/config.ts';
import { DEMO_PATH } from './demo/demo-path.ts';
import { SetUpForm } from './set-up-form.client.tsx';
import { setsUpSites } from './set-up-endpoint.ts';
import { isEmptySite, SET_UP_PATH } from './set-up-state.ts';

/** /admin/set-up: turns an empty site into a presentable one. */
export async function SetUpView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${SET_UP_PATH}`);
  if (!setsUpSites(req.user)) redirect('/admin');
  const [isEmpty, settings] = await Promise.all([
    isEmptySite(req),
    req.payload.findGlobal({ slug: 'domain-settings', depth: 0 }),
  ]);
  return (
    <CmsScreen view={view} title="Set up the site" className="set-up">
      <p>
        {isEmpty
          ? 'This makes a site that people can visit straight away: pages for news, the calendar, results, classes, drivers, contact, privacy and terms, with menus and a footer, and the standings of each class. Everything can be changed later.'
          : 'This site already has pages. Only what’s missing will be created: existing pages, menus, classes, rounds and standings stay as they are.'}
      </p>
      {isEmpty ? (
        <p>
          {'Would you like to see what a full site looks like first? '}
          <a href={DEMO_PATH}>Try the demo</a>
        </p>
      ) : null}
      <SetUpForm
        isEmpty={isEmpty}
        siteUrl={config().siteUrl}
        zone={zoneName('en', new Date(), CHAMPIONSHIP_TIME_ZONE)}
        languages={LANGUAGES.length}
        current={{
          name: settings.name ?? '',
          theme_colour: settings.theme_colour || DEFAULT_BRAND,
          dark_theme_colour: settings.dark_theme_colour ?? '',
          sells: settings.ecommerce_enabled ?? false,
        }}
      />
    </CmsScreen>
  );
}
