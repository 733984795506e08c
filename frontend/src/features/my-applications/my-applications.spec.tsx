import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { aRequest, stateOf } from '../../entities/interview/testing/requests';
import {
  anApplication,
  card,
  FULL_JOB,
  JOB,
  openApplications as open,
  SHORT_JOB,
  toast,
} from './testing/open-applications';

describe('an application', () => {
  it('shows the interview that its employer invites to, and accepts the answer', async () => {
    const time = '2027-01-05T10:30:00.000Z';
    const proposal = { time, by: 'employer' as const, place: 'Back door', phone: null, message: null };
    const request = aRequest({ askedBy: 'employer', proposal, job: SHORT_JOB });
    const path = `POST /api/interview-requests/${request.id}/proposal/answer`;
    const { user, server } = await open(() => [anApplication()], {
      'GET /api/interview-requests': () => [request],
      [path]: () => stateOf(request, { status: 'confirmed' }),
    });
    const interview = within(await (await card()).findByRole('group', { name: 'Interview' }));
    expect(interview.getByText('Back door')).toBeVisible();
    await user.click(interview.getByRole('button', { name: 'Accept Namma Tiffin' }));
    await toast('Interview fixed');
    expect(server.of(path)[0]?.body).toMatchObject({ answer: 'accepted', time });
  });

  it("shows its status, its history, the employer's message, and its content", async () => {
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
    expect(shown.getByText('Shortlisted', { ignore: 'ol *' })).toBeVisible();
    expect(shown.getByText('Namma Tiffin · MG Road, Bengaluru')).toBeVisible();
    const steps = within(shown.getByRole('list', { name: 'Progress: Delivery rider' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Applied5 January/),
      expect.stringMatching(/^Viewed6 January/),
      expect.stringMatching(/^Shortlisted7 January/),
      'Hirednot yet',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(shown.getByText('You are on the shortlist')).toHaveTextContent(/7 January.*, 5:30 pm$/);
    expect(shown.getByText('Namma Tiffin wrote to you')).toBeVisible();
    expect(shown.getByText(/Come on Monday\./)).toBeVisible();

    const sent = shown.getByRole('button', { name: 'What you sent' });
    expect(sent).toHaveAttribute('aria-expanded', 'false');
    expect(shown.getByText('I know every lane.')).not.toBeVisible();
    await user.click(sent);
    expect(shown.getByText('I know every lane.')).toBeVisible();
    expect(shown.getByText('asha.pdf (2 KB)')).toBeVisible();
  });

  it('shows the occupation and the place in the language of the page, beside the words of the employer', async () => {
    await i18n.changeLanguage('hi');
    const told = { ...JOB, occupation: { hi: 'डिलीवरी राइडर' }, place: { hi: 'एमजी रोड, बेंगलुरु', kn: 'ಎಂಜಿ ರೋಡ್' } };
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [anApplication({ job: told })],
      'GET /api/interview-requests': () => [],
    });
    renderApp('/?section=applications');
    const shown = await card();
    expect(shown.getByText('डिलीवरी राइडर · एमजी रोड, बेंगलुरु')).toBeVisible();
    expect(shown.getByText('Namma Tiffin · MG Road, Bengaluru', { exact: false })).toBeVisible();
  });

  it('has its interview as a step', async () => {
    const fixed = aRequest({ status: 'confirmed', confirmedTime: '2027-01-05T10:30:00.000Z', job: SHORT_JOB });
    await open(() => [anApplication()], { 'GET /api/interview-requests': () => [fixed] });
    const steps = within((await card()).getByRole('list', { name: 'Progress: Delivery rider' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Applied/),
      expect.stringMatching(/^Interview5 January 2027/),
      'Hirednot yet',
    ]);
  });

  it.each(['hired', 'rejected', 'withdrawn'] as const)('that is %s cannot be withdrawn', async (status) => {
    await open(() => [anApplication({ status, job: { ...JOB, isActive: false } })]);
    const shown = await card();
    expect(shown.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
    expect(shown.queryByText(/no longer open/)).not.toBeInTheDocument();
  });

  it('stays valid after its job is closed, and shows this', async () => {
    await open(() => [anApplication({ job: { ...JOB, isActive: false } })]);
    expect((await card()).getByText(/no longer open to new people/)).toBeVisible();
  });

  it('links to its job', async () => {
    const { user, router } = await open(() => [anApplication()], { [`GET /api/jobs/${JOB.id}`]: () => FULL_JOB });
    await user.click((await card()).getByRole('button', { name: 'See the job' }));
    const job = within(await screen.findByRole('dialog', { name: 'Delivery rider' }));
    expect(await job.findByText('Carry lunch boxes.')).toBeVisible();
    expect(job.getByText('₹100–150 an hour')).toBeVisible();
    expect(router.state.location.search).toBe(`?section=applications&job=${JOB.id}`);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?section=applications');
  });

  it('of a further page leads to its job from a shared link', async () => {
    const named = `&job=${FULL_JOB.id}`;
    const other = anApplication({ job: { ...JOB, id: '7c1a52d0-1111-4000-8000-000000000002', title: 'Cook' } });
    const { user, router } = await open(() => [other], { [`GET /api/jobs/${JOB.id}`]: () => FULL_JOB }, named);
    const job = within(await screen.findByRole('dialog', { name: 'Delivery rider' }));
    expect(job.getByText('Carry lunch boxes.')).toBeVisible();
    await user.click(job.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=applications'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the list alone when a link names an unknown job', async () => {
    const gone = '7c1a52d0-1111-4000-8000-000000000003';
    const path = `GET /api/jobs/${gone}`;
    const { server } = await open(() => [anApplication()], { [path]: () => problem(404, 'Gone.') }, `&job=${gone}`);
    await card();
    await waitFor(() => expect(server.of(path)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe("the list of the seeker's applications", () => {
  it('loads in pages', async () => {
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

  it('can be reloaded on request', async () => {
    const { user, server } = await open(() => [anApplication()]);
    await card();
    server.answer('GET /api/my-applications', () => [anApplication({ status: 'hired' })]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect((await card()).getByText('You got the job. What next?')).toBeVisible());
  });

  it('shows an empty state with the first step', async () => {
    await open(() => []);
    expect(await screen.findByText('You have not applied for a job yet')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Open AI Jobs' })).toHaveAttribute('href', '/?section=ai-jobs');
  });

  it('shows a skeleton while it loads, and a retry button after a failure', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { user, server } = await open(() => new Promise<Response>((resolve) => (release = resolve)));
    await waitFor(() => expect(server.of('GET /api/my-applications')).toHaveLength(1));
    expect(screen.getByRole('progressbar')).toBeVisible();
    release(problem(500, 'Oops'));
    expect(await screen.findByText('Your applications did not load')).toBeVisible();
    server.answer('GET /api/my-applications', () => [anApplication()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card();
  });

  it('shows its texts in Hindi', async () => {
    await i18n.changeLanguage('hi');
    fakeServer({ 'GET /api/auth/user': () => aSeeker(), 'GET /api/my-applications': () => [anApplication()] });
    renderApp('/?section=applications');
    expect((await card()).getByText('भेज दिया')).toBeVisible();
  });
});

describe('the reason of a rejected application', () => {
  const rejected = {
    status: 'rejected' as const,
    events: [{ status: 'rejected' as const, at: '2026-01-08T04:30:00.000Z' }],
  };

  it.each([
    ['hi', 'इस बार आपको नहीं चुना', 'जितने पैसे आपको चाहिए, उतने इसमें नहीं हैं।'],
    ['kn', 'ಈ ಸಲ ನಿಮ್ಮನ್ನು ಆರಿಸಿಲ್ಲ', 'ನೀವು ಕೇಳಿದ ಸಂಬಳ ಹೊಂದುತ್ತಿಲ್ಲ.'],
  ])('does not claim in %s that another applicant was chosen', async (language, event, reason) => {
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

  it('is worded by its reason', async () => {
    await open(() => [anApplication({ ...rejected, reason: 'other_hours' })]);
    const shown = await card();
    expect(shown.getByText("Why: Timings don't match.")).toBeVisible();
    expect(shown.getByText('Not chosen', { ignore: 'ol *' })).toBeVisible();
  });

  it('is stated plainly if the employer never answered', async () => {
    await open(() => [anApplication({ ...rejected, reason: 'no_answer' })]);
    const shown = await card();
    expect(shown.getByText('Closed', { ignore: 'ol *' })).toBeVisible();
    expect(shown.getByText("Namma Tiffin did not reply for 7 days. It's not because of you.")).toBeVisible();
    expect(shown.getByText('No reply came, so we closed it')).toBeVisible();
    expect(shown.queryByText('Not chosen')).not.toBeInTheDocument();
  });
});
