import { describe, expect, it } from '@jest/globals';
import { aReceivedRequest } from '../../../test/hiring';
import { lastPlace } from './model/last-place';

describe('the place of the last interview', () => {
  const met = aReceivedRequest({ status: 'confirmed', place: 'Back door' });
  const older = aReceivedRequest({ status: 'completed', place: 'Old shop' });
  const called = aReceivedRequest({ type: 'phone', status: 'confirmed', phone: '+919800000001' });

  it('is that of the newest interview in the same mode', () => {
    expect(lastPlace([called, met, older], 'in-person')).toBe('Back door');
    expect(lastPlace([called, met, older], 'phone')).toBe('+919800000001');
  });

  it('is not that of another employer, and may be unknown', () => {
    expect(lastPlace([{ ...met, taken: true }, aReceivedRequest()], 'in-person')).toBeNull();
  });
});
