'use client';

import { useEffect, useState } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { DismissButton } from '@/components/ui/dismiss-button.client';
import { SmartLink } from '@/components/ui/smart-link';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';
import { followAccount } from '@/lib/favourites/follow-account';
import type { LoginLink } from '@/lib/session/login-link';
import { browserApi } from '@/lib/session/browser-api';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { TranslationKey } from '@/lib/i18n/translate';
import { browserSession, isLinkActive, isLoggedIn } from '@/lib/session/store';
import { signInByLink, type LinkSignIn } from '@/lib/session/link-sign-in';
import { runSessionTasks } from '@/lib/session/session-tasks';
import { useSession } from '@/lib/session/use-session';

type SignInTasksProps = {
  /** The link that brought the visitor here. */
  readonly link: LoginLink | null;
  /** The visitor arrived by a link with an unknown API base. */
  readonly isLinkRefused: boolean;
  /** The visitor was sent here because the server had ended their sign-in. */
  readonly hasSessionEnded: boolean;
  readonly onSignedIn: () => void;
};

type State = 'none' | 'signingIn' | 'foreign' | 'ended' | Exclude<LinkSignIn, 'signedIn'>;

const TEXTS: Readonly<Record<Exclude<State, 'none'>, TranslationKey>> = {
  signingIn: 'islands.session.signingIn',
  foreign: 'islands.session.foreignLink',
  ended: 'islands.session.ended',
  refused: 'islands.session.usedLink',
  otherBrowser: 'islands.session.otherBrowser',
  off: 'islands.session.accountOff',
  failed: 'islands.session.failedLink',
};

/** A focused element stays clear of a notice. */
const NOTICE_SPACE = ':root{--notice-space:6rem}';

/** Links work once, so two mounts of a page must not use one twice. */
const underWay = new WeakMap<LoginLink, Promise<LinkSignIn>>();

function signInOnce(link: LoginLink): Promise<LinkSignIn> {
  const known = underWay.get(link);
  if (known) return known;
  const made = signInByLink(link, browserApi(), browserSession());
  underWay.set(link, made);
  return made;
}

/** The background work of a sign-in, including the account's favourites, and the notices about it. */
export default function SignInTasks({ link, isLinkRefused, hasSessionEnded, onSignedIn }: SignInTasksProps) {
  const t = useTranslate();
  const hasConnection = useSession(isLinkActive);
  const isSignedIn = useSession(isLoggedIn);
  const [noticed, setState] = useState<State>(
    isLinkRefused ? 'foreign' : link ? 'signingIn' : hasSessionEnded ? 'ended' : 'none',
  );
  // Signed in again, in another tab.
  const state = noticed === 'ended' && isSignedIn ? 'none' : noticed;

  useEffect(() => runSessionTasks(), []);
  useEffect(() => followAccount(browserApi(), browserSession()), []);

  const signIn = (by: LoginLink) => {
    void signInOnce(by).then((ending) => {
      setState(ending === 'signedIn' ? 'none' : ending);
      if (ending === 'signedIn') onSignedIn();
      if (ending === 'failed') underWay.delete(by);
    });
  };
  useEffect(() => {
    if (link) signIn(link);
    // The link is used on arrival, not on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [link]);

  useDocumentStyle(state === 'none' && hasConnection ? '' : NOTICE_SPACE);
  const isAsking =
    state === 'foreign' || state === 'refused' || state === 'otherBrowser' || state === 'ended';
  const dismiss = () => {
    // A visitor who doesn't want to return to where the sign-in ended isn't taken there at the next one either.
    if (state === 'ended') browserSession().takeRedirect();
    setState('none');
  };
  return (
    <div role="status">
      {state !== 'none' ? (
        <div className="update-notice session-notice">
          <CoreIcon name={state === 'signingIn' ? 'clock' : 'warning'} />
          <span>{t(TEXTS[state])}</span>
          {isAsking ? (
            <SmartLink href="/login" className="btn" data-size="small" onClick={() => setState('none')}>
              {t(state === 'otherBrowser' ? 'islands.session.getCode' : 'islands.account.signIn')}
            </SmartLink>
          ) : null}
          {state === 'failed' && link ? (
            <button type="button" className="btn" data-size="small" onClick={() => signIn(link)}>
              {t('islands.session.retry')}
            </button>
          ) : null}
          {state === 'signingIn' ? null : <DismissButton onDismiss={dismiss} />}
        </div>
      ) : null}
      {hasConnection || state !== 'none' ? null : (
        <div className="update-notice session-notice">
          <CoreIcon name="warning" />
          <span>{t('islands.session.offline')}</span>
        </div>
      )}
    </div>
  );
}
