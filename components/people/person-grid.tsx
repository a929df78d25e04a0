import clsx from 'clsx';
import { Picture } from '@/components/media/picture';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { LeftToRight } from '@/components/ui/left-to-right';
import { Prose } from '@/components/ui/prose';
import type { Person } from '@/lib/contract/entities/racing';
import { fullName } from '@/lib/shared/full-name';

const photoSizes = (columns: 3 | 4) =>
  `(min-width: 1024px) ${columns === 3 ? '26rem' : '20rem'}, (min-width: 640px) 50vw, 100vw`;
const PHOTO_WIDTHS = [400, 600, 900] as const;

/** People in a grid, each with photo, role and contact links. */
export function PersonGrid({
  people,
  level,
}: {
  readonly people: readonly Person[];
  readonly level: HeadingLevel;
}) {
  // Avoids a card alone in its row, as far as three or four columns allow.
  const columns = people.length % 3 === 0 ? 3 : 4;
  return (
    <ul className={clsx('grid gap-5 sm:grid-cols-2', columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}>
      {people.map((person) => (
        <PersonCard key={person.id} person={person} level={level} sizes={photoSizes(columns)} />
      ))}
    </ul>
  );
}

function PersonCard({ person, level, sizes }: { person: Person; level: HeadingLevel; sizes: string }) {
  const { photo, title, email, phone } = person;
  return (
    <Card as="li">
      {photo ? (
        <Picture image={photo} aspect="4x3" sizes={sizes} widths={PHOTO_WIDTHS} maxWidth={900} alt="" />
      ) : (
        <div className="person-blank">
          <Icon name="user" size={64} />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <div>
          <Heading level={level} size="title-sm" isContent>
            {fullName(person)}
          </Heading>
          {title === '' ? null : <p className="mt-1 text-sm font-semibold text-brand-ink">{title}</p>}
        </div>
        <Prose html={person.description_rendered} className="text-sm" />
        {email === '' && phone === '' ? null : (
          <ul className="mt-auto pt-2">
            {phone === '' ? null : (
              <li>
                <a href={telephoneAddress(phone)} className="text-link numeric">
                  <Icon name="phone" size={18} />
                  <LeftToRight>{phone}</LeftToRight>
                </a>
              </li>
            )}
            {email === '' ? null : (
              <li>
                <a href={`mailto:${email}`} className="text-link max-w-full wrap-anywhere">
                  <Icon name="mail" size={18} className="flex-none" />
                  <LeftToRight>{email}</LeftToRight>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** A telephone link may contain only digits and a leading plus. */
const telephoneAddress = (phone: string) => `tel:${phone.replace(/(?!^\+)[^\d]/g, '')}`;
