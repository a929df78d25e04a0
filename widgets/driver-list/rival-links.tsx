import { ShowAll } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { headToHeadAddress } from '@/lib/content/addresses';
import type { Translator } from '@/lib/i18n/translate';
import type { Rival } from './rivals';

/** How many are shown at first. */
const NEAREST = 6;

type RivalsProps = {
  /** URL name of the driver. */
  readonly of: string;
  readonly rivals: readonly Rival[];
  readonly t: Translator;
};

/** The ways to a driver beside each of their rivals; nothing without any. */
export function Rivals({ of, rivals, t }: RivalsProps) {
  if (rivals.length === 0) return null;
  const list = (some: readonly Rival[]) => (
    <ul className="flex flex-wrap gap-2">
      {some.map(({ name, url }) => (
        <li key={url}>
          <SmartLink href={headToHeadAddress(of, url)} prefetch={false} className="chip">
            <bdi>{name}</bdi>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="mt-12" aria-labelledby="head-to-head">
      <Heading level={2} id="head-to-head" className="mb-6">
        {t('driver.headToHead')}
      </Heading>
      {list(rivals.slice(0, NEAREST))}
      {rivals.length > NEAREST ? (
        <ShowAll label={t('common.showAll', { number: rivals.length })}>
          {list(rivals.slice(NEAREST))}
        </ShowAll>
      ) : null}
    </nav>
  );
}
