import { describe, expect, it } from '@jest/globals';
import { openPayCaseActions, PAY_CASE_STATUSES, PAY_CASE_TRANSITIONS, payCaseSourcesOf } from './pay-cases.js';

describe('the states of a pay case', () => {
  it('have the transitions of the table, and end as final or settled', () => {
    expect(PAY_CASE_TRANSITIONS).toEqual({
      opened: ['answered', 'decided', 'settled'],
      answered: ['decided', 'settled'],
      decided: ['appealed', 'final', 'settled'],
      appealed: ['final', 'settled'],
      final: [],
      settled: [],
    });
    expect(payCaseSourcesOf('decided')).toEqual(['opened', 'answered']);
  });

  it.each(PAY_CASE_STATUSES)('open the actions of each side that lead on from %s', (status) => {
    expect(openPayCaseActions(status, 'worker')).toEqual({ answer: false, appeal: status === 'decided' });
    expect(openPayCaseActions(status, 'employer')).toEqual({
      answer: status === 'opened',
      appeal: status === 'decided',
    });
  });
});
