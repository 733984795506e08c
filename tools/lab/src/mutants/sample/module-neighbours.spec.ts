import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { modulesReaching } from './module-neighbours.js';

describe('modules with specs that may reach a module', () => {
  const root = mkdtempSync(join(tmpdir(), 'nukkad-neighbours-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    write('backend/src/modules/papers/papers.ts', "import { UserRepository } from '../users/users.public.js';");
    write('backend/src/modules/payments/post.ts', "import { Papers } from '../papers/papers.public.js';");
    write('backend/src/modules/provider/provider.ts', "import { Sessions } from '../auth/auth.public.js';");
    write('frontend/src/features/hire-form/model/form.ts', 'export const FORM = 1;');
    write(
      'frontend/src/pages/employer/Employer.tsx',
      "const load = () => import('../../features/hire-form/model/form');",
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['papers', ['papers', 'payments']],
    ['provider', ['auth', 'provider']],
    ['frontend/hire-form', ['frontend/employer', 'frontend/hire-form']],
  ])('are for %s the module, its importers, or else its imports', (module, modules) => {
    expect([...modulesReaching(root, new Set([module]))].sort()).toEqual(modules);
  });
});
