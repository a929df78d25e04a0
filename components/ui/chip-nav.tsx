import { SmartLink } from './smart-link';

export type ChipLink = { readonly name: string; readonly href: string; readonly isCurrent: boolean };

type ChipNavProps = {
  readonly label: string;
  readonly links: readonly ChipLink[];
  /** False if the pages are many or costly to render: none is prefetched. */
  readonly prefetch?: false;
};

/** A row of links that filter a list, for instance by group; it scrolls sideways on a phone. `label` names the landmark. */
export function ChipNav({ label, links, prefetch }: ChipNavProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-(--gutter) mb-8 overflow-x-auto px-(--gutter) py-(--focus-reach) [scrollbar-width:none]"
    >
      <ul className="flex gap-2 md:flex-wrap">
        {links.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <SmartLink
              href={href}
              {...(prefetch === false && { prefetch })}
              className="chip"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
