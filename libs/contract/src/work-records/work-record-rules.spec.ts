import { describe, expect, it } from '@jest/globals';
import { WORK_RECORD_STATUSES, WORK_RECORD_TRANSITIONS } from './work-record-rules.js';

describe('WORK_RECORD_TRANSITIONS', () => {
  it('allow a valid record to be revoked or to expire, and no record to become valid again', () => {
    expect(WORK_RECORD_TRANSITIONS.valid).toEqual(['revoked', 'expired']);
    expect(WORK_RECORD_STATUSES.filter((from) => WORK_RECORD_TRANSITIONS[from].includes('valid'))).toEqual([]);
    expect(WORK_RECORD_TRANSITIONS.revoked).toEqual([]);
  });
});
