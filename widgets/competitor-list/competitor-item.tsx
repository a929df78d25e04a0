import { FileLink } from '@/components/ui/file-link';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { SmartLink } from '@/components/ui/smart-link';
import { editorAddress } from '@/lib/contract/link-address';
import type { CompetitorLink } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

/** One entry: a file, a link, a text, or several of these under one name. */
export function CompetitorItem({ item, t }: { readonly item: CompetitorLink; readonly t: Translator }) {
  const { name, file, content_rendered: html } = item;
  const address = editorAddress(item.link);
  return (
    <li>
      {file ? <FileLink file={file} name={name} t={t} /> : null}
      {address === null ? null : (
        <SmartLink
          href={address}
          rel={address.startsWith('http') ? 'noopener' : undefined}
          className="text-link"
        >
          <Icon name={address.startsWith('http') ? 'external' : 'arrow-right'} size={18} mirrored />
          {name}
        </SmartLink>
      )}
      {!file && address === null ? <p className="font-semibold">{name}</p> : null}
      <Prose html={html} className="mt-1 text-sm" />
    </li>
  );
}
