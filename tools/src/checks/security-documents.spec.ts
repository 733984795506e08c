import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { missingPaths, requirementFaults } from './security-documents.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('the documents about security', () => {
  it('may name files and folders that exist, and commands', () => {
    expect(missingPaths(ROOT, 'See `docs/security/floors.json`, `backend/src` and `npm run test:security`.')).toEqual(
      [],
    );
  });

  it('may not name a file that does not exist', () => {
    expect(missingPaths(ROOT, '| 1.1.1 | held | `backend/test/no-such-spec.ts` |')).toEqual([
      'backend/test/no-such-spec.ts',
    ]);
  });

  it.each([
    ['| 1.1.1 | held | `backend/src` |', []],
    ['| 1.1.1 | not applicable | no XML |', []],
    ['| 1.1.1 | held | we looked |', ['1.1.1 names no file']],
    ['| 1.1.1 | open |  |', ['1.1.1 says neither what holds it nor why not']],
    ['| 1.1.1 | fine | `backend/src` |', ['0 requirements are listed instead of 1']],
  ])('have the faults of the row %s', (row, faults) => {
    expect(requirementFaults(row, 1)).toEqual(faults);
  });

  it('may not list a requirement twice', () => {
    const row = '| 1.1.1 | held | `backend/src` |';
    expect(requirementFaults(`${row}\n${row}`, 2)).toEqual(['1.1.1 is listed twice']);
  });
});
