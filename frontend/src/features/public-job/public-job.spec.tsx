import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { jobState } from './model/job-state';

const JOB = {
  id: '7a1c52d0-1111-4000-8000-000000000007',
  title: 'South Indian cook',
  company: 'Annapurna Kitchens',
  description: 'Dosa, idli and vada for 120 guests.',
  category: 'food_service',
  jobType: 'part_time',
  location: 'Jayanagar',
  minRate: 150,
  maxRate: null,
  rateType: 'hourly',
  currency: 'INR',
  hoursPerWeek: 20,
  requiredSkills: ['Dosa tawa'],
  createdAt: '2026-11-20T06:00:00.000Z',
  validThrough: '2026-12-20T06:00:00.000Z',
  status: 'open',
};

async function open(answer: Answer) {
  const server = fakeServer({ 'GET /api/public/jobs/7a1c52d0-1111-4000-8000-000000000007': answer });
  const app = renderApp('/jobs/7a1c52d0-1111-4000-8000-000000000007');
  const title = await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ });
  return { server, title, main: within(screen.getByRole('main')), ...app };
}

describe('the public page of a job', () => {
  it('shows pay, facts and text to a guest', async () => {
    const { title, main } = await open(() => JOB);
    expect(title).toHaveTextContent('South Indian cook');
    expect(main.getByText('From ₹150')).toBeVisible();
    expect(main.getByText('an hour')).toBeVisible();
    expect(main.getByText('20 hours a week')).toBeVisible();
    expect(main.getByText(JOB.description)).toBeVisible();
    expect(main.getByText('Dosa tawa')).toBeVisible();
  });

  it('signs in before applying, and comes back to the job', async () => {
    const { main } = await open(() => JOB);
    const apply = new URL(main.getByRole('link', { name: 'Apply' }).getAttribute('href') ?? '', 'https://example.com');
    expect(apply.pathname).toBe('/api/login');
    expect(apply.searchParams.get('role')).toBe('job-seeker');
    expect(apply.searchParams.get('returnTo')).toBe(
      '/?section=ai-jobs&job=7a1c52d0-1111-4000-8000-000000000007&sheet=apply',
    );
  });

  it('is shared by WhatsApp with title, pay, place and link', async () => {
    const { main } = await open(() => JOB);
    const text = new URL(main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '').searchParams.get(
      'text',
    );
    expect(text).toBe(
      `South Indian cook\nFrom ₹150 an hour\nJayanagar\n${location.origin}/jobs/7a1c52d0-1111-4000-8000-000000000007`,
    );
  });

  it('shows that a filled job is closed, without a way to apply', async () => {
    const { main } = await open(() => ({ ...JOB, status: 'filled' }));
    expect(main.getByRole('status')).toHaveTextContent('This job is closed');
    expect(main.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
    expect(main.getByRole('link', { name: 'See open jobs' })).toHaveAttribute('href', '/');
  });

  it.each([
    [410, 'This job is no longer here'],
    [404, "We can't find this job"],
    [503, 'This job did not load'],
  ])('answered %d says: %s', async (status, words) => {
    const { title } = await open(() => problem(status, 'No'));
    expect(title).toHaveTextContent(words);
  });
});

describe('the state of a job page', () => {
  it.each([
    [{ status: 'open' }, 'open'],
    [{ status: 'paused' }, 'closed'],
    [{ refusal: 400 }, 'not-found'],
    [{ refusal: 410 }, 'gone'],
    [{ refusal: 0 }, 'failed'],
    [{}, 'loading'],
  ] as const)('of %j is %s', (answer, state) => {
    expect(jobState(answer)).toBe(state);
  });
});
