import { Heading } from '@/components/ui/heading';
import { PartialList } from '@/components/ui/partial-list';
import { SmartLink } from '@/components/ui/smart-link';
import { comparisonAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import type { Rival } from './rivals';

/** How many are shown at first. */
const FIRST_SHOWN = 6;

type RivalsProps = {
  /** The heading's ID, unique on the page. */
  readonly id: string;
  readonly heading: string;
  /** URL names of the drivers compared with each of them. */
  readonly beside: readonly string[];
  readonly rivals: readonly Rival[];
  readonly t: Translator;
};

/** Links to comparisons of some drivers with each of their rivals; nothing without any. */
export function Rivals({ id, heading, beside, rivals, t }: RivalsProps) {
  if (rivals.length === 0) return null;
  const list = (subset: readonly Rival[]) => (
    <ul className="flex flex-wrap gap-2">
      {subset.map(({ name, url }) => (
        <li key={url}>
          <SmartLink href={comparisonAddress([...beside, url])} prefetch={false} className="chip">
            <bdi>{name}</bdi>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="mt-12" aria-labelledby={id}>
      <Heading level={2} id={id} className="mb-6">
        {heading}
      </Heading>
      <PartialList items={rivals} firstShown={FIRST_SHOWN} list={list} t={t} />
    </nav>
  );
}
