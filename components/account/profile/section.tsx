import type { ReactNode, Ref } from 'react';
import { Heading } from '@/components/ui/heading';

type SectionProps = {
  readonly title: string;
  /** Actions for the whole section, beside its title. */
  readonly action?: ReactNode;
  readonly box?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** One part of the profile. */
export function Section({ title, action, box, children }: SectionProps) {
  return (
    <section ref={box} className="profile-section">
      <div className="profile-head">
        <Heading level={2} size="title-sm">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
