import { describe, expect, it } from '@jest/globals';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anOwnJob, aReceivedApplication } from '../../../test/hiring';
import { makeWrapper } from '../../../test/render-app';
import { hiringApi } from '../../entities/hiring/hiring-api';
import { loadTexts } from '../../shared/i18n/i18n';
import { useRejectApplications } from './hooks/useRejectApplications';
import { toast } from './testing/open-job';

const { id: JOB } = anOwnJob();
const REJECT = `POST /api/jobs/${JOB}/applications/reject`;
const ids = Array.from({ length: 201 }, () => aReceivedApplication().id);

async function rejectAll(answer: Answer) {
  const server = fakeServer({ [REJECT]: answer });
  await loadTexts('manage-job');
  const { result } = renderHook(() => useRejectApplications(JOB), { wrapper: makeWrapper() });
  const isDone = await act(() => result.current.reject(ids, 'too_far', ' '));
  const asked = server.of(REJECT).map(({ body }) => (body as { applicationIds: string[] }).applicationIds);
  return { isDone, asked, result };
}
const idsOf = (body: unknown) => (body as { applicationIds: string[] }).applicationIds;

describe('rejecting more applications than one call accepts', () => {
  it('continues a hundred at a time, and reports the total', async () => {
    const { isDone, asked } = await rejectAll(({ body }) => {
      const [first, ...others] = idsOf(body);
      return { rejected: others, unchanged: [first] };
    });
    expect(asked.map((some) => some.length)).toEqual([100, 100, 1]);
    expect(asked.flat()).toEqual(ids);
    expect(isDone).toBe(true);
    expect(await toast('198 applications rejected')).toHaveTextContent('3 already had a decision');
  });

  it('ends at a failure, and reports the number of rejections', async () => {
    let calls = 0;
    const { isDone, asked, result } = await rejectAll(({ body }) =>
      ++calls === 2 ? problem(500, 'The server is busy.') : { rejected: idsOf(body), unchanged: [] },
    );
    expect(asked).toHaveLength(2);
    expect(isDone).toBe(false);
    expect(result.current.rejecting).toBe(false);
    expect(await toast('100 applications rejected. The others were not rejected.')).toHaveTextContent(
      'The server is busy.',
    );
  });

  it('reloads the figures of the dashboard, the job and its applications', async () => {
    const FETCHED = [`GET /api/employer-stats`, `GET /api/my-jobs/${JOB}`, `GET /api/jobs/${JOB}/applications`];
    const server = fakeServer({
      [FETCHED[0]!]: () => ({ activeJobs: 1, applications: 1, profileViews: 1, hired: 0 }),
      [FETCHED[1]!]: () => anOwnJob({ id: JOB }),
      [FETCHED[2]!]: () => [],
      [REJECT]: ({ body }) => ({ rejected: idsOf(body), unchanged: [] }),
    });
    await loadTexts('manage-job');
    const { result } = renderHook(
      () => ({
        ...{ stats: hiringApi.useGetEmployerStatsQuery(), job: hiringApi.useGetMyJobQuery({ id: JOB }) },
        ...{
          list: hiringApi.useReceivedApplicationsInfiniteQuery({ jobId: JOB }),
          rejecting: useRejectApplications(JOB),
        },
      }),
      { wrapper: makeWrapper() },
    );
    await waitFor(() => expect(FETCHED.map((call) => server.of(call).length)).toEqual([1, 1, 1]));
    await act(() => result.current.rejecting.reject(ids.slice(0, 1), 'too_far', ''));
    await waitFor(() => expect(FETCHED.map((call) => server.of(call).length)).toEqual([2, 2, 2]));
  });

  it('reports an immediate failure', async () => {
    const { isDone } = await rejectAll(() => problem(500, 'The server is busy.'));
    expect(isDone).toBe(false);
    await toast('That did not work');
    expect(screen.getByTestId('toast')).toHaveTextContent('The server is busy.');
  });
});
