import 'server-only';
import type { Metadata } from 'next';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { WATCH_ADDRESS } from '@/lib/season/addresses';
import { screenMetadata } from '../metadata';
import type { LoadedWatch } from './load';

/** Metadata of the page about who shows the round, for search engines and link previews. */
export function watchMetadata(
  { shown }: LoadedWatch,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = t('watch.title');
  const description = [title, shown?.round.name ?? '', shown?.dateRange ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  return screenMetadata({ title, description, address: WATCH_ADDRESS }, domain, language);
}
