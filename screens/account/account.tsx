import 'server-only';
import { AccountScreen } from '@/components/islands.client';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { accountSettings } from '@/lib/account/account-settings';
import { env } from '@/lib/config/env';
import type { AccountScreenName } from '@/lib/account/account-screens';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { accountMatch } from './match';

const TITLES: Readonly<Record<AccountScreenName, TranslationKey>> = {
  login: 'account.signIn',
  auth: 'account.signIn',
  signup: 'account.signUp',
  forgotpassword: 'account.forgotPassword',
  logout: 'islands.account.signOut',
  profile: 'account.profile',
  enter: 'account.welcome',
  'find-order': 'account.findOrder',
};

/** Namespaces of the texts that the screens use. */
const NAMESPACES = ['account', 'forms', 'common', 'error', 'islands'];

const accountTitle = (screen: AccountScreenName, t: Translator): string => t(TITLES[screen]);

type AccountPageProps = {
  readonly screen: AccountScreenName;
  readonly site: Site;
  readonly language: Language;
};

/** The public shell of an account screen: title and form, the same for everyone. The browser loads everything that belongs to a visitor. */
async function AccountPage({ screen, site, language }: AccountPageProps) {
  const t = await getTranslator(language);
  return (
    <div className="container-site account-page" data-screen={screen}>
      <Heading level={1} size="title-lg" className="slash-over">
        {accountTitle(screen, t)}
      </Heading>
      <noscript>
        <div className="mt-6">
          <Notice tone="warning">{t('account.needsScript')}</Notice>
        </div>
      </noscript>
      <div className="account-body">
        <AccountScreen
          screen={screen}
          lang={language}
          messages={await getIslandMessages(language, NAMESPACES)}
          settings={accountSettings(site, env().siteUrl)}
        />
      </div>
    </div>
  );
}

export const accountScreen = defineScreen(accountMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(accountTitle(shown.screen, t), shown.site.domain),
  View: ({ shown, language }) => <AccountPage screen={shown.screen} site={shown.site} language={language} />,
  hasRaceWeek: false,
});
