import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SchemaSplitter } from './split-schemas';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Splits modules of a library, by their names. */
function split(modules: Record<string, string>) {
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, `${name}.ts`), code);
  const splitter = new SchemaSplitter({ '@nukkad/contract/': folder });
  const pathOf = (name: string) => join(folder, `${name}.ts`);
  return {
    splitter,
    schemas: (name: string) => splitter.write(pathOf(name), 'schemas'),
    rest: (name: string) => splitter.write(pathOf(name), 'rest'),
    has: (name: string) => splitter.hasSchemas(pathOf(name)),
    page: (code: string) => splitter.rewriteImports(code, '/frontend/src/Page.tsx'),
  };
}

const PRIMITIVES = `import { z } from 'zod';
export const uuid = z.uuid();
export const PLACE_MAX = 80;`;
const JOBS = `import { z } from 'zod';
import { NAME_MAX } from './limits.js';
import { PLACE_MAX, uuid } from './primitives.js';
export const JOB_TYPES = ['part-time', 'gig'] as const;
const LENGTHS = { place: PLACE_MAX };
const schemaOfName = z.string().max(NAME_MAX);
export const JobSchema = z.object({ id: uuid, name: schemaOfName, type: z.enum(JOB_TYPES), place: z.string().max(LENGTHS.place) });
export type Job = z.infer<typeof JobSchema>;
export function describeJob(job: Job): string { return job.name; }`;
const LIMITS = 'export const NAME_MAX = 40;';
const ALL = { primitives: PRIMITIVES, jobs: JOBS, limits: LIMITS };

describe('SchemaSplitter', () => {
  it('splits a module into its constants and functions without the library, and its schemas', () => {
    const { rest, has } = split(ALL);
    expect(rest('jobs')).toBe(
      [
        `import { PLACE_MAX } from './primitives.js';`,
        `export const JOB_TYPES = ['part-time', 'gig'] as const;`,
        `const LENGTHS = { place: PLACE_MAX };`,
        `export function describeJob(job: Job): string { return job.name; }`,
        `export { LENGTHS as LENGTHS };`,
      ].join('\n'),
    );
    expect(has('limits')).toBe(false);
  });

  it('passes the schemas their imports from other modules and from the other half, and marks them as free of effects', () => {
    const { schemas } = split(ALL);
    expect(schemas('jobs').split('\n')).toEqual([
      `import { z } from 'zod';`,
      `import { NAME_MAX } from './limits.js';`,
      `import { uuid } from './primitives.js?schemas';`,
      `import { JOB_TYPES, LENGTHS } from '${join(folder, 'jobs.ts')}';`,
      `const schemaOfName = /* @__PURE__ */ (() => (z.string().max(NAME_MAX)))();`,
      expect.stringMatching(/^export const JobSchema = \/\* @__PURE__ \*\/ \(\(\) => \(z\.object\(/),
    ]);
  });

  it('counts a function that uses a schema as a schema, but not a function with a parameter of the same name', () => {
    const { schemas, rest } = split({
      parts: `import { z } from 'zod';
const spans = z.array(z.number());
export function readSpans(text: string) { return spans.parse(text); }
export const lengthOf = ({ spans }: { spans: string }) => spans.length;
export const widthOf = ({ spans: cut }: { spans: string }) => cut.length;
export const twice = (text: string) => { const spans = text + text; return spans; };`,
    });
    expect(schemas('parts')).toContain('function readSpans');
    expect(rest('parts')).toContain('lengthOf');
    expect(rest('parts')).toContain('widthOf');
    expect(rest('parts')).toContain('twice');
    expect(rest('parts')).not.toContain('zod');
  });

  it('leaves a statement without a name beside the schemas that it uses', () => {
    const { schemas, rest } = split({
      forms: `import { z } from 'zod';
export const RULES = z.registry<object>();
export const FIELDS = ['name'];`,
      job: `import { z } from 'zod';
import { RULES, FIELDS } from './forms.js';
export const JobSchema = z.object({});
export const NAMES = FIELDS;
RULES.add(JobSchema, { fields: FIELDS });`,
    });
    expect(rest('job')).not.toContain('RULES');
    expect(schemas('job')).toContain('RULES.add(JobSchema, { fields: FIELDS });');
  });

  it('exports names that are declared elsewhere, also those of other modules', () => {
    const { schemas, rest } = split({
      ...ALL,
      work: `import { z } from 'zod';
import { NAME_MAX } from './limits.js';
const WorkSchema = z.string();
export { WorkSchema, NAME_MAX };
export { uuid as workId, PLACE_MAX } from './primitives.js';`,
    });
    expect(schemas('work')).toContain('export { WorkSchema as WorkSchema };');
    expect(schemas('work')).toContain('export { exported_workId as workId };');
    expect(rest('work')).toContain('export { NAME_MAX as NAME_MAX };');
    expect(rest('work')).toContain('export { exported_PLACE_MAX as PLACE_MAX };');
    expect(rest('work')).not.toContain('Schema');
  });

  it('splits the imports of a page, so that a page that needs no schema imports none', () => {
    const { page } = split(ALL);
    expect(page(`import { JOB_TYPES, type Job } from '@nukkad/contract/jobs';`)).toBeUndefined();
    expect(page(`import { JOB_TYPES, JobSchema as Schema } from '@nukkad/contract/jobs';\nuse(Schema);`)).toBe(
      `import { JOB_TYPES } from '@nukkad/contract/jobs'; import { JobSchema as Schema } from '@nukkad/contract/jobs?schemas';\nuse(Schema);`,
    );
    expect(page(`const load = () => import('@nukkad/contract/jobs');`)).toBe(
      `const load = () => import('@nukkad/contract/jobs?whole');`,
    );
    expect(page(`const load = () => import('@nukkad/contract/limits');`)).toBeUndefined();
  });

  it('refuses statements that it cannot split', () => {
    const { rest } = split({
      all: `import { z } from 'zod';\nexport * from './limits.js';\nexport const a = z.string();`,
    });
    expect(() => rest('all')).toThrow('Only named exports can be split');
  });
});
