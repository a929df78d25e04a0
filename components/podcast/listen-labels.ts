import type { Translator } from '@/lib/i18n/translate';

/** The texts of a listen button. */
export const listenLabels = (name: string, t: Translator) => ({
  listen: t('podcast.listen'),
  pause: t('podcast.pause'),
  listenNamed: t('podcast.listenTo', { name }),
  pauseNamed: t('podcast.pauseNamed', { name }),
});
