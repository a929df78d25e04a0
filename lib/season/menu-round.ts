import type { Image } from '../contract/entities/image';

/** GET: the round in the phone's menu (`MenuRoundAnswer`); `?lang=` is the visitor's language. */
export const MENU_ROUND_CALL = '/api/menu-round';
export const LANGUAGE_PARAMETER = 'lang';

/** The round that is on or next, as the phone's menu shows it. */
export type MenuRound = {
  readonly name: string;
  /** 'Round 5', in the visitor's language; '' for a round without a series. */
  readonly number: string;
  readonly href: string;
  /** In the visitor's language. */
  readonly dates: string;
  /** Instants between which it is today, ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly picture: Image | null;
};

/** The call's response; `round` is null between seasons. */
export type MenuRoundAnswer = { readonly round: MenuRound | null };
