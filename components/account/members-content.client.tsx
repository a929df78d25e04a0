'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserApi } from '@/lib/session/browser-api';
import { systemClock } from '@/lib/api/clock';
import { browserSession, isLinkActive, isLoggedIn } from '@/lib/session/store';
import { createLinkReport } from '@/lib/session/link-report';
import { useSession } from '@/lib/session/use-session';
import type { LoadMembersPage, MembersAnswer } from './members-answer';
import { RequireLogin } from './require-login.client';

export type MembersContentProps = {
  readonly load: LoadMembersPage;
  /** Address of the page, without leading slash. */
  readonly path: string;
  readonly lang: string;
  /** Changes when the page changes. */
  readonly version: string;
  readonly texts: { readonly failed: string; readonly retry: string };
  /** Shown if a page doesn't exist, or no longer does. */
  readonly missing: ReactNode;
  readonly waiting: ReactNode;
};

const reportLink = createLinkReport(browserSession().setLinkActive, systemClock);

/** Requests the page with the current token, and again with a refreshed one if it has expired (spec point 8). */
async function requestPage(load: LoadMembersPage, path: string, lang: string): Promise<MembersAnswer> {
  const request = async (): Promise<MembersAnswer> => {
    const token = browserSession().getState().access_token;
    return token === null ? { kind: 'refused' } : load(path, lang, token);
  };
  try {
    const first = await request();
    if (first.kind !== 'refused') return first;
    await browserApi().renewToken();
    return await request();
  } catch (cause) {
    // Thrown by fetch when offline; anything else is a bug to report.
    if (cause instanceof TypeError) reportLink(false);
    else window.reportError(cause);
    return { kind: 'failed' };
  }
}

function Content({ load, path, lang, version, texts, missing, waiting }: MembersContentProps) {
  const isConnected = useSession(isLinkActive);
  const [result, setResult] = useState<MembersAnswer | null>(null);

  useEffect(() => {
    if (!isConnected) return;
    let isWanted = true;
    void requestPage(load, path, lang).then((found) => {
      if (isWanted) setResult((shown) => (found.kind === 'failed' && shown?.kind === 'page' ? shown : found));
    });
    return () => {
      isWanted = false;
    };
  }, [load, path, lang, version, isConnected]);

  const isShown = result?.kind === 'page';
  useEffect(() => {
    // The browser looked for the address's anchor before this content was there.
    if (isShown) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);

  switch (result?.kind) {
    case 'page':
      return result.view;
    case 'missing':
      return missing;
    case 'refused':
    case 'failed':
      return (
        <div className="container-site min-h-[70vh] py-12">
          <Notice tone="danger" live>
            {texts.failed}
          </Notice>
          <div className="mt-4">
            <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
          </div>
        </div>
      );
    case undefined:
      return waiting;
  }
}

/** A page for signed-in visitors. Signing out, here or in another tab, removes it from the document. */
export default function MembersContent(props: MembersContentProps) {
  const isSignedIn = useSession(isLoggedIn);
  return <RequireLogin>{isSignedIn ? <Content {...props} /> : null}</RequireLogin>;
}
