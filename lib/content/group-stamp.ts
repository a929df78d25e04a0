type Stamped = { readonly id: number; readonly name: string; readonly url: string; readonly lft: number };

/** A short text that changes when the name, address or position of any group changes. Not for security. */
export function groupStamp(groups: readonly Stamped[]): string {
  const text = groups
    .toSorted((a, b) => a.id - b.id)
    .map((group) => `${group.id}\t${group.name}\t${group.url}\t${group.lft}`)
    .join('\n');
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}
