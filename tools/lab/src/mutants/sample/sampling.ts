import { createHash } from 'node:crypto';

/**
 * Returns the items in an order determined by the seed. The order of two items depends on their ids only, so that added and
 * removed items move no others.
 */
function shuffle<T>(items: readonly T[], idOf: (item: T) => string, seed: string): T[] {
  const rankOf = (item: T): string =>
    createHash('sha256')
      .update(`${seed}/${idOf(item)}`)
      .digest('hex');
  const ranks = new Map(items.map((item) => [item, rankOf(item)]));
  return [...items].sort((one, other) => ((ranks.get(one) ?? '') < (ranks.get(other) ?? '') ? -1 : 1));
}

/**
 * Returns the part of `size` for each group, in proportion to its count and at least `least` (or all it has). The parts
 * add up to `size` unless the minimum numbers alone exceed it, or there are fewer items.
 */
export function sharesOf(counts: ReadonlyMap<string, number>, size: number, least: number): Map<string, number> {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = new Map([...counts].map(([group, count]) => [group, Math.min(count, least)]));
  const given = (): number => [...shares.values()].reduce((sum, count) => sum + count, 0);
  while (given() < Math.min(size, total)) {
    const open = [...counts].filter(([group, count]) => (shares.get(group) ?? 0) < count);
    // the module with the largest deficit first; ties are broken by name
    open.sort((one, other) => lack(other) - lack(one) || one[0].localeCompare(other[0]));
    const [next] = open;
    if (!next) break;
    shares.set(next[0], (shares.get(next[0]) ?? 0) + 1);
  }
  return shares;

  function lack([group, count]: [string, number]): number {
    return (count / total) * size - (shares.get(group) ?? 0);
  }
}

/** Returns a sample of `size`: each group has its share, and the seed and the ids determine its items. */
export function sample<T>(
  items: readonly T[],
  { groupOf, idOf }: { groupOf: (item: T) => string; idOf: (item: T) => string },
  { size, seed, least }: { size: number; seed: string; least: number },
): T[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  const counts = new Map([...groups].map(([group, members]) => [group, members.length]));
  const shares = sharesOf(counts, size, least);
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([group, members]) => shuffle(members, idOf, seed).slice(0, shares.get(group) ?? 0));
}

/** Returns the 95 % Wilson interval of a share: bounds from 0 to 1; the whole range without trials. */
export function intervalOf(successes: number, trials: number): [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const centre = share + z ** 2 / (2 * trials);
  const margin = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const width = 1 + z ** 2 / trials;
  return [Math.max(0, (centre - margin) / width), Math.min(1, (centre + margin) / width)];
}
