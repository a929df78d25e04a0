import 'server-only';
import { PreviewTools } from '@/components/preview/preview-tools-loader.client';
import { PREVIEW_STYLE } from '@/components/preview/preview-style';
import { Button } from '@/components/ui/button';
import { cmsOrigins } from '@/lib/config/cms-origins';
import { env } from '@/lib/config/env';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { getTranslator } from '@/lib/i18n/translator';
import { currentPreview } from '@/lib/preview/current';

/** The value of the browser's date and time field. */
const FIELD_PATTERN = "yyyy-MM-dd'T'HH:mm";

/**
 * Above every page while drafts are shown: states that, has an exit, and lets an editor choose a point in time. Nothing for visitors. Its
 * forms return to the page they were sent from, with or without a script.
 */
export async function PreviewBar({ language }: { readonly language: Language }) {
  const preview = await currentPreview();
  // A version being compared with another is shown in the CMS without this bar.
  if (preview === null || preview.claims.version) return null;
  const [t, dates] = await Promise.all([getTranslator(language), loadDates(language)]);
  const { asOf, claims } = preview;
  const isEditor = claims.kind === 'editor';
  return (
    <aside className="preview-bar" aria-label={t('preview.label')}>
      <style>{PREVIEW_STYLE}</style>
      <p>
        <strong>{t('preview.draft')}</strong>
        {asOf === null ? null : <span> {t('preview.asOf', { time: dates.dateTime(asOf) })}</span>}
      </p>
      {isEditor ? (
        <form action="/api/preview/as-of" method="get">
          <label>
            {t('preview.viewAsOf')}{' '}
            <input
              type="datetime-local"
              name="at"
              key={asOf?.getTime()}
              defaultValue={asOf === null ? '' : dates.pattern(asOf, FIELD_PATTERN)}
            />
          </label>
          <Button type="submit">{t('preview.show')}</Button>
        </form>
      ) : null}
      <form action="/api/preview/exit" method="get">
        <Button type="submit">{t('preview.exit')}</Button>
      </form>
      {isEditor ? <PreviewTools origins={cmsOrigins(env())} /> : null}
    </aside>
  );
}
