import { LANGUAGES } from '@nukkad/contract/languages';
import type { Names } from './names.js';

/** Path (from the workspace root) → text of each file to be made. */
export type GeneratedFiles = Record<string, string>;

/** A locale file with the same text for each language of the product. */
const locales = (folder: string, text: string): GeneratedFiles =>
  Object.fromEntries(LANGUAGES.map((language) => [`${folder}/${language}.json`, text]));

/**
 * Returns the files of a backend module: wiring, public interface, locale files and the README that states its
 * responsibilities.
 */
export function moduleFiles({ kebab, pascal }: Names): GeneratedFiles {
  const folder = `backend/src/modules/${kebab}`;
  return {
    [`${folder}/${kebab}.module.ts`]: `import { Module } from '@nestjs/common';

@Module({})
export class ${pascal}Module {}
`,
    [`${folder}/${kebab}.public.ts`]: `// What other modules may use of this one.
export { ${pascal}Module } from './${kebab}.module.js';
`,
    [`${folder}/README.md`]: `# ${kebab}

- Tables owned: none yet
- Calls: none yet
- Public surface: \`${kebab}.public.ts\`
- Tasks: none yet
`,
    ...locales(`${folder}/locales`, '{}\n'),
  };
}

/** Returns the files of a use case in a module, with the spec of its call. */
export function useCaseFiles(module: Names, { kebab, camel, pascal }: Names): GeneratedFiles {
  const folder = `backend/src/modules/${module.kebab}`;
  return {
    [`${folder}/${kebab}.use-case.ts`]: `import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';

@Injectable()
export class ${pascal}UseCase {
  constructor(private readonly transactions: Transactions) {}

  /** Says in one sentence what changes in the business. */
  async execute(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query('SELECT 1');
    });
  }
}
`,
    [`${folder}/tests/${kebab}.e2e-spec.ts`]: `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('${camel}', () => {
  it('needs a session', async () => {
    const { body } = await test.api.post('/api/${kebab}').expect(401);
    expect(body.detail).toBe('Please sign in first.');
  });
});
`,
  };
}

/** Returns the files of a front-end feature: one component with its texts. */
export function featureFiles({ kebab, pascal }: Names): GeneratedFiles {
  const folder = `frontend/src/features/${kebab}`;
  return {
    [`${folder}/components/${pascal}.tsx`]: `import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

export function ${pascal}() {
  const { t } = useTranslation('${kebab}');
  return (
    <Typography variant="h1" component="h1">
      {t('screen.title')}
    </Typography>
  );
}
`,
    ...locales(`${folder}/locales`, `{ "screen": { "title": "${pascal}" } }\n`),
  };
}
