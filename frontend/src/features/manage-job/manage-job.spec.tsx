import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobApplication, OwnJob } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem, refusedField } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { anOwnJob, aReceivedApplication, employerAnswers, inDays } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

async function open(
  job: OwnJob = anOwnJob(),
  applications: readonly JobApplication[] = [],
  answers: Record<string, Answer> = {},
  named = '',
) {
  const list = `GET /api/jobs/${job.id}/applications`;
  const server = fakeServer({
    ...employerAnswers([job]),
    [list]: () => applications,
    ...Object.fromEntries(applications.map(({ id }) => [`GET /api/applications/${id}/match`, () => noMatch])),
    ...answers,
  });
  const app = renderApp(`/employer/jobs/${job.id}${named && `?application=${named}`}`);
  await screen.findByRole('heading', { level: 1, name: job.title });
  const changes = () => server.of(`PATCH /api/jobs/${job.id}`).map(({ body }) => body);
  const answersTo = ({ id }: JobApplication) => server.of(`PATCH /api/applications/${id}`).map(({ body }) => body);
  return { ...app, server, list, changes, answersTo };
}
const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};
const summary = () => within(screen.getByRole('region', { name: 'The job' }));
const noMatch = { matchScore: 40, matchReasons: [] };
const card = async (name: string) => within(await screen.findByRole('article', { name }));

// jsdom does not lay pages out
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});
afterEach(noDevice);

describe('the job', () => {
  it('is shown with its status, live figures and its text on request', async () => {
    const job = anOwnJob({ viewCount: 1500, applicationCount: 3, hiredCount: 1, expiresAt: inDays(40) });
    const { user } = await open(job);
    expect(summary().getByText('Active')).toBeVisible();
    const figure = (label: string) => summary().getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(figure('Views')).toHaveTextContent('1,500');
    expect(figure('Applications')).toHaveTextContent('3');
    expect(figure('Hired')).toHaveTextContent('1');
    expect(summary().getByText('Koramangala, Bengaluru')).toBeVisible();
    expect(document.title).toBe('Waiter for the evening · Nukkad');
    await user.click(summary().getByRole('button', { name: 'Job details' }));
    expect(summary().getByText('₹120–150 an hour')).toBeVisible();
    expect(summary().getByText(/Serve ten tables/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/employer');
  });

  it.each(['10000000-0000-4000-8000-999999999999', 'nonsense'])('of another account (%s) is not there', async (id) => {
    const server = fakeServer(employerAnswers([anOwnJob()]));
    renderApp(`/employer/jobs/${id}`);
    expect(await screen.findByText('Job not found')).toBeVisible();
    expect(server.calls.some(({ call }) => call.includes(id))).toBe(false);
  });

  it('that could not be fetched is asked for again', async () => {
    const job = anOwnJob();
    const server = fakeServer({ ...employerAnswers([job]), 'GET /api/my-jobs': () => problem(500, 'Broken') });
    const { user } = renderApp(`/employer/jobs/${job.id}`);
    expect(await screen.findByText('The job did not load')).toBeVisible();
    server.answer('GET /api/my-jobs', () => [job]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: job.title })).toBeVisible();
  });
});

