import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTestInputs, isCovered, listSpecTargets } from './test-inputs.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('isCovered', () => {
  it.each([
    ['frontend/src/a.ts', ['frontend/src/**/*'], true],
    ['frontend/src/a.ts', ['frontend/src/*'], true],
    ['frontend/src/a/b.ts', ['frontend/src/*'], false],
    ['frontend/src/a.ts', ['{backend,frontend}/**/*'], true],
    ['frontend/src/a.ts', ['frontend/**/*', '!frontend/**/*.ts'], false],
    ['frontend/dist/index.html', ['frontend/src/**/*'], true],
    ['frontend/src', ['frontend/src/**/*'], true],
    ['backend/src', ['backend/src/**/locales/*'], false],
    ['backend/src', ['backend/src/modules/auth/**/*'], true],
    ['backend/src/modules', ['backend/src-other/**/*'], false],
  ])('matches the path %s with the patterns %j', (path, inputs, covered) => {
    expect(isCovered(path, inputs)).toBe(covered);
  });
});

describe('checkTestInputs', () => {
  let root: string;
  const put = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const faultsOf = (spec: string): string[] => {
    put('backend/src/planted.spec.ts', spec);
    return checkTestInputs(root).faults;
  };
  const fault = (target: string, path: string, file = 'backend/src/planted.spec.ts'): string =>
    `backend:${target} reads ${path} (named in ${file}), which is not among its inputs`;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nukkad-inputs-'));
    const run = (selection: string, ...inputs: string[]) => ({
      inputs: ['tested', '^default', ...inputs],
      options: { env: { TEST_SELECTION: selection } },
    });
    const targets = { test: run('own'), 'test-pages': run('pages', '{workspaceRoot}/frontend/src/**/*'), build: {} };
    put('nx.json', {
      namedInputs: { tested: ['{projectRoot}/**/*'] },
      targetDefaults: { test: { inputs: ['tested'] } },
    });
    put('backend/package.json', { dependencies: { '@nukkad/contract': '*' }, nx: { targets } });
    put('backend/test-selections.json', { pages: ['src/web'] });
    put('backend/src/web/page.spec.ts', "read('../../../frontend/src/a.json');");
    put('frontend/src/a.json', {});
    put('frontend/src/locales/hi.json', {});
    put('libs/contract/src/pages.ts', '');
    put('tools/src/a.ts', '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['an import', "import '../../tools/src/a.js';", 'tools/src/a.ts'],
    ['a relative path', "read(new URL('../../frontend/src/a.json', import.meta.url));", 'frontend/src/a.json'],
    ['a path from the root', "read(join(ROOT, 'frontend/src/a.json'));", 'frontend/src/a.json'],
    ['a path in parts', "read(join(ROOT, 'frontend', 'src', 'a.json'));", 'frontend/src/a.json'],
    ['a folder', "list('../../frontend/src');", 'frontend/src'],
    ['a template', 'read(`../../frontend/src/locales/${language}.json`);', 'frontend/src/locales'],
    ['a template that begins a name', 'read(`../../frontend/src/locales/h${rest}.json`);', 'frontend/src/locales'],
    ['what is built', "list(join(ROOT, 'frontend', 'dist'));", 'frontend/dist'],
  ])('reports an undeclared input: %s', (_name, spec, path) => {
    expect(faultsOf(spec)).toEqual([fault('test', path)]);
  });

  it('reports a path in a file that a spec imports', () => {
    put('backend/test/helper.ts', "export const file = '../../frontend/src/a.json';");
    expect(faultsOf("import { file } from '../test/helper.js';")).toEqual([
      fault('test', 'frontend/src/a.json', 'backend/test/helper.ts'),
    ]);
  });

  it('reports a path in a file that the configuration of Jest names', () => {
    put('backend/jest.config.mjs', "export default { globalSetup: '<rootDir>/test/setup.mjs' };");
    put('backend/test/setup.mjs', "await import('../../tools/dist/embedded.js');");
    expect(faultsOf('')).toEqual(
      ['test', 'test-pages'].map((target) => fault(target, 'tools/dist/embedded.js', 'backend/test/setup.mjs')),
    );
  });

  it.each([
    ['own files', "read('../package.json'); list('backend/src/web');"],
    ['a dependency', "import { PAGES } from '@nukkad/contract/pages';"],
    ['types', "import type { A } from '../../tools/src/a.js';"],
    ['a path that does not exist', "lint('frontend/src/planted.tsx');"],
  ])('accepts as input: %s', (_name, spec) => {
    expect(faultsOf(spec)).toEqual([]);
  });

  it('reports a project that is imported but is no dependency', () => {
    put('libs/api-client/src/api.ts', '');
    expect(faultsOf("import '@nukkad/api-client/api';")).toEqual([fault('test', 'libs/api-client/src/api.ts')]);
  });

  it('reports a spec of a selection without a target', () => {
    put('backend/test-selections.json', { pages: ['src/web'], forgotten: ['src'] });
    expect(faultsOf('')).toEqual(['backend/src/planted.spec.ts is run by 0 targets']);
  });

  it('assigns the specs of a project in a folder of another project to the inner project alone', () => {
    put('tools/package.json', {});
    put('tools/lab/package.json', {});
    put('tools/lab/src/a.spec.ts', '');
    const filesOf = (project: string): string[] => listSpecTargets(root, project).flatMap(({ files }) => files);
    expect([filesOf('tools'), filesOf('tools/lab')]).toEqual([[], ['tools/lab/src/a.spec.ts']]);
    expect(faultsOf('')).toEqual([]);
  });

  it('finds no fault in the product', () => {
    const { faults, specs } = checkTestInputs(ROOT);
    expect(faults).toEqual([]);
    expect(specs).toBeGreaterThan(500);
  });
});
