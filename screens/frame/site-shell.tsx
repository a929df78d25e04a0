import 'server-only';
import type { ReactNode } from 'react';
import { AccountArea } from '@/components/account/account-area.client';
import { CartArea } from '@/components/cart/cart-area.client';
import { Footer } from '@/components/layout/footer';
import { BlockSchedule } from '@/components/layout/block-schedule.client';
import { Header } from '@/components/layout/header';
import { NoticeBar } from '@/components/layout/notice-bar';
import { RaceBar } from '@/components/race-day/race-bar.client';
import { yearAt } from '@/components/racing/year-at';
import { isEventSite } from '@/lib/account/account-settings';
import { SmartLink } from '@/components/ui/smart-link';
import { roundAddress, timetableAddress } from '@/lib/season/addresses';
import { env } from '@/lib/config/env';
import { pageSpeedShare } from '@/lib/config/page-speed-share';
import { ALL_MARK, EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { getInitialData, loadRenderTime } from '@/lib/content/load';
import { ALL_EXTENSIONS } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { sellsTickets } from '@/lib/shared/sells-tickets';
import { getTranslator } from '@/lib/i18n/translator';
import { marksOf } from '@/lib/season/race-day-marks';
import { previewOfPage } from '@/lib/preview/current';
import { Frame } from './frame';
import { HeaderActions } from './header-actions';
import { HeaderLink } from './header-link';
import { loadMenus } from '@/lib/navigation/load-menus';
import { loadRaceDayForPage } from '@/lib/season/load-race-day';
import { VisitorChoices } from './visitor-choices';

/** Namespaces of the texts that islands need on a race day. */
const RACE_DAY_TEXTS = ['raceDay', 'session', 'timetable', 'round'];

/** The default layout: the content server's header and footer around a screen. */
export async function SiteShell({ language, children }: { language: Language; children: ReactNode }) {
  const [t, site, now, { changesAt, isAhead, ...raceDay }] = await Promise.all([
    getTranslator(language),
    getInitialData(),
    loadRenderTime(),
    loadRaceDayForPage(),
  ]);
  const { domain } = site;
  const { round } = raceDay;
  const { menus, notice } = await loadMenus(site, language, now, t);
  const speedShare = pageSpeedShare(site.extensions);
  const hasAll = ALL_EXTENSIONS.every((name) => site.extensions.includes(name));
  return (
    <Frame
      language={language}
      domain={domain}
      speedShare={speedShare}
      showBackToTop={domain.configuration.show_back_to_top}
      colours={{ light: domain.theme_colour, dark: domain.dark_theme_colour }}
      areas={round === null ? [] : RACE_DAY_TEXTS}
      header={
        <>
          <Header
            name={domain.organisation_name || domain.name}
            logo={{ light: domain.organisation_logo, dark: domain.organisation_logo_dark }}
            items={menus.header}
            shortcuts={menus.shortcuts}
            hasRound={isAhead}
            t={t}
            actions={
              <>
                <HeaderActions language={language} t={t} />
                {sellsTickets(domain) ? (
                  <CartArea>
                    <HeaderLink
                      href="/cart"
                      label={t('islands.cart', { count: 0 })}
                      icon="cart"
                      className="icon-btn cart-link"
                    />
                  </CartArea>
                ) : null}
                <AccountArea isEventSite={isEventSite(domain.configuration, env().siteUrl)}>
                  <HeaderLink href="/login" label={t('islands.account.menu')} icon="user" />
                </AccountArea>
              </>
            }
          />
          {/* The box reserves a notice's place; a notice that starts late overlays what is below. */}
          {notice === null ? null : (
            <div key={notice.id}>
              <NoticeBar notice={notice} now={now} t={t} />
            </div>
          )}
          {round === null ? null : (
            <RaceBar
              label={t('raceDay.title')}
              roundUrl={round.url}
              // A preview always differs from the public content, so it would be fetched over and over.
              marks={previewOfPage().current === null ? marksOf(raceDay) : null}
              from={round.from}
              until={round.until}
              renderedAt={now}
            >
              <p className="race-bar-text">
                <SmartLink
                  href={roundAddress(round.url)}
                  prefetch={false}
                  dir="auto"
                  className="race-bar-name font-semibold"
                >
                  {round.name}
                </SmartLink>
              </p>
              <SmartLink href={timetableAddress()} className="race-bar-link">
                {t('round.schedule')}
              </SmartLink>
            </RaceBar>
          )}
          {changesAt === null ? null : <BlockSchedule changes={[changesAt]} />}
        </>
      }
      footer={
        <Footer
          domain={domain}
          columns={menus.footer}
          social={menus.social}
          year={Number(yearAt(new Date(now)))}
          t={t}
          choices={<VisitorChoices domain={domain} speedShare={speedShare} language={language} t={t} />}
        />
      }
    >
      <meta name={EXTENSIONS_META} content={hasAll ? ALL_MARK : site.extensions.join(' ')} />
      {children}
    </Frame>
  );
}
