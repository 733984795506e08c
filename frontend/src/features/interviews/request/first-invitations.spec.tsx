import { afterEach, expect, it, jest } from '@jest/globals';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { makeWrapper } from '../../../../test/render-app';
import { aProposal, aRequest } from '../../../entities/interview/testing/requests';
import { useFirstInvitations } from './hooks/useFirstInvitations';

const invitations = [1, 2, 3].map((n) =>
  aRequest({ id: `20000000-0000-4000-8000-00000000000${n}`, askedBy: 'employer', proposal: aProposal() }),
);

/** Invitations above the jobs of a page; `answer` is that of the server about all requests. */
function open(answer: () => readonly InterviewRequest[] | Promise<never>) {
  fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/interview-requests': answer });
  const Wrapper = makeWrapper();
  return renderHook(({ areJobsKnown }) => useFirstInvitations(areJobsKnown), {
    initialProps: { areJobsKnown: false },
    wrapper: ({ children }: { children: ReactNode }) => (
      <Wrapper>
        <MemoryRouter>{children}</MemoryRouter>
      </Wrapper>
    ),
  });
}

afterEach(() => {
  jest.useRealTimers();
});

it('are the first two that wait when the page opens', async () => {
  const answered = aRequest({ status: 'declined', askedBy: 'employer' });
  const { result } = open(() => [answered, ...invitations]);
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.select([answered, ...invitations])).toEqual(invitations.slice(0, 2));
});

it('are none when they arrive half a second after the jobs, and are waited for before', () => {
  jest.useFakeTimers();
  const { result, rerender } = open(() => new Promise<never>(() => undefined));
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current.isKnown).toBe(false);
  rerender({ areJobsKnown: true });
  act(() => jest.advanceTimersByTime(499));
  expect(result.current.isKnown).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.isKnown).toBe(true);
  expect(result.current.select(invitations)).toEqual([]);
});
