import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { attendanceStepAt, makeAttendanceToken, readAttendanceToken } from './attendance.js';

const signWith = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url');
const sign = signWith('key of the shift');
const SHIFT = '0f3a9b52-7d1c-4e8a-9c06-5be1d2f40a71';
const STEP = attendanceStepAt(Date.UTC(2026, 10, 29, 3, 30));

describe('attendance tokens', () => {
  it('name their shift and step in at most 50 characters', async () => {
    const token = await makeAttendanceToken(sign, 'start', { shiftId: SHIFT, step: STEP });
    expect(token).toHaveLength(50);
    expect(readAttendanceToken(token)).toEqual({ shiftId: SHIFT, step: STEP });
  });

  it('differ for the start and the end, for each step, and for each key', async () => {
    const claim = { shiftId: SHIFT, step: STEP };
    const tokens = await Promise.all([
      makeAttendanceToken(sign, 'start', claim),
      makeAttendanceToken(sign, 'end', claim),
      makeAttendanceToken(sign, 'start', { ...claim, step: STEP + 1 }),
      makeAttendanceToken(signWith('key of another shift'), 'start', claim),
    ]);
    expect(new Set(tokens).size).toBe(4);
    expect(await makeAttendanceToken(sign, 'start', claim)).toBe(tokens[0]);
  });

  it.each(['', 'abc', 'a'.repeat(49), 'a'.repeat(51), `${'g'.repeat(32)}${'a'.repeat(18)}`, `${'a'.repeat(49)}.`])(
    'returns null for the invalid token %j',
    (text) => expect(readAttendanceToken(text)).toBeNull(),
  );
});
