import { describe, expect, it } from '@jest/globals';
import { MESSAGE_WAYS } from './message-ways.js';
import { isPushed, pushRuleOf } from './push-rules.js';

describe('isPushed', () => {
  it('is true for kinds of the bell with a text message, and for offers that are over', () => {
    expect(['instant-hire:notice.request', 'jobs:notice.hired', 'instant-hire:notice.filled'].map(isPushed)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is false without a line of the bell, for addresses, and for news that nobody waits for', () => {
    expect(['messaging:digest', 'auth:messages.code', 'reviews:notice.asked'].map(isPushed)).toEqual([
      false,
      false,
      false,
    ]);
    for (const [text, { bell }] of Object.entries(MESSAGE_WAYS)) if (!bell) expect(isPushed(text)).toBe(false);
  });
});

describe('pushRuleOf', () => {
  it('gives offers the shortest life, and wakes the device for all but normal messages', () => {
    expect(pushRuleOf('immediate')).toEqual({ ttlSeconds: 3600, urgency: 'high' });
    expect(pushRuleOf('normal')).toEqual({ ttlSeconds: 86_400, urgency: 'normal' });
    expect(pushRuleOf('urgent').urgency).toBe('high');
  });
});
