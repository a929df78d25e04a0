import { HeroPicture } from '@/components/media/hero-picture';
import { EditPart, type EditedRecord } from '@/components/preview/edit-part';
import { editorAddress } from '@/lib/contract/link-address';
import { SmartLink } from '@/components/ui/smart-link';
import type { Round } from '@/lib/contract/entities/racing';

/** The round's banner with the editor's link; nothing without an image or an address. */
export function RoundBanner({ round, record }: { readonly round: Round; readonly record: EditedRecord }) {
  const banner = round.images?.banner ?? null;
  const address = editorAddress(round.banner_link);
  if (!banner || address === null) return null;
  return (
    <EditPart record={record} field="banner">
      <SmartLink
        href={address}
        rel={address.startsWith('http') ? 'noopener' : undefined}
        className="round-ad"
      >
        <HeroPicture
          image={banner}
          wide="16x3"
          upright="16x9"
          sizes="(min-width: 1360px) 80rem, 100vw"
          alt={banner.alt || round.name}
          priority={false}
        />
      </SmartLink>
    </EditPart>
  );
}