describe('changing the job', () => {
  it('pauses it at once', async () => {
    const job = anOwnJob();
    const paused = { ...job, status: 'paused' as const, isActive: false };
    const { user, server, changes } = await open(job, [], { [`PATCH /api/jobs/${job.id}`]: () => paused });
    server.answer('GET /api/my-jobs', () => [paused]);
    await user.click(summary().getByRole('button', { name: 'Pause' }));
    await toast('Job paused');
    expect(changes()).toEqual([{ status: 'paused' }]);
    expect(await summary().findByText('Paused')).toBeVisible();
    expect(summary().getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it.each([
    ['Close job', 'Close this job?', 'Yes, close it', 'closed', 'Job closed'],
    ['Mark as filled', 'Mark this job as filled?', 'Yes, it is filled', 'filled', 'Marked as filled'],
  ])('%s asks first', async (action, question, yes, status, done) => {
    const job = anOwnJob();
    const { user, changes } = await open(job, [], { [`PATCH /api/jobs/${job.id}`]: () => job });
    await user.click(summary().getByRole('button', { name: action }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByText('Not now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
    await user.click(summary().getByRole('button', { name: action }));
    await user.click(await screen.findByRole('button', { name: yes }));
    await toast(done);
    expect(changes()).toEqual([{ status }]);
  });

  it.each([
    ['closed', 28, 'Reopen', 'Job reopened'],
    ['expired', -1, 'Reopen', 'Job reopened'],
    ['open', 3, 'Renew for 30 days', 'Job renewed'],
    ['open', 28, 'Renew for 30 days', 'Job renewed'],
  ] as const)('opens a job that is %s again', async (status, days, action, done) => {
    const job = anOwnJob({ status, isActive: status === 'open', expiresAt: inDays(days) });
    const { user, changes } = await open(job, [], { [`PATCH /api/jobs/${job.id}`]: () => job });
    await user.click(summary().getByRole('button', { name: action }));
    await toast(done);
    expect(changes()).toEqual([{ status: 'open' }]);
  });

  it('that is refused says why', async () => {
    const job = anOwnJob();
    const { user } = await open(job, [], {
      [`PATCH /api/jobs/${job.id}`]: () => problem(409, 'This job cannot be changed in that way now.'),
    });
    await user.click(summary().getByRole('button', { name: 'Pause' }));
    expect(await toast('That did not work')).toHaveTextContent('This job cannot be changed in that way now.');
  });
});

describe('a place that was not found', () => {
  const job = anOwnJob({
    location: 'Behind the temple',
    locationStatus: 'unresolved',
    latitude: null,
    longitude: null,
  });
  const found = { ...job, location: 'Jayanagar', locationStatus: 'resolved' as const };
  const pin = () => within(screen.getByRole('region', { name: 'Where is this job?' }));

  it('asks for a pin, which the device can give', async () => {
    fakeDevice({ latitude: 12.9, longitude: 77.6 });
    const { user, server, changes } = await open(job, [], { [`PATCH /api/jobs/${job.id}`]: () => found });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(pin().getByText('Choose a suggestion, or use your current location.')).toBeVisible();
    await user.click(pin().getByRole('button', { name: 'Use my current location' }));
    await pin().findByText('On the map where you are now');
    server.answer('GET /api/my-jobs', () => [found]);
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    await toast('Place saved');
    expect(changes()).toEqual([{ location: 'Behind the temple', latitude: 12.9, longitude: 77.6 }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Where is this job?' })).not.toBeInTheDocument());
  });

  it('says so when other words are not found either, and takes those that are', async () => {
    const { user, server, changes } = await open(job, [], {
      'GET /api/places': () => [],
      [`PATCH /api/jobs/${job.id}`]: () => ({ ...job, location: 'Behind the school' }),
    });
    const field = pin().getByRole('combobox', { name: 'Location' });
    fireEvent.input(field, { target: { value: ' ' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(pin().getByText('Please fill this in')).toBeVisible();
    fireEvent.input(field, { target: { value: 'Behind the school' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    expect(await pin().findByText(/Still not found/)).toBeVisible();
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    server.answer(`PATCH /api/jobs/${job.id}`, () => found);
    fireEvent.input(field, { target: { value: 'Jayanagar' } });
    await user.click(pin().getByRole('button', { name: 'Save place' }));
    await toast('Place saved');
    expect(changes()).toEqual([{ location: 'Behind the school' }, { location: 'Jayanagar' }]);
  });

  it('can be changed as well when it was found', async () => {
    const { user } = await open(anOwnJob());
    expect(screen.queryByRole('region', { name: 'Where is this job?' })).not.toBeInTheDocument();
    await user.click(summary().getByRole('button', { name: 'Change' }));
    expect(summary().getByRole('combobox', { name: 'Location' })).toHaveValue('Koramangala, Bengaluru');
    await user.click(summary().getByRole('button', { name: 'Cancel' }));
    expect(summary().queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the applications', () => {
  const resume = { name: 'asha.pdf', size: 150_000 };
  const fresh = aReceivedApplication({ coverMessage: 'I live two streets away.\nCall me.', resume });
  const read = aReceivedApplication({
    status: 'shortlisted',
    employerMessage: 'We call you tomorrow.',
    applicant: { ...fresh.applicant, firstName: '', lastName: '', email: 'imran@example.com', phone: null },
  });

  it('open with everything that was sent; a new one counts as viewed then, an old one stays as it is', async () => {
    const { user, server, list, answersTo } = await open(anOwnJob(), [fresh, read], {
      [`PATCH /api/applications/${fresh.id}`]: () => ({ ...fresh, status: 'viewed' }),
    });
    const asha = await card('Asha Rao');
    expect(asha.getByText('New')).toBeVisible();
    expect(answersTo(fresh)).toEqual([]);
    server.answer(list, () => [{ ...fresh, status: 'viewed' }, read]);
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    expect(asha.getByRole('link', { name: 'Download resume asha.pdf (146 KB)' })).toHaveAttribute(
      'href',
      `/api/applications/${fresh.id}/resume`,
    );
    expect(asha.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(asha.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute('href', 'mailto:asha@example.com');
    expect(await asha.findByText('Viewed')).toBeVisible();
    expect(answersTo(fresh)).toEqual([{ status: 'viewed' }]);

    const imran = await card('imran');
    await user.click(imran.getByRole('button', { name: /^imran/ }));
    expect(imran.getByText('No resume attached')).toBeVisible();
    expect(imran.getByText('We call you tomorrow.')).toBeVisible();
    expect(answersTo(read)).toEqual([]);
  });

  it('that the address names is open', async () => {
    const { answersTo } = await open(
      anOwnJob(),
      [read, fresh],
      { [`PATCH /api/applications/${fresh.id}`]: () => ({ ...fresh, status: 'viewed' }) },
      fresh.id,
    );
    expect(await (await card('Asha Rao')).findByRole('link', { name: /Download resume/ })).toBeVisible();
    expect((await card('imran')).queryByText('No resume attached')).not.toBeInTheDocument();
    await waitFor(() => expect(answersTo(fresh)).toEqual([{ status: 'viewed' }]));
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('can be shortlisted with one press', async () => {
    const { user, answersTo } = await open(anOwnJob(), [fresh], {
      [`PATCH /api/applications/${fresh.id}`]: () => fresh,
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    await waitFor(() => expect(asha.getByRole('button', { name: 'Shortlist' })).toBeEnabled());
    await user.click(asha.getByRole('button', { name: 'Shortlist' }));
    await toast('Asha Rao is shortlisted');
    expect(answersTo(fresh)).toEqual([{ status: 'viewed' }, { status: 'shortlisted' }]);
  });

  it.each([
    ['Hire', 'Hire Asha Rao?', 'Yes, hire', 'Come on Monday.', { status: 'hired', message: 'Come on Monday.' }],
    ['Reject', 'Reject Asha Rao?', 'Yes, reject', ' ', { status: 'rejected' }],
  ])('can be answered for good: %s asks first and takes a message along', async (action, title, yes, message, body) => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const { user, answersTo } = await open(anOwnJob(), [viewed], {
      [`PATCH /api/applications/${fresh.id}`]: () => viewed,
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    await user.click(asha.getByRole('button', { name: action }));
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    expect(answersTo(fresh)).toEqual([]);
    fireEvent.input(sheet.getByLabelText('Message (optional)'), { target: { value: message } });
    await user.click(sheet.getByRole('button', { name: yes }));
    await toast(body.status === 'hired' ? 'Asha Rao is hired' : 'Asha Rao is rejected');
    expect(answersTo(fresh)).toEqual([body]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Hire', 'Yes, hire'],
    ['Reject', 'Yes, reject'],
  ])('says at the message what the server refuses with %s, and keeps it', async (action, yes) => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const refused = 'A worker must never pay for a job.';
    const { user } = await open(anOwnJob(), [viewed], {
      [`PATCH /api/applications/${fresh.id}`]: () => refusedField('message', refused),
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    await user.click(asha.getByRole('button', { name: action }));
    const sheet = within(await screen.findByRole('dialog'));
    const message = sheet.getByLabelText('Message (optional)');
    fireEvent.input(message, { target: { value: 'Pay 500 first' } });
    await user.click(sheet.getByRole('button', { name: yes }));
    await waitFor(() => expect(message).toHaveAccessibleDescription(refused));
    expect(message).toHaveValue('Pay 500 first');
  });

  it('that was withdrawn meanwhile says so and shows it', async () => {
    const viewed = { ...fresh, status: 'viewed' as const };
    const { user, server, list } = await open(anOwnJob(), [viewed], {
      [`PATCH /api/applications/${fresh.id}`]: () =>
        problem(409, 'This application cannot be changed in that way now.'),
    });
    const asha = await card('Asha Rao');
    await user.click(asha.getByRole('button', { name: /^Asha Rao/ }));
    server.answer(list, () => [{ ...fresh, status: 'withdrawn' }]);
    await user.click(asha.getByRole('button', { name: 'Shortlist' }));
    expect(await toast('That did not work')).toHaveTextContent('This application cannot be changed in that way now.');
    expect(await asha.findByText('Withdrawn')).toBeVisible();
    expect(asha.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument();
  });

  it('come page by page, and anew when asked for', async () => {
    const job = anOwnJob();
    const { user, server, list } = await open(job, [], {
      [`GET /api/jobs/${job.id}/applications`]: ({ query }) =>
        query.get('cursor') === 'behind'
          ? [read]
          : Response.json([fresh], { headers: { Link: `</x?cursor=behind>; rel="next"` } }),
    });
    await card('Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await card('imran');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    server.answer(list, () => [fresh]);
    server.answer('GET /api/my-jobs', () => [{ ...job, applicationCount: 7 }]);
    await user.click(screen.getByRole('button', { name: 'Check for new applications' }));
    expect(await summary().findByText('7')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'imran' })).not.toBeInTheDocument());
  });

  it.each([
    [anOwnJob(), 'Your job is visible to people near by. Applications show up here.'],
    [anOwnJob({ status: 'closed', isActive: false }), 'This job is not active. Reopen it so that people can apply.'],
  ])('that do not exist are said to be missing', async (job, sentence) => {
    await open(job);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('that could not be fetched are asked for again', async () => {
    const job = anOwnJob();
    const { user, server, list } = await open(job, [], {
      [`GET /api/jobs/${job.id}/applications`]: () => problem(500, 'Broken'),
    });
    expect(await screen.findByText('The applications did not load')).toBeVisible();
    server.answer(list, () => [fresh]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Asha Rao');
  });
});

describe('the pipeline', () => {
  const job = anOwnJob({
    applicationCount: 3,
    pipeline: { submitted: 2, viewed: 0, shortlisted: 1, hired: 0, rejected: 0, withdrawn: 0 },
  });
  const asha = aReceivedApplication();
  const ravi = aReceivedApplication({ applicant: { ...asha.applicant, firstName: 'Ravi', lastName: 'Das' } });
  const hired = aReceivedApplication({
    ...{ status: 'hired', applicant: { ...asha.applicant, firstName: 'Meena', lastName: 'Nair' } },
  });
  const byStatus: Answer = ({ query }) =>
    [asha, ravi, hired].filter(({ status }) => !query.get('status') || status === query.get('status'));
  const openPipeline = (answers: Record<string, Answer> = {}) =>
    open(job, [asha, ravi, hired], { [`GET /api/jobs/${job.id}/applications`]: byStatus, ...answers });

  it('shows one step at a time, with how many stand at each', async () => {
    const { user } = await openPipeline();
    await card('Meena Nair');
    const steps = within(screen.getByRole('group', { name: 'Show applications' }));
    expect(steps.getAllByRole('button').map((step) => step.textContent)).toEqual([
      ...['All3', 'New2', 'Viewed0', 'Shortlisted1', 'Hired0', 'Rejected0'],
    ]);
    await user.click(steps.getByRole('button', { name: 'New 2' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Meena Nair' })).not.toBeInTheDocument());
    await card('Asha Rao');
    await user.click(steps.getByRole('button', { name: /^Viewed/ }));
    expect(await screen.findByText('Nobody at this step')).toBeVisible();
    expect(steps.getByRole('button', { name: /^Viewed/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins at the step that the address names', async () => {
    const server = fakeServer({ ...employerAnswers([job]), [`GET /api/jobs/${job.id}/applications`]: byStatus });
    renderApp(`/employer/jobs/${job.id}?status=hired`);
    await card('Meena Nair');
    expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument();
    expect(server.of(`GET /api/jobs/${job.id}/applications`)[0]?.query.get('status')).toBe('hired');
  });

  it('moves an application by its menu, without opening it', async () => {
    const { user, answersTo } = await openPipeline({ [`PATCH /api/applications/${asha.id}`]: () => asha });
    await user.click((await card('Asha Rao')).getByRole('button', { name: 'Move Asha Rao' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Asha Rao' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['ShortlistS', 'HireH', 'RejectR']);
    await user.keyboard('{Enter}');
    await toast('Asha Rao is shortlisted');
    expect(answersTo(asha)).toEqual([{ status: 'shortlisted' }]);
  });

  it('moves it by a key while it has the focus, and asks before the end', async () => {
    const { user, answersTo } = await openPipeline({ [`PATCH /api/applications/${asha.id}`]: () => asha });
    const title = (await card('Asha Rao')).getByRole('button', { name: /^Asha Rao/ });
    expect(title).toHaveAttribute('aria-keyshortcuts', 'S H R');
    title.focus();
    await user.keyboard('x{Control>}s{/Control}s');
    await toast('Asha Rao is shortlisted');
    expect(answersTo(asha)).toEqual([{ status: 'shortlisted' }]);
    await user.keyboard('r');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject Asha Rao?' }));
    await user.selectOptions(sheet.getByLabelText('Reason (optional)'), 'The way to work is too long');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    await toast('Asha Rao is rejected');
    expect(answersTo(asha)[1]).toEqual({ status: 'rejected', reason: 'too_far' });
    expect((await card('Meena Nair')).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });

  it('says at the message what the server refuses for several, and keeps the reason', async () => {
    const refused = 'A worker must never pay for a job.';
    const { user } = await openPipeline({
      [`POST /api/jobs/${job.id}/applications/reject`]: () => refusedField('message', refused),
    });
    await user.click((await card('Asha Rao')).getByRole('checkbox', { name: 'Select Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.selectOptions(sheet.getByLabelText('Reason'), 'The place has been filled');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    const message = sheet.getByLabelText('Message (optional)');
    await waitFor(() => expect(message).toHaveAccessibleDescription(refused));
    expect(sheet.getByLabelText('Reason')).toHaveValue('position_filled');
  });

  it('turns several down for one reason', async () => {
    const reject = `POST /api/jobs/${job.id}/applications/reject`;
    const { user, server } = await openPipeline({ [reject]: () => ({ rejected: [asha.id], unchanged: [ravi.id] }) });
    await user.click((await card('Asha Rao')).getByRole('checkbox', { name: 'Select Asha Rao' }));
    await user.click((await card('Ravi Das')).getByRole('checkbox', { name: 'Select Ravi Das' }));
    expect((await card('Meena Nair')).queryByRole('checkbox')).not.toBeInTheDocument();
    const selected = within(screen.getByRole('group', { name: 'Selected applications' }));
    expect(selected.getByText('2 selected')).toBeVisible();
    await user.click(selected.getByRole('button', { name: 'Reject…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject 2 applications?' }));
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    expect(sheet.getByText('Please choose a reason')).toBeVisible();
    expect(server.of(reject)).toHaveLength(0);
    await user.selectOptions(sheet.getByLabelText('Reason'), 'The place has been filled');
    await user.click(sheet.getByRole('button', { name: 'Yes, reject' }));
    expect(await toast('1 application rejected')).toHaveTextContent('1 was decided meanwhile and stays as it is.');
    expect(server.of(reject)[0]?.body).toEqual({ applicationIds: [asha.id, ravi.id], reason: 'position_filled' });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected applications' })).not.toBeInTheDocument());
  });

  it('tells who an applicant is and how they fit, and keeps a note', async () => {
    const known = aReceivedApplication({
      ...{ status: 'rejected', reason: 'no_answer', note: 'Speaks Tamil.' },
      applicant: {
        ...asha.applicant,
        ...{ skills: ['Billing', 'Hindi'], expectedRate: 120, preferredCategories: ['food_service'] },
      },
    });
    const match = {
      matchScore: 61,
      matchReasons: [
        { code: 'skills', points: 20, max: 30, params: { matched: ['billing'], required: 2 } },
        { code: 'pay', points: 10, max: 25, params: { hourlyPay: 135, expected: 120 } },
        { code: 'recent', points: 5, max: 13, params: { days: 2 } },
      ],
    };
    const { user, server } = await open(job, [known], {
      [`GET /api/applications/${known.id}/match`]: () => match,
      [`PUT /api/applications/${known.id}/note`]: () => known,
    });
    const shown = await card('Asha Rao');
    await user.click(shown.getByRole('button', { name: /^Asha Rao/ }));
    expect(shown.getByText('Billing, Hindi')).toBeVisible();
    expect(shown.getByText('₹120 an hour')).toBeVisible();
    const parts = within(await shown.findByRole('region', { name: 'Fits 61 of 100' }));
    expect(parts.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Skills1 of 2 skills20 of 30',
      'PayYou pay ₹135, they expect ₹120 an hour10 of 25',
      'Applied early5 of 13',
    ]);
    expect(shown.getByText(/Closed by itself after 7 days/)).toBeVisible();
    expect(shown.getByText('Not answered')).toBeVisible();
    const note = shown.getByLabelText('Your note');
    expect(note).toHaveValue('Speaks Tamil.');
    expect(shown.queryByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
    fireEvent.input(note, { target: { value: 'Speaks Tamil and Telugu.' } });
    await user.click(shown.getByRole('button', { name: 'Save note' }));
    await toast('Note saved');
    expect(server.of(`PUT /api/applications/${known.id}/note`)[0]?.body).toEqual({ note: 'Speaks Tamil and Telugu.' });
  });
});

describe('editing the job', () => {
  const job = anOwnJob();
  const patch = `PATCH /api/jobs/${job.id}`;
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Edit job' }));
  const start = async (answers: Record<string, Answer>) => {
    const opened = await open(job, [], answers);
    await opened.user.click(summary().getByRole('button', { name: 'Edit' }));
    return opened;
  };

  it('sends what changed, with the state it started from', async () => {
    const { user, changes } = await start({ [patch]: () => job });
    const form = await sheet();
    expect(form.getByLabelText('Category')).toHaveValue('food_service');
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waiter by night' } });
    fireEvent.input(form.getByLabelText('Minimum pay'), { target: { value: '' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await toast('Job saved');
    expect(changes()).toEqual([{ title: 'Waiter by night', minRate: null, updatedAt: job.updatedAt }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends nothing when nothing changed, or when it is wrong', async () => {
    const { user, changes } = await start({});
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: ' ' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please fill this in')).toBeVisible();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: job.title } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
  });

  it('of a job that was changed meanwhile loses nothing: it shows the difference and can be saved again', async () => {
    const current = {
      ...job,
      ...{ title: 'Head waiter', company: 'Taj', status: 'closed', isActive: false, updatedAt: inDays(-1) },
    };
    const refused = Response.json(
      { status: 409, title: 'Changed meanwhile', detail: 'This job was changed meanwhile.', current },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
    const { user, server, changes } = await start({ [patch]: () => refused });
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waitress' } });
    fireEvent.input(form.getByLabelText('Description'), { target: { value: 'Serve twelve tables.' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/This job was changed meanwhile. It is now: Closed./)).toBeVisible();
    expect(form.getByLabelText('Job title')).toHaveValue('Waitress');
    expect(form.getByLabelText('Description')).toHaveValue('Serve twelve tables.');
    expect(form.getByLabelText('Company')).toHaveValue('Taj');
    expect(form.getByText('Job title, now:').nextElementSibling).toHaveTextContent('Head waiter');
    server.answer(patch, () => current);
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    await toast('Job saved');
    expect(changes()[1]).toEqual({
      ...{ title: 'Waitress', description: 'Serve twelve tables.', updatedAt: current.updatedAt },
    });
  });

  it('can take over what somebody else wrote', async () => {
    const current = { ...job, title: 'Head waiter', updatedAt: inDays(-1) };
    const { user, server, changes } = await start({
      [patch]: () =>
        Response.json(
          { status: 409, detail: 'Changed.', current },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'Waitress' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await form.findByRole('button', { name: 'Take this instead' }));
    expect(form.getByLabelText('Job title')).toHaveValue('Head waiter');
    server.answer(patch, () => current);
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toHaveLength(1);
  });

  it('is no way to lose a copy: duplicating opens the form filled in', async () => {
    await open(job);
    expect(summary().getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', `/employer?copy=${job.id}`);
  });
});

it('plots what came of the job day by day, in words and as a table too', async () => {
  const job = anOwnJob();
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
    views: index === 3 ? 1200 : 0,
    applications: index === 4 ? 2 : 0,
  }));
  const { user } = await open(job, [], { [`GET /api/jobs/${job.id}/activity`]: () => days });
  const activity = within(await screen.findByRole('region', { name: 'The last 30 days' }));
  expect(await activity.findByText('1,200 views')).toBeVisible();
  expect(activity.getByText('2 applications')).toBeVisible();
  await user.click(activity.getByRole('button', { name: 'Day by day' }));
  const rows = within(activity.getByRole('table', { name: 'The last 30 days' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('02');
  expect(rows[2]).toHaveTextContent('1,2000');
});

it('speaks Kannada', async () => {
  await i18n.changeLanguage('kn');
  const job = anOwnJob();
  fakeServer(employerAnswers([job]));
  renderApp(`/employer/jobs/${job.id}`);
  expect(await screen.findByText('ಇನ್ನೂ ಅರ್ಜಿ ಬಂದಿಲ್ಲ')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ನಿಲ್ಲಿಸಿ' })).toBeVisible();
});
