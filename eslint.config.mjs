// What the text of a file shows. The rules that need its types are in .oxlintrc.json.
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { limits, local } from './tools/eslint/rules.mjs';

const CODE = ['**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'backend/bundle/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'tools/architecture/fixtures/**',
      '.nx/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: CODE })),
  {
    files: CODE,
    plugins: { '@nx': nx, local },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
            { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
            { sourceTag: 'scope:client', onlyDependOnLibsWithTags: ['scope:shared'] },
            { sourceTag: 'scope:language', onlyDependOnLibsWithTags: ['scope:shared', 'scope:language'] },
            { sourceTag: 'scope:backend', onlyDependOnLibsWithTags: ['scope:shared', 'scope:language'] },
            { sourceTag: 'scope:frontend', onlyDependOnLibsWithTags: ['scope:shared', 'scope:client'] },
            { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared', 'scope:language'] },
            { sourceTag: 'scope:lab', onlyDependOnLibsWithTags: ['scope:shared', 'scope:language', 'scope:tools'] },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // the slices of the front end extend this interface, each beside its definition
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends', allowWithName: '^InjectedState$' },
      ],
      'max-params': ['error', 5],
      'local/file-name': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: name what you export.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  ...limits,
  {
    files: [...CODE, '**/*.mjs'],
    plugins: { local },
    // the list itself; specs also name the languages that their texts are in
    ignores: ['libs/contract/src/languages.ts', '**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts'],
    rules: { 'local/one-language-list': 'error' },
  },
  {
    files: ['backend/src/**/*.ts'],
    // constructors list their dependencies, which have a limit of their own
    rules: { 'max-params': 'off', 'local/injected-parameters': 'error' },
  },
  {
    files: ['backend/src/**/*.ts', 'libs/*/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: ['backend/src/config/**', '**/*.spec.{ts,tsx}', '**/*.e2e-spec.ts', '**/tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the configuration: config/ alone reads the environment.' },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/common/queue/**', 'backend/src/start/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'bullmq', message: 'Write a task to the outbox: common/queue alone talks to the queue.' }] },
      ],
    },
  },
  {
    files: ['backend/src/modules/**/*.{use-case,repository,read-model,state}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'bullmq', message: 'Write a task to the outbox: common/queue alone talks to the queue.' },
            {
              name: '@nestjs/common',
              importNames: [
                'HttpException',
                'BadRequestException',
                'NotFoundException',
                'ForbiddenException',
                'ConflictException',
                'UnauthorizedException',
              ],
              message: 'Throw a DomainError: only controllers and the filter know HTTP.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'local/no-literal-text': 'error',
      'local/no-number-field': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/shared/overlay/**', 'frontend/src/shared/rendering/lazy-part.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'SwipeableDrawer'].map((name) => ({
              name: `@mui/material/${name}`,
              message: 'What covers the page is closed by Back: take it from shared/overlay.',
            })),
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'A failed fetch of a lazy component replaces the page: use lazyPart of shared/rendering.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'local/no-call-address': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/shared/theme/**', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'local/no-own-colour': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [
      'frontend/src/shared/i18n/{join,follow}-facts.ts',
      // what the server draws and writes
      'frontend/src/app/server/**',
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
    ],
    rules: { 'local/no-own-separator': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // a poster is read on paper, from across a street
    ignores: ['frontend/src/features/manage-job/components/PosterSheet.tsx', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'local/text-size': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/shared/clock/**', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'local/server-time': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}', 'libs/*/src/**/*.ts'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      // the fallbacks themselves
      'frontend/src/app/fallbacks.ts',
      'frontend/src/shared/ui/copy-text.ts',
      'libs/api-client/src/random-id.ts',
      // the caller says that this browser cannot verify a record
      'libs/contract/src/work-records/platform.ts',
    ],
    rules: { 'local/supported-api': 'error' },
  },
  {
    files: ['frontend/e2e/**/*.spec.ts'],
    // the journeys that are about signing in, each on the screen, and about the addresses of the sign-in
    ignores: [
      'frontend/e2e/{apply,doors,main-job,main-job-hindi,phone-sign-up,session-end,staff,service-worker}.spec.ts',
    ],
    rules: { 'local/sign-in-by-request': 'error' },
  },
  {
    files: ['**/*.{spec,e2e-spec,suite}.{ts,tsx}', '**/test/**', '**/tests/**', '**/testing/**', 'frontend/e2e/**'],
    rules: {
      'local/no-literal-text': 'off',
      'max-params': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'module',
          'require',
          'URL',
          'URLSearchParams',
          'fetch',
          'Request',
          'Response',
          'Headers',
          'Buffer',
          'AbortController',
          'AbortSignal',
          'TextEncoder',
          'TextDecoder',
          'structuredClone',
          'setTimeout',
          'clearTimeout',
          'performance',
          '__dirname',
          'globalThis',
          'document',
          'window',
          'setInterval',
          'clearInterval',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  prettier,
);
