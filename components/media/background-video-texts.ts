import type { Translator } from '@/lib/i18n/translate';
import type { BackgroundVideoTexts } from './background-video.client';

/** What the button of a background video is called. */
export const backgroundVideoTexts = (t: Translator): BackgroundVideoTexts => ({
  play: t('backgroundVideo.play'),
  pause: t('backgroundVideo.pause'),
});
