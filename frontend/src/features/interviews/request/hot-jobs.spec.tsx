import { afterEach, describe, expect, it } from '@jest/globals';
import { LIVE_STATUSES, requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import { screen, within } from '@testing-library/react';
import { problem } from '../../../../test/fake-server';
import { jobsAnswer } from '../../../../test/jobs';
import { aRequest } from '../../../entities/interview/testing/requests';
import { positionStore } from '../../../entities/position/model/position-store';
import { openSection as open, toast } from './testing/open-section';

afterEach(() => positionStore.reset());

describe('the hot jobs', () => {
  const JOB_ID = '7c1a52d0-1111-4000-8000-000000000009';
  const JOB = {
    id: JOB_ID,
    title: 'Tempo driver',
    company: 'Rapid Pack',
    description: 'Carry goods in the city.',
    location: 'Domlur, Bengaluru',
    locationStatus: 'resolved',
    distance: 4.2,
    jobType: 'temporary',
    category: 'driving',
    minRate: 18_500,
    maxRate: 19_000,
    rateType: 'monthly',
    currency: 'INR',
    requiredSkills: [],
    hoursPerWeek: 50,
    status: 'open',
    isActive: true,
    createdAt: '2026-01-05T04:30:00.000Z',
    employerAnswers: null,
  };
  const HOT = { ...JOB, recentViews: 12, recentApplications: 1 };
  const hot = async () => within(await screen.findByRole('article', { name: 'Tempo driver' }));

  it('show the number of interested users, and open in AI Jobs', async () => {
    const { user, server, router } = await open({
      'GET /api/hot-jobs': () => [HOT],
      'GET /api/ai-jobs': () => jobsAnswer([]),
      [`GET /api/jobs/${JOB_ID}`]: () => JOB,
      [`POST /api/jobs/${JOB_ID}/views`]: () => new Response(null, { status: 204 }),
    });
    const job = await hot();
    expect(job.getByText('12 people looked · 1 applied')).toBeVisible();
    expect(job.getByText('₹18,500–19,000')).toBeVisible();
    expect(Object.fromEntries(server.of('GET /api/hot-jobs')[0]?.query ?? [])).toMatchObject({
      latitude: '12.9716',
      longitude: '77.5946',
    });
    await user.click(job.getByRole('button', { name: 'Tempo driver' }));
    const details = within(await screen.findByRole('dialog', { name: 'Tempo driver' }));
    expect(details.getByText('Carry goods in the city.')).toBeVisible();
    expect(router.state.location.search).toBe(`?section=ai-jobs&job=${JOB_ID}`);
    expect(server.of(`POST /api/jobs/${JOB_ID}/views`)).toHaveLength(1);
  });

  it('offer an interview in person, a day from now, with one press', async () => {
    const request = aRequest({ job: { id: JOB_ID, title: 'Tempo driver', company: 'Rapid Pack' } });
    const { user, server } = await open({
      'GET /api/hot-jobs': () => [HOT],
      'POST /api/interview-requests': () => Response.json(request, { status: 201 }),
    });
    const quick = (await hot()).getByRole('button', { name: 'Quick Request for “Tempo driver”' });
    server.answer('GET /api/interview-requests', () => [request]);
    const before = new Date();
    await user.click(quick);
    expect(await toast('Interview Requested')).toHaveTextContent(
      'Your interview request has been submitted successfully!',
    );
    const body = server.of('POST /api/interview-requests')[0]?.body as Record<string, string>;
    expect(body).toMatchObject({ jobId: JOB_ID, type: 'in-person' });
    const requestedTime = Date.parse(body['requestedTime'] ?? '');
    expect(requestedTime).toBeGreaterThanOrEqual(requestedInterviewTime(before).getTime());
    expect(requestedTime).toBeLessThanOrEqual(requestedInterviewTime(new Date()).getTime());
    expect(await screen.findByText('Interview requested')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quick Request for “Tempo driver”' })).not.toBeInTheDocument();
  });

  it.each(LIVE_STATUSES)('cannot be requested again while the request is %s', async (status) => {
    await open({
      'GET /api/hot-jobs': () => [HOT],
      'GET /api/interview-requests': () => [aRequest({ status, job: { id: JOB_ID, title: 'Driver', company: 'R' } })],
    });
    expect(await (await hot()).findByText('Interview requested')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quick Request for “Tempo driver”' })).not.toBeInTheDocument();
  });

  it('can be requested again after the request was declined', async () => {
    await open({
      'GET /api/hot-jobs': () => [HOT],
      'GET /api/interview-requests': () => [
        aRequest({ status: 'declined', job: { id: JOB_ID, title: 'Driver', company: 'R' } }),
      ],
    });
    expect(await (await hot()).findByRole('button', { name: 'Quick Request for “Tempo driver”' })).toBeVisible();
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.queryByText('Interview requested')).not.toBeInTheDocument();
  });

  it('show why a request failed', async () => {
    const { user } = await open({
      'GET /api/hot-jobs': () => [HOT],
      'POST /api/interview-requests': () => problem(409, 'This job is no longer open.'),
    });
    await user.click((await hot()).getByRole('button', { name: 'Quick Request for “Tempo driver”' }));
    expect(await toast('Request Failed')).toHaveTextContent('This job is no longer open.');
  });

  it('show an empty state, or a failure to load', async () => {
    const { user, server } = await open({ 'GET /api/hot-jobs': () => problem(500, 'Oops') });
    expect(await screen.findByText('Hot jobs did not load')).toBeVisible();
    server.answer('GET /api/hot-jobs', () => []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No popular jobs near you this week')).toBeVisible();
  });
});
