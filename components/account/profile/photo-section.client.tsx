'use client';

import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Avatar } from '@/components/account/avatar';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { Modal } from '@/components/ui/modal.client';
import { useIsland } from '@/components/ui/use-island.client';
import { accountCalls } from '@/lib/account/calls';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { uploadImage } from '@/lib/contract/endpoints/account';
import { removeImage } from '@/lib/contract/endpoints/account-extensions';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { RemovalForm } from './removal-form.client';
import { useCustomerChanged } from './use-customer-update';
import { useQuestion } from './use-question';
import { fullName } from '@/lib/shared/full-name';

const loadPhotoCrop = () => import('./photo-crop.client');

/** The customer's name and photo, which is cropped to a square before it is sent, and can be removed. */
export function PhotoSection({ customer }: { readonly customer: Customer }) {
  const t = useTranslate();
  const take = useCustomerChanged();
  const file = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const { opener, isOpen: isRemoving, open, cancel, close } = useQuestion();
  const { Island: PhotoCrop, hasFailed, want } = useIsland(loadPhotoCrop);

  useEffect(
    () => () => {
      if (chosen !== null) URL.revokeObjectURL(chosen);
    },
    [chosen],
  );

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    target.value = '';
    setMessage('');
    want();
    if (photo) setChosen(URL.createObjectURL(photo));
  };
  const send = async (image: string) => {
    const result = await accountCalls().call(uploadImage, { image });
    if (!result.ok) return problemOf(result.error, t).message;
    take(result.value.item);
    setChosen(null);
    setMessage(t('account.photoSaved'));
    return '';
  };
  const ask = () => {
    setMessage('');
    open();
  };
  const remove = async () => {
    const result = await accountCalls().call(removeImage, {});
    if (!result.ok) return problemOf(result.error, t);
    take(result.value.item);
    setMessage(t('account.photoRemoved'));
    change.current?.focus();
    close();
    return null;
  };

  const name = fullName(customer) || customer.email;
  const hasPhoto = customer.image !== '';
  const canRemove = hasPhoto && pageHasExtension('account-management');
  return (
    <section className="profile-person">
      <Avatar name={name} photo={customer.thumbnail || customer.image} size="large" />
      <div className="min-w-0">
        <Heading level={2} size="title">
          <bdi>{name}</bdi>
        </Heading>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          onChange={choose}
        />
        <div className="form-actions">
          <Button
            ref={change}
            colour="plain"
            size="small"
            icon="camera"
            onClick={() => file.current?.click()}
          >
            {hasPhoto ? t('account.changePhoto') : t('account.addPhoto')}
          </Button>
          {canRemove && !isRemoving ? (
            <Button ref={opener} colour="plain" size="small" onClick={ask}>
              {t('account.removePhoto')}
            </Button>
          ) : null}
        </div>
        {canRemove && isRemoving ? (
          <RemovalForm
            label={t('account.removePhoto')}
            hint={t('account.photoRemoveHint')}
            onRemove={remove}
            onCancel={cancel}
          />
        ) : null}
        <p role="status" className="text-sm text-muted">
          {message}
        </p>
      </div>
      <Modal isOpen={chosen !== null} onClose={() => setChosen(null)} title={t('account.cropPhoto')}>
        {chosen === null ? null : PhotoCrop ? (
          <PhotoCrop photo={chosen} onSend={send} onCancel={() => setChosen(null)} />
        ) : hasFailed ? (
          <LoadFailed />
        ) : (
          <div className="skeleton photo-crop" />
        )}
      </Modal>
    </section>
  );
}
