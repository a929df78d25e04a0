import type { Language } from '../../lib/contract/languages.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ka from './texts/ka.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ptBr from './texts/pt-BR.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };
import uk from './texts/uk.json' with { type: 'json' };
import uz from './texts/uz.json' with { type: 'json' };
import vi from './texts/vi.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };

/** Email texts by key, with placeholders in braces. */
export type Texts = Readonly<Record<string, string>>;

export const MAIL_TEXTS: Readonly<Record<Language, Texts>> = {
  en,
  ar,
  de,
  es,
  fr,
  id,
  it,
  ja,
  ka,
  ko,
  pl,
  'pt-BR': ptBr,
  ru,
  tr,
  uk,
  uz,
  vi,
  'zh-CN': zhCn,
};
