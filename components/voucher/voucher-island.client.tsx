'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { paymentTokenOf } from '@/lib/payments/return-address';
import { isRedeemHash } from '@/lib/vouchers/redeem-code';
import { watchRedeemCode } from '@/lib/vouchers/watch-redeem-code';
import type { VoucherSettings } from './voucher-settings';

const NEAR = '300px';
const loadController = () => import('./voucher-controller.client');

/**
 * The box around the server-rendered voucher block. The code that sells and redeems loads when the block is near the viewport or in use.
 */
export function VoucherIsland({ settings, children }: { settings: VoucherSettings; children: ReactNode }) {
  const { Island, hasFailed, want } = useIsland(loadController);
  const box = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const { ref: sentinel, inView } = useInView({ triggerOnce: true, rootMargin: NEAR });

  useEffect(() => {
    setElement(box.current);
    const { search, hash } = window.location;
    if (inView || paymentTokenOf(search) !== null || isRedeemHash(hash)) want();
  }, [inView, want]);

  useEffect(() => watchRedeemCode(() => want()), [want]);

  useEffect(() => {
    const node = box.current;
    node?.addEventListener('focusin', want);
    return () => node?.removeEventListener('focusin', want);
  }, [want]);

  return (
    <div ref={box} className="voucher">
      <span ref={sentinel} />
      {children}
      {hasFailed ? <LoadFailed /> : null}
      {Island && element ? <Island settings={settings} box={element} /> : null}
    </div>
  );
}
