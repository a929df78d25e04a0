import 'server-only';
import type { ReactNode } from 'react';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { OfflineView } from '@/components/pwa/offline-view';
import { MISSING_PATH, OFFLINE_PATH, UNAVAILABLE_PATH } from '@/lib/content/app-routes';
import type { Language } from '@/lib/contract/languages';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { MissingPage } from './missing/missing';

type StandaloneScreen = {
  readonly title: TranslationKey;
  readonly View: (props: { readonly language: Language; readonly t: Translator }) => ReactNode;
};

/** Screens for situations without content. They have one address each, whatever the content says. */
const STANDALONE: ReadonlyMap<string, StandaloneScreen> = new Map([
  [UNAVAILABLE_PATH, { title: 'unavailable.title', View: UnavailableView }],
  [MISSING_PATH, { title: 'notFound.title', View: MissingPage }],
  [OFFLINE_PATH, { title: 'offline.title', View: OfflineView }],
]);

/** The screen at an address that needs no content; undefined for all others. */
export const standaloneScreen = (path: readonly string[]): StandaloneScreen | undefined =>
  STANDALONE.get(path.join('/'));

/** Whether an address has the screen that is made at build time. */
export const isUnavailable = (path: readonly string[]): boolean => path.join('/') === UNAVAILABLE_PATH;
