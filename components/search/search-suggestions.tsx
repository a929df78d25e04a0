import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import type { SearchExits } from '@/lib/search/answer';

type SearchSuggestionsProps = {
  readonly places: SearchExits['places'];
  readonly t: Translator;
};

/** Suggestions for a search without results, or a missing page. */
export function SearchSuggestions({ places, t }: SearchSuggestionsProps) {
  return (
    <section aria-labelledby="search-places" className="mt-10">
      <Heading level={2} size="title" id="search-places">
        {t('islands.search.places')}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-3">
        {places.map(({ name, lang, href }) => (
          <li key={`${href} ${name}`}>
            <ButtonLink href={href} lang={lang} colour="plain">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
