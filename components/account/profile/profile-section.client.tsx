'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { AccountSettings } from '@/lib/account/account-settings';
import { fieldsShown, shownText, type ProfileSectionName } from '@/lib/account/profile-fields';
import { formatLocalDay } from '@/lib/account/local-dates';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { ProfileForm } from './profile-form.client';
import { Section } from './section';
import { useOpenedForm } from './use-opened-form';

type ProfileSectionProps = {
  readonly section: ProfileSectionName;
  readonly title: string;
  readonly customer: Customer;
  readonly lang: string;
  readonly settings: AccountSettings;
};

/** A section of the customer's record, with a form for the fields that the configuration enables. */
export function ProfileSection({ section, title, customer, lang, settings }: ProfileSectionProps) {
  const t = useTranslate();
  const [isEditing, setIsEditing] = useState(false);
  const { opener } = useOpenedForm(isEditing);
  const fields = fieldsShown(section, settings.profile, customer);
  const openFields = fields.filter((field) => field.isOpen(settings.profile, customer));
  if (fields.length === 0) return null;

  const labelOf = (field: (typeof fields)[number]) =>
    field.label === null ? settings.club_additional_member_label : t(field.label);
  const edit =
    openFields.length === 0 || isEditing ? null : (
      <Button
        ref={opener}
        colour="plain"
        size="small"
        onClick={() => setIsEditing(true)}
        aria-label={`${t('account.edit')}: ${title}`}
      >
        {t('account.edit')}
      </Button>
    );
  const readOnly = isEditing ? fields.filter((field) => !openFields.includes(field)) : fields;
  const values = readOnly.map((field) => ({
    label: labelOf(field),
    text: shownText(field, customer, (day) => formatLocalDay(day, lang)),
  }));
  return (
    <Section title={title} action={edit}>
      {values.length === 0 ? null : (
        <dl className="profile-values">
          {values.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text === '' ? (
                  <span className="text-muted">{t('account.notGiven')}</span>
                ) : (
                  <bdi>{text}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isEditing ? (
        <ProfileForm
          fields={openFields}
          labelOf={labelOf}
          customer={customer}
          onDone={() => setIsEditing(false)}
        />
      ) : null}
    </Section>
  );
}
