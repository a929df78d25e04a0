import { PlayerPanel } from '@/components/islands.client';
import type { Track } from '@/components/player/player-store';
import type { Language } from '@/lib/contract/languages';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Messages } from '@/lib/i18n/translate';
import { NativeAudio } from './native-audio';

/** The player's texts. On other pages they come with its bar; here, with this panel. */
export const PLAYER_TEXTS = ['islands.player'];

type PodcastPlayerProps = {
  readonly tracks: readonly [Track, ...Track[]];
  readonly messages: Messages;
  readonly language: Language;
};

/** The player at the head of a podcast's page; without scripts the browser's own. */
export const PodcastPlayer = ({ tracks, messages, language }: PodcastPlayerProps) => (
  <I18nProvider lang={language} messages={messages}>
    <PlayerPanel tracks={tracks} fallback={<NativeAudio track={tracks[0]} />} />
  </I18nProvider>
);
