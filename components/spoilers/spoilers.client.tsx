'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCurrentPath } from '@/components/ui/current-path.client';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';
import { DismissButton } from '@/components/ui/dismiss-button.client';
import type { ServerButtonsPresses } from '@/components/ui/server-buttons.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSpoilers, startSpoilers } from '@/lib/spoilers/browser-spoilers';
import type { Translator } from '@/lib/i18n/translate';
import { workerInformed } from '@/lib/spoilers/notify-worker';
import { COVERED, HIDDEN_WORDS, NAME, SHOW_WORD, STANDS_FOR, SWITCH, SPOILER } from '@/lib/spoilers/keys';

const isSwitch = (button: HTMLButtonElement) => button.hasAttribute(SWITCH);

/** The spoiler shield of the current page. */
export default function Spoilers({ presses }: ServerButtonsPresses) {
  const t = useTranslate();
  const path = useCurrentPath();
  const isOn = useStore(browserSpoilers(), (state) => state.isOn);
  const handled = useRef(0);
  const switched = presses.filter(isSwitch).length;
  /** How often it had been switched when its message was dismissed. */
  const [dismissed, setDismissed] = useState(0);

  useEffect(() => startSpoilers(), []);
  const isInForce = useIsInForce(isOn);
  useEffect(() => {
    const unhandled = presses.slice(handled.current);
    handled.current = presses.length;
    for (const button of unhandled) press(button);
  }, [presses]);
  useEffect(() => {
    const prepare = () => prepareButtons(t);
    prepare();
    // Content that scripts render later has covers, too.
    const watch = new MutationObserver(prepare);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isOn, t]);
  useOnNavigation(path, () => setDismissed(switched));

  if (switched === dismissed || !isInForce) return null;
  const notice = isOn ? (browserSpoilers().isPersistent() ? 'on' : 'unkept') : 'off';
  return (
    <div className="update-notice">
      <span>{t(`islands.spoilers.${notice}`)}</span>
      <DismissButton onDismiss={() => setDismissed(switched)} />
    </div>
  );
}

/** Whether notifications follow the shield's state, too. Until then its message waits: a result that is pushed would still be shown. */
function useIsInForce(isOn: boolean): boolean {
  const [inForce, setInForce] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void workerInformed().then(() => {
      if (isCurrent) setInForce(isOn);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn]);
  return inForce === isOn;
}

/** Updates all switches of the page, sets the text of its covers and lets them be pressed. */
function prepareButtons(t: Translator): void {
  const { isOn } = browserSpoilers().getState();
  for (const button of document.querySelectorAll(`button[${SWITCH}]`))
    button.setAttribute('aria-pressed', String(isOn));
  const show = t('islands.spoilers.show');
  for (const cover of document.querySelectorAll<HTMLButtonElement>(`button[${STANDS_FOR}]`)) {
    const what = COVERED.find((kind) => kind === cover.getAttribute(STANDS_FOR)) ?? 'news';
    const hidden = t(`islands.spoilers.${what}`);
    const name = cover.getAttribute(NAME);
    cover.setAttribute(HIDDEN_WORDS, hidden);
    cover.setAttribute(SHOW_WORD, show);
    cover.setAttribute('aria-label', `${name === null ? '' : `${name}: `}${hidden}. ${show}`);
    cover.removeAttribute('aria-hidden');
    cover.disabled = false;
  }
}

function press(button: HTMLButtonElement): void {
  const store = browserSpoilers();
  if (isSwitch(button)) {
    store.switchTo(!store.getState().isOn);
    return;
  }
  const shown = button.previousElementSibling;
  if (!(shown instanceof HTMLElement)) return;
  store.show(shown.getAttribute(SPOILER)?.split(' ')[1] ?? '');
  // The cover disappears, so the focus moves on to what it has revealed.
  shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
}
