import type { Metadata } from 'next';
import { plainMetadata } from '@/screens/metadata';
import { MessageView } from '@/components/layout/message-view';
import { Button } from '@/components/ui/button';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslator(asLanguage((await params).lang));
  return plainMetadata(t('preview.endedTitle'));
}

/** The page for a draft link that has expired, was altered or belongs to another page. Its text is the same in every case. */
export default async function PreviewEndedPage({ params }: Props) {
  const t = await getTranslator(asLanguage((await params).lang));
  return (
    <MessageView mark="…" title={t('preview.endedTitle')} message={t('preview.endedMessage')}>
      <form action="/" method="get">
        <Button type="submit">{t('notFound.action')}</Button>
      </form>
    </MessageView>
  );
}
