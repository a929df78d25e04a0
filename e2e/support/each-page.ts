/** Those of some addresses that one of several tests checks. @param part from 1 */
export const dealt = (paths: readonly string[], part: number, parts: number): string[] =>
  paths.filter((_, index) => index % parts === part - 1);

/** Problems by address; nothing of an address without any. */
export async function collect(
  paths: readonly string[],
  look: (path: string) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const problems = await look(path);
    if (problems.length > 0) found[path] = problems;
  }
  return found;
}
