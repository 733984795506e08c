import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const SOURCE = fileURLToPath(new URL('./', import.meta.url));
const IMPORT = /from '(\.{1,2}\/[^']+)\.js'/g;

/** Folder → the other folders that its files import. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

function readArrows(): Arrows {
  const arrows = new Map<string, Set<string>>();
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))) {
    const folder = dirname(file);
    const targets = arrows.get(folder) ?? new Set();
    for (const [, path = ''] of readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORT)) {
      const target = dirname(relative(SOURCE, join(SOURCE, folder, path)));
      if (target !== folder) targets.add(target);
    }
    arrows.set(folder, targets);
  }
  return arrows;
}

/** Removes folders that import none of the others until each of the rest is part of a circle, or imports one. */
function findCircles(arrows: Arrows): string[] {
  const rest = new Set(arrows.keys());
  const isFree = (folder: string): boolean => [...(arrows.get(folder) ?? [])].every((target) => !rest.has(target));
  for (let free = [...rest].filter(isFree); free.length > 0; free = [...rest].filter(isFree))
    for (const folder of free) rest.delete(folder);
  return [...rest].sort();
}

describe('the folders of the contract', () => {
  it('form no circle', () => {
    const arrows = readArrows();
    expect(arrows.size).toBeGreaterThan(10);
    expect(findCircles(arrows)).toEqual([]);
  });

  it('are reported if two of them import each other', () => {
    const planted = new Map([
      ['jobs', new Set(['reviews', 'money'])],
      ['reviews', new Set(['jobs'])],
      ['money', new Set<string>()],
    ]);
    expect(findCircles(planted)).toEqual(['jobs', 'reviews']);
  });
});
