import { lang } from 'next/root-params';
import { NotFoundView } from '@/components/layout/not-found-view';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';

/** The 404 layout of spec point 2. */
export default async function NotFound() {
  return <NotFoundView t={await getTranslator(asLanguage(await lang()))} />;
}
