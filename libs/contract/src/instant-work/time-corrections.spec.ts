import { describe, expect, it } from '@jest/globals';
import {
  CORRECTION_STATUSES,
  CORRECTION_TRANSITIONS,
  correctionSourcesOf,
  isCorrectionClosed,
  openCorrectionActions,
} from './time-corrections.js';

describe('the states of a correction of times', () => {
  it('have the transitions of the table, and end as agreed or final', () => {
    expect(CORRECTION_TRANSITIONS).toEqual({
      proposed: ['agreed', 'contested', 'decided'],
      contested: ['agreed', 'decided'],
      decided: ['appealed', 'final'],
      appealed: ['final'],
      agreed: [],
      final: [],
    });
    expect(correctionSourcesOf('decided')).toEqual(['proposed', 'contested']);
    expect(CORRECTION_STATUSES.filter(isCorrectionClosed)).toEqual(['agreed', 'final']);
  });

  it.each(CORRECTION_STATUSES)('open the actions of each side that lead on from %s', (status) => {
    const appeal = status === 'decided';
    expect(openCorrectionActions({ status, by: 'worker' }, 'worker')).toEqual({
      ...{ agree: false, contest: false, appeal },
    });
    expect(openCorrectionActions({ status, by: 'worker' }, 'employer')).toEqual({
      agree: status === 'proposed' || status === 'contested',
      contest: status === 'proposed',
      appeal,
    });
  });
});
