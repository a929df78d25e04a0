import { pdfAddress } from '@/lib/content/addresses';
import { fileName, isPdf } from '@/lib/content/files';
import type { FileRef } from '@/lib/contract/entities/image';
import type { Translator } from '@/lib/i18n/translate';
import { fileSize } from './file-size';
import { Icon } from './icon';

/** A file's type from its extension: 'PDF'; '' without one. */
const fileKind = ({ url }: FileRef) => (/\.([a-z0-9]{2,5})$/i.exec(url)?.[1] ?? '').toUpperCase();

type FileLinkProps = {
  readonly file: FileRef;
  /** Replaces the file's own name. */
  readonly name?: string | undefined;
  readonly t: Translator;
};

/** A downloadable file, with its type and size. */
export function FileLink({ file, name = fileName(file), t }: FileLinkProps) {
  const facts = [fileKind(file), fileSize(file.size)].filter((fact) => fact !== '').join(', ');
  const address = isPdf(file) && file.id !== null ? pdfAddress(file.id) : file.url;
  return (
    <a href={address} className="text-link">
      <Icon name="download" size={18} label={t('common.download')} />
      <span>
        {name}
        {facts === '' ? null : <span className="numeric font-normal text-muted"> ({facts})</span>}
      </span>
    </a>
  );
}
