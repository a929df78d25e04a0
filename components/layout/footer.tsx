import type { ReactNode } from 'react';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Translator } from '@/lib/i18n/translate';
import { Logo } from './logo';
import type { NavItem } from './nav-item';
import { SocialLinks } from './social-links';
import { SponsorStrip } from './sponsor-strip';
import type { FooterSponsor } from './sponsor-strip';

type FooterProps = {
  readonly domain: DomainSettings;
  readonly items: readonly NavItem[];
  readonly sponsors: readonly FooterSponsor[];
  /** Year of the copyright line. */
  readonly year: number;
  readonly t: Translator;
  /** The visitor's settings: language, colours. */
  readonly choices?: ReactNode;
};

/** The foot of every page: sponsors, navigation, contact, socials and copyright. Always on dark ground. */
export function Footer({ domain, items, sponsors, year, t, choices }: FooterProps) {
  const name = domain.organisation_name || domain.name;
  return (
    <footer className="site-footer scheme-dark">
      <div className="kerb" aria-hidden="true" />
      <SponsorStrip sponsors={sponsors} t={t} />
      <StaticPart className="container-site grid gap-10 py-12 md:grid-cols-[1.2fr_1.6fr_1fr]">
        <div>
          <SmartLink
            href="/"
            className="mb-5 inline-block [&_img]:h-12 [&_img]:w-auto"
            aria-label={t('nav.homeOf', { name })}
          >
            <Logo
              logo={{ light: domain.organisation_logo, dark: domain.organisation_logo_dark }}
              name={name}
              ground="dark"
            />
          </SmartLink>
          <SocialLinks addresses={domain} t={t} />
        </div>
        <nav aria-label={t('nav.footer')}>
          <ul className="grid grid-cols-2 gap-x-6">
            {items.map((item) => (
              <li key={item.href}>
                <SmartLink
                  href={item.href}
                  className="inline-block max-w-full py-1.5 hyphens-auto wrap-anywhere hover:underline"
                >
                  {item.name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <Contact domain={domain} t={t} />
      </StaticPart>
      <div className="border-t border-line">
        {choices ? <div className="container-site flex flex-wrap gap-3 pt-5">{choices}</div> : null}
        <p className="container-site flex flex-wrap gap-x-6 gap-y-1 py-5 text-xs text-muted">
          <span>{t('footer.copyright', { year, name })}</span>
          {domain.organisation_abn === '' ? null : (
            <span>{t('footer.abn', { number: domain.organisation_abn })}</span>
          )}
        </p>
      </div>
    </footer>
  );
}

function Contact({ domain, t }: { domain: DomainSettings; t: Translator }) {
  const { organisation_address: address, organisation_email: email, organisation_phone: phone } = domain;
  if (address === '' && email === '' && phone === '') return null;
  return (
    <div>
      <h2 className="display mb-3 text-title-sm">{t('footer.contact')}</h2>
      <address className="grid gap-1.5 not-italic">
        {address === '' ? null : (
          <bdi className="whitespace-pre-line text-muted rtl:text-right">{address}</bdi>
        )}
        {email === '' ? null : (
          <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
            <LeftToRight>{email}</LeftToRight>
          </a>
        )}
        {phone === '' ? null : (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="numeric justify-self-start underline underline-offset-4"
          >
            <LeftToRight>{phone}</LeftToRight>
          </a>
        )}
      </address>
    </div>
  );
}
