'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { browserSession } from '@/lib/session/browser-session';

/** Signs the visitor out in all tabs and goes to the start page (spec point 2, the page name 'logout'). */
export function LogoutView({ text }: { text: string }) {
  const router = useRouter();
  useEffect(() => {
    browserSession().logout();
    router.replace('/');
  }, [router]);
  return <p role="status">{text}</p>;
}
