import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { compareCalls, operationIds, untestedCalls } from './call-coverage.js';

describe('call coverage', () => {
  it('reads the operations of a contract', () => {
    const contract = { paths: { '/a': { get: { operationId: 'listA' }, post: { operationId: 'createA' } } } };
    expect(operationIds(contract)).toEqual(['listA', 'createA']);
  });

  it('reports a call that no file tests', () => {
    expect(compareCalls(['listA', 'createA'], ['list-a.e2e-spec.ts'])).toEqual(['createA has no create-a.e2e-spec.ts']);
  });

  it('reads the name of a brand as one word', () => {
    expect(compareCalls(['leaveWhatsApp'], ['leave-whatsapp.e2e-spec.ts'])).toEqual([]);
    expect(compareCalls(['leaveWhatsApp'], [])).toEqual(['leaveWhatsApp has no leave-whatsapp.e2e-spec.ts']);
  });

  it('reports a file that is named like a call which is not there', () => {
    const files = ['list-a.e2e-spec.ts', 'list-a-in-hindi.e2e-spec.ts', 'list-b.e2e-spec.ts', 'list-ab.e2e-spec.ts'];
    expect(compareCalls(['listA'], files)).toEqual([
      'list-b.e2e-spec.ts tests no call of that name',
      'list-ab.e2e-spec.ts tests no call of that name',
    ]);
  });

  it('accepts files of a use case without a call, and of names that match no call', () => {
    const files = ['list-a.e2e-spec.ts', 'list-nightly.e2e-spec.ts', 'a-journey.e2e-spec.ts'];
    expect(compareCalls(['listA'], files, ['list-nightly'])).toEqual([]);
  });

  it('finds a test file for every call of the product', () => {
    const { operations, faults } = untestedCalls(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(operations).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
});
