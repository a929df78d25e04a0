import type { DomainSettings } from '../../lib/contract/entities/site.ts';
import type { LogoGround } from '../site/logo-picture.ts';

/** Pictures of the logo for emails: MIME parts, referred to as `cid:`. */
export const LOGO_PARTS = { light: 'logo-light', dark: 'logo-dark' } as const satisfies Record<
  LogoGround,
  string
>;

export const GROUNDS: readonly LogoGround[] = ['light', 'dark'];

/** The backgrounds that a site has a logo for. */
export const logosOfSite = ({ organisation_logo, organisation_logo_dark }: DomainSettings): LogoGround[] =>
  GROUNDS.filter((ground) => (ground === 'light' ? organisation_logo : organisation_logo_dark));

/** The logos that an email's HTML shows. */
export const logosIn = (html: string): LogoGround[] =>
  GROUNDS.filter((ground) => html.includes(`src="cid:${LOGO_PARTS[ground]}"`));
