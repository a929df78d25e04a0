import type { ReactNode } from 'react';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { NavigationColumn } from '@/lib/navigation/site-menus';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Translator } from '@/lib/i18n/translate';
import { Logo } from './logo';
import { FooterNav } from './footer-nav';
import { SocialLinks } from './social-links';

type FooterProps = {
  readonly domain: DomainSettings;
  readonly columns: readonly NavigationColumn[];
  /** Services to link, in order; empty for all. */
  readonly social?: readonly string[];
  /** Year of the copyright line. */
  readonly year: number;
  readonly t: Translator;
  /** The visitor's settings: language, colours. */
  readonly choices?: ReactNode;
};

/** The foot of every page: navigation, contact, socials and copyright. Always on a dark background. */
export function Footer({ domain, columns, social = [], year, t, choices }: FooterProps) {
  const name = domain.organisation_name || domain.name;
  return (
    <footer className="site-footer scheme-dark">
      <div className="kerb" aria-hidden="true" />
      <StaticPart className="container-site grid gap-4 py-5 md:grid-cols-[1.1fr_2.4fr_1fr] md:gap-10 md:py-12">
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
          <SocialLinks addresses={domain} order={social} t={t} />
        </div>
        <FooterNav columns={columns} t={t} />
        <Contact domain={domain} t={t} />
      </StaticPart>
      <div className="border-t border-line">
        {choices ? <div className="container-site flex flex-wrap gap-3 pt-5">{choices}</div> : null}
        <StaticPart as="p" className="container-site flex flex-wrap gap-x-6 gap-y-1 py-5 text-xs text-muted">
          <span>{t('footer.copyright', { year, name })}</span>
          {domain.organisation_abn === '' ? null : (
            <span>{t('footer.abn', { number: domain.organisation_abn })}</span>
          )}
        </StaticPart>
      </div>
    </footer>
  );
}

function Contact({ domain, t }: { domain: DomainSettings; t: Translator }) {
  const { organisation_address: address, organisation_email: email, organisation_phone: phone } = domain;
  if (address === '' && email === '' && phone === '') return null;
  return (
    <div>
      <h2 className="display mb-1 text-title-sm md:mb-3">{t('footer.contact')}</h2>
      <address className="grid justify-items-start not-italic md:gap-1.5">
        {address === '' ? null : (
          <bdi className="whitespace-pre-line text-muted rtl:text-right">{address}</bdi>
        )}
        {email === '' ? null : (
          <a href={`mailto:${email}`} className="lone-link break-all underline underline-offset-4">
            <LeftToRight>{email}</LeftToRight>
          </a>
        )}
        {phone === '' ? null : (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="lone-link numeric underline underline-offset-4"
          >
            <LeftToRight>{phone}</LeftToRight>
          </a>
        )}
      </address>
    </div>
  );
}
