import type { Payload } from 'payload';
import { getDomain } from '../site/domain.ts';

type Props = { readonly payload: Payload };

/** The organisation's logo, for light and dark; its name if it has none. */
export async function OfficeLogo({ payload }: Props) {
  const domain = await getDomain(payload);
  const light = domain.organisation_logo ?? domain.organisation_logo_dark;
  const dark = domain.organisation_logo_dark ?? domain.organisation_logo;
  if (!light || !dark) return <strong className="office-logo">{domain.name}</strong>;
  return (
    <span className="office-logo">
      <img className="office-logo__light" src={light.url} width={light.width} height={light.height} alt="" />
      <img className="office-logo__dark" src={dark.url} width={dark.width} height={dark.height} alt="" />
    </span>
  );
}

/** The logo above the sign-in form, where the site's name isn't shown otherwise. */
export async function SignInLogo({ payload }: Props) {
  const { name } = await getDomain(payload);
  return (
    <div className="office-sign-in">
      <OfficeLogo payload={payload} />
      <p>{name}</p>
    </div>
  );
}

/** The site's icon: the home link at the top of every screen. */
export async function OfficeIcon({ payload }: Props) {
  const { favicon, name } = await getDomain(payload);
  return favicon ? (
    <img className="office-icon" src={favicon.url} width={24} height={24} alt="Home" />
  ) : (
    <span className="office-icon">{name.slice(0, 1)}</span>
  );
}
