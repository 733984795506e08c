import { describe, expect, it } from '@jest/globals';
import { clockFieldOf, momentOfField } from './clock-field';

describe('the field for a time of work', () => {
  it('shows a moment on an Indian clock, and reads it back', () => {
    expect(clockFieldOf('2026-11-29T12:30:00.000Z')).toBe('2026-11-29T18:00');
    expect(momentOfField('2026-11-29T18:00')).toBe('2026-11-29T12:30:00.000Z');
  });

  it.each(['', '2026-11-29', 'T18:00'])('reads no moment in %j', (text) => {
    expect(momentOfField(text)).toBeNull();
  });
});
