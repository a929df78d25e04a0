import type { Translator } from '@/lib/i18n/translate';
import type { BackgroundVideoTexts } from './background-video.client';

/** The labels of a background video's button. */
export const backgroundVideoTexts = (t: Translator): BackgroundVideoTexts => ({
  play: t('backgroundVideo.play'),
  pause: t('backgroundVideo.pause'),
});
