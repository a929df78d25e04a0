import { CORE_ONLY, hasExtension, type Extension, type NamedExtensions } from '@/lib/contract/extensions';

/** Name of the <meta> with the content server's extensions (`initialData.extensions`), for scripts. */
export const EXTENSIONS_META = 'content-extensions';

/** Stands for all extensions; listing them would add half a kilobyte to every page. */
export const ALL_MARK = 'all';
const EVERY_ONE: NamedExtensions = { includes: () => true, join: () => ALL_MARK };

/** The extensions listed in the current page; none before it has loaded, and none on the server. */
export function extensionsOfPage(): NamedExtensions {
  if (typeof document === 'undefined') return CORE_ONLY;
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${EXTENSIONS_META}"]`)?.content ?? '';
  if (written === ALL_MARK) return EVERY_ONE;
  return written === '' ? CORE_ONLY : written.split(' ');
}

/** Whether the content server of the current page has an extension. */
export const pageHasExtension = (name: Extension): boolean => hasExtension(extensionsOfPage(), name);
