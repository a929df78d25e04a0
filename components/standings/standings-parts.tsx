import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { driverAddress } from '@/lib/content/addresses';
import type { StandingPlace } from '@/lib/contract/entities/standings';
import type { Translator } from '@/lib/i18n/translate';

/** A driver, linked to their page if there is one, or a team. */
export function StandingName({ place: { name, driver } }: { readonly place: StandingPlace }) {
  if (driver === null || driver.url === '') return name;
  return (
    <SmartLink href={driverAddress(driver.url)} prefetch={false} className="timing-driver-link">
      {name}
    </SmartLink>
  );
}

/** Places gained or lost since the round before; nothing for somebody new. */
export function StandingChange({ change, t }: { readonly change: number | null; readonly t: Translator }) {
  if (change === null) return null;
  const [direction, mark, text] =
    change === 0
      ? (['same', '=', t('standings.same')] as const)
      : change > 0
        ? (['up', `▲${String(change)}`, t('standings.up', { places: change })] as const)
        : (['down', `▼${String(-change)}`, t('standings.down', { places: -change })] as const);
  return (
    <span className="standings-change" data-direction={direction}>
      <span aria-hidden="true">
        <LeftToRight>{mark}</LeftToRight>
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
