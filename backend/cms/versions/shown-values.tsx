import type { Payload } from 'payload';
import { textIn, textOf } from '../../../lib/shared/record.ts';
import type { Change, Ref } from './compare.ts';
import { diffText } from './diff-text.ts';
import { momentAt } from './moments.ts';

/** Records by name, pictures with their thumbnails. */
export type Named = { readonly title: string; readonly thumbnail: string };
export type Names = (ref: Ref) => Named;

const keyOf = ({ collection, id }: Ref) => `${collection}/${String(id)}`;

/** The names of all records that some changes refer to. */
export async function namesIn(payload: Payload, changes: readonly Change[]): Promise<Names> {
  const refs = changes.flatMap(({ values }) =>
    values.kind === 'records' ? [...values.before, ...values.after] : [],
  );
  const names = new Map<string, Named>();
  for (const [slug, group] of Map.groupBy(refs, ({ collection }) => collection)) {
    const collection = payload.config.collections.find((candidate) => candidate.slug === slug);
    if (!collection) continue;
    const { docs } = await payload.find({
      collection: collection.slug,
      draft: Boolean(collection.versions),
      where: { id: { in: group.map(({ id }) => id) } },
      depth: 0,
      pagination: false,
    });
    for (const doc of docs)
      names.set(keyOf({ collection: slug, id: Number(doc.id) }), {
        title:
          textIn(doc, collection.admin.useAsTitle ?? '') ||
          `${textOf(collection.labels.singular) || slug} ${String(doc.id)}`,
        thumbnail: textIn(doc, 'thumbnailURL'),
      });
  }
  return (ref) => names.get(keyOf(ref)) ?? { title: `A deleted record (${String(ref.id)})`, thumbnail: '' };
}

function Text({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <p className="version-text">
      {diffText(before, after).map(({ kind, text }, index) => {
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return kind === 'removed' ? <del key={index}>{text}</del> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}

function Records({ refs, names }: { readonly refs: readonly Ref[]; readonly names: Names }) {
  if (refs.length === 0) return <p>None</p>;
  return (
    <ul>
      {refs.map((ref) => {
        const { title, thumbnail } = names(ref);
        return (
          <li key={keyOf(ref)}>
            {thumbnail === '' ? null : <img src={thumbnail} alt="" width={120} height={90} />}
            {title}
          </li>
        );
      })}
    </ul>
  );
}

type Props = { readonly values: Change['values']; readonly names: Names; readonly timeZone: string };

/** A field's values before and after: text with its changes marked, everything else side by side. */
export function ShownValues({ values, names, timeZone }: Props) {
  if (values.kind === 'none') return null;
  if (values.kind === 'text') return <Text {...values} />;
  const show = (side: 'before' | 'after') => {
    if (values.kind === 'records') return <Records refs={values[side]} names={names} />;
    const moment = values[side];
    return <p>{moment === null ? 'None' : momentAt(moment, timeZone)}</p>;
  };
  return (
    <div className="version-pair">
      <div>
        <h4>Before</h4>
        {show('before')}
      </div>
      <div>
        <h4>After</h4>
        {show('after')}
      </div>
    </div>
  );
}
