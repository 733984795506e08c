import { describe, expect, it } from '@jest/globals';
import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const JOB = {
  id: '7c1a52d0-1111-4000-8000-000000000001',
  title: 'Delivery rider',
  company: 'Namma Tiffin',
  location: 'MG Road, Bengaluru',
  category: 'delivery' as const,
  isActive: true,
};
const anApplication = (changes: Partial<MyApplication> = {}): MyApplication => ({
  id: '9d0e0000-0000-4000-8000-000000000001',
  jobId: JOB.id,
  status: 'submitted',
  coverMessage: 'I know every lane.',
  employerMessage: null,
  reason: null,
  resume: null,
  createdAt: '2026-01-05T04:30:00.000Z',
  events: [{ status: 'submitted', at: '2026-01-05T04:30:00.000Z' }],
  job: JOB,
  ...changes,
});

async function open(answer: Answer, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': answer,
    ...answers,
  });
  const app = renderApp('/?section=applications');
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  return { ...app, server };
}
const card = async (name = 'Delivery rider') => within(await screen.findByRole('article', { name }));
const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

describe('an application', () => {
  it('shows how it stands, what happened, what the employer wrote, and what was sent', async () => {
    const { user } = await open(() => [
      anApplication({
        status: 'shortlisted',
        employerMessage: 'Come on Monday.\nAsk for Ravi.',
        resume: { name: 'asha.pdf', size: 2048 },
        events: [
          { status: 'submitted', at: '2026-01-05T04:30:00.000Z' },
          { status: 'viewed', at: '2026-01-06T04:30:00.000Z' },
          { status: 'shortlisted', at: '2026-01-07T12:00:00.000Z' },
        ],
      }),
    ]);
    const shown = await card();
    expect(shown.getByText('Shortlisted')).toBeVisible();
    expect(shown.getByText('Namma Tiffin · MG Road, Bengaluru')).toBeVisible();
    expect(
      within(shown.getByRole('list', { name: 'What happened: Delivery rider' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      expect.stringMatching(/^You applied5 January.*, 10 am$/),
      expect.stringMatching(/^The employer read it6 January.*, 10 am$/),
      expect.stringMatching(/^You are on the shortlist7 January.*, 5:30 pm$/),
    ]);
    expect(shown.getByText('Namma Tiffin wrote to you')).toBeVisible();
    expect(shown.getByText(/Come on Monday\./)).toBeVisible();

    const sent = shown.getByRole('button', { name: 'What you sent' });
    expect(sent).toHaveAttribute('aria-expanded', 'false');
    expect(shown.getByText('I know every lane.')).not.toBeVisible();
    await user.click(sent);
    expect(shown.getByText('I know every lane.')).toBeVisible();
    expect(shown.getByText('asha.pdf (2 KB)')).toBeVisible();
  });

  it.each(['hired', 'rejected', 'withdrawn'] as const)('that is %s cannot be withdrawn', async (status) => {
    await open(() => [anApplication({ status, job: { ...JOB, isActive: false } })]);
    const shown = await card();
    expect(shown.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    expect(shown.queryByText(/no longer open/)).not.toBeInTheDocument();
  });

  it('still counts when its job is closed, and says so', async () => {
    await open(() => [anApplication({ job: { ...JOB, isActive: false } })]);
    expect((await card()).getByText(/no longer open to new people/)).toBeVisible();
  });

  it('leads to its job', async () => {
    const { user } = await open(() => [anApplication()], {
      [`GET /api/jobs/${JOB.id}`]: () => ({
        ...JOB,
        description: 'Carry lunch boxes.',
        locationStatus: 'resolved',
        jobType: 'part_time',
        minRate: 100,
        maxRate: 150,
        rateType: 'hourly',
        currency: 'INR',
        requiredSkills: [],
        hoursPerWeek: null,
        status: 'open',
        createdAt: '2026-01-01T04:30:00.000Z',
      }),
    });
    await user.click((await card()).getByRole('button', { name: 'See the job' }));
    const job = within(await screen.findByRole('dialog', { name: 'Delivery rider' }));
    expect(await job.findByText('Carry lunch boxes.')).toBeVisible();
    expect(job.getByText('₹100–150 an hour')).toBeVisible();
  });

  it('is withdrawn after a question, and the list shows it', async () => {
    const one = anApplication();
    const { user, server } = await open(() => [one], {
      [`POST /api/applications/${one.id}/withdraw`]: () => ({ ...one, status: 'withdrawn' }),
    });
    await user.click((await card()).getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
    expect(question.getByText(/cannot apply to this job again/)).toBeVisible();
    server.answer('GET /api/my-applications', () => [{ ...one, status: 'withdrawn' }]);
    await user.click(question.getByRole('button', { name: 'Yes, withdraw' }));
    await toast('Application withdrawn');
    await waitFor(async () => expect((await card()).getByText('Withdrawn')).toBeVisible());
    expect(server.of('GET /api/my-applications')).toHaveLength(2);
  });

  it('stays when it is kept, and when withdrawing fails', async () => {
    const one = anApplication();
    const { user, server } = await open(() => [one], {
      [`POST /api/applications/${one.id}/withdraw`]: () => problem(409, 'This application cannot be changed now.'),
    });
    await user.click((await card()).getByRole('button', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(server.of(`POST /api/applications/${one.id}/withdraw`)).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await card()).getByRole('button', { name: 'Withdraw' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    expect(await toast('Not withdrawn')).toHaveTextContent('This application cannot be changed now.');
    expect((await card()).getByText('Sent')).toBeVisible();
  });
});

describe('the list', () => {
  it('comes in pages', async () => {
    const { user } = await open(({ query }) =>
      query.get('cursor') === 'next'
        ? [anApplication({ id: '9d0e0000-0000-4000-8000-000000000002', job: { ...JOB, title: 'Cook' } })]
        : Response.json([anApplication()], { headers: { Link: '</api/my-applications?cursor=next>; rel="next"' } }),
    );
    await card();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('Cook');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be asked for news', async () => {
    const { user, server } = await open(() => [anApplication()]);
    await card();
    server.answer('GET /api/my-applications', () => [anApplication({ status: 'hired' })]);
    await user.click(screen.getByRole('button', { name: 'Check for news' }));
    await waitFor(async () => expect((await card()).getByText('Hired')).toBeVisible());
  });

  it('says that nothing was sent yet, and where to begin', async () => {
    await open(() => []);
    expect(await screen.findByText('You have not applied for a job yet')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Open AI Jobs' })).toHaveAttribute('href', '/?section=ai-jobs');
  });

  it('shows its shape while it loads, says when that fails, and tries again', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { user, server } = await open(() => new Promise<Response>((resolve) => (release = resolve)));
    await waitFor(() => expect(server.of('GET /api/my-applications')).toHaveLength(1));
    expect(screen.getByRole('progressbar')).toBeVisible();
    release(problem(500, 'Oops'));
    expect(await screen.findByText('Your applications could not be loaded')).toBeVisible();
    server.answer('GET /api/my-applications', () => [anApplication()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });

  it('speaks Hindi', async () => {
    await i18n.changeLanguage('hi');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/my-applications': () => [anApplication()] });
    renderApp('/?section=applications');
    expect((await card()).getByText('भेज दिया')).toBeVisible();
  });
});

describe('why an application was turned down', () => {
  const rejected = {
    status: 'rejected' as const,
    events: [{ status: 'rejected' as const, at: '2026-01-08T04:30:00.000Z' }],
  };

  it.each([
    ['hi', 'आपको नहीं चुना गया', 'पैसे आपकी उम्मीद से कम-ज़्यादा हैं।'],
    ['kn', 'ನಿಮ್ಮನ್ನು ಆಯ್ಕೆ ಮಾಡಲಿಲ್ಲ', 'ಸಂಬಳ ನಿಮ್ಮ ನಿರೀಕ್ಷೆಗೆ ಹೊಂದುತ್ತಿಲ್ಲ.'],
  ])('does not claim in %s that somebody else was chosen', async (language, event, reason) => {
    await i18n.changeLanguage(language);
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [anApplication({ ...rejected, reason: 'other_pay' })],
    });
    renderApp('/?section=applications');
    const shown = await card();
    expect(shown.getByText(event)).toBeVisible();
    expect(shown.getByText(reason, { exact: false })).toBeVisible();
  });

  it('is told in the words of the reason', async () => {
    await open(() => [anApplication({ ...rejected, reason: 'other_hours' })]);
    const shown = await card();
    expect(shown.getByText('Why: The working hours do not fit.')).toBeVisible();
    expect(shown.getByText('Not chosen')).toBeVisible();
  });

  it('is told plainly where the employer never answered', async () => {
    await open(() => [anApplication({ ...rejected, reason: 'no_answer' })]);
    const shown = await card();
    expect(shown.getByText('Closed')).toBeVisible();
    expect(shown.getByText('Namma Tiffin did not answer for 7 days. It says nothing about you.')).toBeVisible();
    expect(shown.getByText('No answer came, so the application was closed')).toBeVisible();
    expect(shown.queryByText('Not chosen')).not.toBeInTheDocument();
  });
});
