import { Icon } from '@/components/ui/icon';
import type { Translator } from '@/lib/i18n/translate';
import { QUERY_PARAMETER, SEARCH_CALL } from '@/lib/search/answer';
import { MAX_QUERY_LENGTH } from '@/lib/content/search-query';

/** The search field of the search screen. It works without a script; an empty search goes to the screen with its suggestions. */
export function SearchForm({ query, t }: { readonly query: string; readonly t: Translator }) {
  return (
    <search>
      <form action={SEARCH_CALL} method="get" className="search-form">
        <Icon name="search" />
        <input
          key={query}
          type="search"
          name={QUERY_PARAMETER}
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
        />
        <button type="submit" className="btn">
          <span>{t('search.submit')}</span>
        </button>
      </form>
    </search>
  );
}
