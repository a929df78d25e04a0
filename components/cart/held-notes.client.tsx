'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserCartActions } from '@/lib/cart/browser-actions';
import type { FreeSku } from '@/lib/contract/endpoints/cart';
import { useTranslate } from '@/lib/i18n/use-translate';

type HeldNotesProps = {
  readonly form: HTMLFormElement;
  /** Each press may change what is held. */
  readonly presses: number;
};

/**
 * Shows, for each kind of ticket with few left, how many are in other people's carts (decision 171). The page itself can't, because it's
 * cached and holds expire by themselves.
 */
export function HeldNotes({ form, presses }: HeldNotesProps) {
  const t = useTranslate();
  const [skus, setSkus] = useState<readonly FreeSku[]>([]);
  const product = Number(form.dataset['few'] ?? 0);
  useEffect(() => {
    if (product === 0) return;
    let isOver = false;
    void browserCartActions()
      .free(product)
      .then((result) => {
        // Without it the form keeps its usual text, and a press gets its own response.
        if (!isOver && result.ok) setSkus(result.value);
      });
    return () => {
      isOver = true;
    };
  }, [product, presses]);
  return skus
    .filter(({ is_held_by_others: isHeld }) => isHeld)
    .map(({ id, stock }) => {
      const slot = form.querySelector(`[data-held="${String(id)}"]`);
      const isAnyFree = stock !== null && stock > 0;
      const text = isAnyFree ? t('cart.notInOtherCarts', { number: stock }) : t('cart.inOtherCarts');
      return slot ? createPortal(<span role="status">{text}</span>, slot, String(id)) : null;
    });
}
