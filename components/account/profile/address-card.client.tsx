'use client';

import type { FormProblem } from '@/components/form-fields/validity';
import { Badge } from '@/components/ui/badge';
import type { Address } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { fullName } from '@/lib/shared/full-name';
import { postalLines } from '@/lib/shared/postal-lines';
import { RemovalForm } from './removal-form.client';
import { useQuestion } from './use-question';

type AddressCardProps = {
  readonly address: Address;
  readonly isDefault: boolean;
  readonly canManage: boolean;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onDefault: () => void;
  /** @returns null once removed, or the error message */
  readonly onRemove: () => Promise<FormProblem | null>;
};

/** One saved address, with its actions. */
export function AddressCard({
  address,
  isDefault,
  canManage,
  onEdit,
  onToggle,
  onDefault,
  onRemove,
}: AddressCardProps) {
  const t = useTranslate();
  const { opener, isOpen: isRemoving, open, cancel } = useQuestion();
  const name = address.display_name || address.street_address;
  const lines = [fullName(address), ...postalLines(address), address.phone].filter(Boolean);
  const actions = [
    {
      key: 'edit',
      text: t('account.edit'),
      run: onEdit,
      isShown: address.enabled,
    },
    {
      key: 'default',
      text: t('account.makeDefault'),
      run: onDefault,
      isShown: address.enabled && !isDefault,
    },
    // One button, which keeps the focus when it is pressed.
    {
      key: 'toggle',
      text: t(address.enabled ? 'account.disable' : 'account.enable'),
      run: onToggle,
      isShown: true,
    },
  ];
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi> {isDefault ? <Badge tone="success">{t('account.default')}</Badge> : null}
        {address.enabled ? null : <Badge tone="neutral">{t('account.disabled')}</Badge>}
      </p>
      <address className="not-italic">
        {lines.map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </address>
      {canManage && isRemoving ? (
        <RemovalForm
          label={`${t('account.remove')}: ${name}`}
          hint={t('account.addressRemoveHint')}
          onRemove={onRemove}
          onCancel={cancel}
        />
      ) : null}
      {canManage && !isRemoving ? (
        <div className="profile-card-actions">
          {actions
            .filter(({ isShown }) => isShown)
            .map(({ key, text, run }) => (
              <button
                key={key}
                type="button"
                className="text-link"
                aria-label={`${text}: ${name}`}
                onClick={run}
              >
                {text}
              </button>
            ))}
          <button
            ref={opener}
            type="button"
            className="text-link"
            aria-label={`${t('account.remove')}: ${name}`}
            onClick={open}
          >
            {t('account.remove')}
          </button>
        </div>
      ) : null}
    </>
  );
}
