import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import { withoutWordsOf } from './words-of-suspended.js';

const VIEW = {
  id: 'work',
  payCase: { text: 'worker', answer: 'employer', appeal: 'worker', appealBy: 'worker', decision: 'staff' },
  correction: { by: 'employer', reason: 'employer', answer: 'worker', appeal: 'employer', appealBy: 'employer' },
  securePayment: { state: 'contested', contest: { by: 'worker', reason: 'worker', answer: 'employer' } },
} as unknown as Engagement;

describe('the words of one side in the view of an engagement', () => {
  it('of the worker are left out, those of the employer and of the staff stay', () => {
    const seen = withoutWordsOf('worker', VIEW);
    expect(seen).toMatchObject({
      payCase: { text: '', answer: 'employer', appeal: null, decision: 'staff' },
      correction: { reason: 'employer', answer: null, appeal: 'employer' },
      securePayment: { contest: { reason: '', answer: 'employer' } },
    });
  });

  it('of the employer are left out, those of the worker stay', () => {
    expect(withoutWordsOf('employer', VIEW)).toMatchObject({
      payCase: { text: 'worker', answer: null, appeal: 'worker' },
      correction: { reason: '', answer: 'worker', appeal: null },
      securePayment: { contest: { reason: 'worker', answer: '' } },
    });
  });

  it('changes nothing where there is no dispute', () => {
    const plain = { id: 'work', payCase: null } as unknown as Engagement;
    expect(withoutWordsOf('worker', plain)).toEqual(plain);
  });
});
