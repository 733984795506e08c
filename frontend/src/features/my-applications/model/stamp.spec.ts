import { describe, expect, it } from '@jest/globals';
import { stampOf } from './stamp';

const job = { id: 'waiter' };
const sent = { job, status: 'submitted', reason: null } as const;
const invitation = { job, status: 'pending', askedBy: 'employer', proposal: null } as const;

describe('stampOf', () => {
  it.each([
    ['that was sent', sent, [], 'submitted'],
    ['with an invitation', sent, [invitation], 'invited'],
    ['with an invitation for another job', sent, [{ ...invitation, job: { id: 'cook' } }], 'submitted'],
    ['with an own request for an interview', sent, [{ ...invitation, askedBy: 'seeker' }], 'submitted'],
    ['with an agreed interview', sent, [{ ...invitation, status: 'confirmed' }], 'interview'],
    ['with a cancelled interview', sent, [{ ...invitation, status: 'cancelled' }], 'submitted'],
    ['that led to the job', { ...sent, status: 'hired' }, [{ ...invitation, status: 'confirmed' }], 'hired'],
    ['without an answer', { ...sent, status: 'rejected', reason: 'no_answer' }, [invitation], 'unanswered'],
  ] as const)('of an application %s', (_what, application, interviews, stamp) => {
    expect(stampOf(application, interviews)).toBe(stamp);
  });
});
