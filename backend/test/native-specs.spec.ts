import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  EMBEDDED_SMOKE_SPECS,
  NATIVE_SPECS,
  READ_MODEL_SPECS,
  selectEmbeddedSpecs,
  selectPageSpecs,
  shareOfSpecs,
} from './native-specs.js';
import { callSpecsIn, listCallSpecs, suitesIn } from './suites.js';

const BACKEND = join(import.meta.dirname, '..');
const MODULES = join(BACKEND, 'src/modules');
const ALL = listCallSpecs(BACKEND);

describe('the selection of call specs for an engine', () => {
  it('names only native specs that exist', () => {
    expect(NATIVE_SPECS.length).toBeGreaterThan(50);
    expect(NATIVE_SPECS.filter((path) => !existsSync(join(BACKEND, path)))).toEqual([]);
  });

  it('has one native spec for each read model', () => {
    const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
    const readModels = files
      .filter((file) => file.endsWith('.read-model.ts'))
      .map((file) => file.replace('.read-model.ts', ''));
    expect(Object.keys(READ_MODEL_SPECS).sort()).toEqual(readModels.sort());
  });

  it('runs every call spec on at least one engine', () => {
    const selected = new Set([...NATIVE_SPECS, ...selectEmbeddedSpecs(ALL), ...selectPageSpecs(ALL)]);
    expect(ALL.filter((path) => !selected.has(path))).toEqual([]);
  });

  it('runs the specs of pages as the suite of their folder, and in no share of the embedded specs', () => {
    const pages = selectPageSpecs(ALL);
    const suites = suitesIn(join(BACKEND, 'src/web'));
    expect(suites).toEqual([join(BACKEND, 'src/web/web.suite.ts')]);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages).toEqual(
      suites.flatMap((suite) => callSpecsIn(dirname(suite))).map((path) => relative(BACKEND, path)),
    );
    expect(pages.filter((path) => selectEmbeddedSpecs(ALL).includes(path) || NATIVE_SPECS.includes(path))).toEqual([]);
  });

  it('runs a spec on both engines only as part of the smoke selection', () => {
    const twice = selectEmbeddedSpecs(ALL).filter((path) => NATIVE_SPECS.includes(path));
    expect(twice.sort()).toEqual([...EMBEDDED_SMOKE_SPECS].sort());
    expect(twice.length).toBeLessThan(NATIVE_SPECS.length / 3);
  });

  it('runs specs of every module on both engines', () => {
    const modules = readdirSync(MODULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const embedded = selectEmbeddedSpecs(ALL);
    const isMissing = (paths: readonly string[], name: string): boolean =>
      !paths.some((path) => path.startsWith(`src/modules/${name}/`));
    const names = modules.map(({ name }) => name);
    expect(names.filter((name) => isMissing(embedded, name) || isMissing(NATIVE_SPECS, name))).toEqual([]);
  });

  it.each(['embedded', 'native', 'unit'])('has selection files that together run each %s spec once', (engine) => {
    const files = readdirSync(join(BACKEND, 'test/selections')).filter((file) => file.startsWith(`${engine}-`));
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const shares = files.map((_, share) => shareOfSpecs(paths, share, files.length));
    expect(files.sort()).toEqual(files.map((_, share) => `${engine}-${share + 1}.selection.ts`));
    expect(shares.flat().sort()).toEqual(paths);
  });
});
