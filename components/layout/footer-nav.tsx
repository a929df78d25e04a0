import { SmartLink } from '@/components/ui/smart-link';
import type { NavigationColumn } from '@/lib/navigation/site-menus';
import type { Translator } from '@/lib/i18n/translate';

/** The footer's links in columns; a single column without a heading is split into two. */
export function FooterNav({
  columns,
  t,
}: {
  readonly columns: readonly NavigationColumn[];
  readonly t: Translator;
}) {
  return (
    <nav className="footer-nav" aria-label={t('nav.footer')}>
      {columns.map(({ name, lang, items }) => (
        <div key={`${name} ${items[0]?.href ?? ''}`}>
          {name === '' ? null : <h2 lang={lang}>{name}</h2>}
          <ul>
            {items.map((item) => (
              <li key={`${item.name} ${item.href}`}>
                <SmartLink href={item.href} lang={item.lang}>
                  {item.name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
