import { Picture } from '@/components/media/picture';
import type { Image } from '@/lib/contract/entities/image';

type CategoryLogoProps = {
  readonly logo: Image | null | undefined;
  readonly className?: string;
};

/** A category's logo on a plate that suits it in both colour schemes; nothing without one. */
export const CategoryLogo = ({ logo, className = '' }: CategoryLogoProps) =>
  logo ? (
    <span className={`logo-plate ${className}`.trim()}>
      <Picture
        image={logo}
        sizes="5rem"
        widths={[200]}
        maxWidth={200}
        alt=""
        fit="contain"
        className="h-full w-full"
      />
    </span>
  ) : null;
