import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { fileSize } from '@/components/ui/file-size';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { formatCachedTime } from '@/lib/pwa/cached-time';
import { asOf, bytesOf, isComplete, progressOf, type Pack } from '@/lib/pwa/packs/records';
import type { PackActions, PackStep } from './use-pack-actions.client';

/** What a visitor should know after a press, besides the pack's state. */
const MESSAGES: Partial<Readonly<Record<NonNullable<PackStep>, TranslationKey>>> = {
  noRoom: 'islands.pack.noRoom',
  unreachable: 'islands.pack.unreachable',
  blocked: 'islands.pack.blocked',
  gone: 'islands.pack.gone',
  failed: 'islands.pack.failed',
  removed: 'islands.pack.removed',
};

/** The outcome of the last press in words; null if the pack's state shows it. */
export function messageOf(step: PackStep, t: Translator): string | null {
  const text = step === null ? undefined : MESSAGES[step];
  return text === undefined ? null : t(text);
}

/** What is stored on this device, and when it was saved. */
function stateOf(pack: Pack, t: Translator): string {
  if (!isComplete(pack)) return t('islands.pack.partly', progressOf(pack));
  return t('islands.pack.saved', {
    size: fileSize(bytesOf([pack])),
    time: formatCachedTime(new Date(asOf(pack)), document.documentElement.lang),
  });
}

type PackStateProps = {
  /** Null if there is none. */
  readonly pack: Pack | null;
  readonly actions: PackActions;
  /** ID of the element that names the pack, for its buttons. */
  readonly nameId: string;
};

/** The state of a pack, with its buttons: to renew or complete it, and to remove it. */
export function PackState({ pack, actions: { step, save, remove }, nameId }: PackStateProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, or will be.
    const isLost = step === 'saving' && document.activeElement === document.body;
    if (isLost || step === 'removed' || step === 'gone') place.current?.focus();
  }, [step]);
  const isSaving = step === 'saving';
  const message = messageOf(step, t);
  return (
    <>
      <div ref={place} role="status" tabIndex={-1}>
        {isSaving ? <p>{t('islands.pack.saving')}</p> : pack === null ? null : <p>{stateOf(pack, t)}</p>}
        {message === null ? null : <p className="font-semibold">{message}</p>}
      </div>
      {isSaving ? <PackProgress pack={pack} label={t('islands.pack.saving')} /> : null}
      {pack === null ? null : (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            colour={isComplete(pack) ? 'plain' : 'brand'}
            aria-describedby={nameId}
            aria-disabled={isSaving}
            onClick={save}
          >
            {t(isComplete(pack) ? 'islands.pack.update' : 'islands.pack.continue')}
          </Button>
          {isSaving ? null : (
            <Button size="small" colour="plain" aria-describedby={nameId} onClick={remove}>
              {t('islands.pack.remove')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** How much has been saved. Before the first file, the total is unknown. */
function PackProgress({ pack, label }: { readonly pack: Pack | null; readonly label: string }) {
  const { done, total } = pack === null ? { done: 0, total: 0 } : progressOf(pack);
  return (
    <progress aria-label={label} className="w-full" {...(total === 0 ? {} : { value: done, max: total })} />
  );
}
