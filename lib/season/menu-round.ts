import type { Image } from '../contract/entities/image';

/** Where the phone's menu gets its round; `?lang=` is the reader's language. */
export const MENU_ROUND_CALL = '/api/menu-round';
export const LANGUAGE_PARAMETER = 'lang';

/** The round that is on or next, as the phone's menu shows it. */
export type MenuRound = {
  readonly name: string;
  /** 'Round 5', in the reader's language; '' for one of no series. */
  readonly number: string;
  readonly href: string;
  /** In the reader's language. */
  readonly dates: string;
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly picture: Image | null;
};

/** What the call answers: no round between seasons. */
export type MenuRoundAnswer = { readonly round: MenuRound | null };
