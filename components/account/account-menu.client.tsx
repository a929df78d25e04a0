'use client';

import { useId, useRef } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { SmartLink } from '@/components/ui/smart-link';
import { rememberCurrentPage } from '@/lib/account/redirect-after-sign-in';
import { MY_CHAMPIONSHIP_ADDRESS } from '@/lib/season/addresses';
import { useTranslate } from '@/lib/i18n/use-translate';
import { isLoggedIn, selectDisplayName, selectThumbnail } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';
import { Avatar } from './avatar';

/**
 * The sign-in link, or the signed-in customer's menu. Until the stored sign-in has been read, it is a neutral link in the space that all
 * three share.
 */
export function AccountMenu() {
  const t = useTranslate();
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  if (isSignedIn) return <CustomerMenu />;
  const label = isKnown ? t('islands.account.signIn') : t('islands.account.menu');
  return (
    <SmartLink
      href="/login"
      prefetch={false}
      className="icon-btn"
      aria-label={label}
      title={label}
      onClick={() => rememberCurrentPage()}
    >
      <CoreIcon name="user" size={24} />
    </SmartLink>
  );
}

function CustomerMenu() {
  const t = useTranslate();
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const name = useSession(selectDisplayName);
  const photo = useSession(selectThumbnail);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        popoverTarget={menuId}
        aria-label={name === '' ? t('islands.account.menu') : t('islands.account.menuOf', { name })}
      >
        <Avatar name={name} photo={photo} />
      </button>
      <nav
        id={menuId}
        ref={menu}
        popover="auto"
        className="account-menu"
        aria-label={t('islands.account.menu')}
      >
        <p className="account-menu-name">{name}</p>
        <ul>
          <li>
            <SmartLink href="/profile" prefetch={false} onClick={close}>
              {t('islands.account.profile')}
            </SmartLink>
          </li>
          <li>
            <SmartLink href={MY_CHAMPIONSHIP_ADDRESS} prefetch={false} onClick={close}>
              {t('islands.account.favourites')}
            </SmartLink>
          </li>
          <li>
            <SmartLink href="/logout" prefetch={false} onClick={close}>
              {t('islands.account.signOut')}
            </SmartLink>
          </li>
        </ul>
      </nav>
    </>
  );
}
