import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { anAiJob, awayFromFallback, jobsAnswer } from '../../../test/jobs';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { positionStore } from '../../shared/position/position-store';

const SEARCH = 'GET /api/ai-jobs';
const near = anAiJob({ title: 'Counter helper', category: 'retail', distance: 1.2, ...awayFromFallback(-1.2, 0) });
const far = anAiJob({
  title: 'Night guard',
  category: 'security',
  distance: 9.6,
  minRate: null,
  maxRate: null,
  ...awayFromFallback(0, 9.6),
});
const unplaced = anAiJob({
  title: 'Cook',
  latitude: null,
  longitude: null,
  distance: undefined,
  locationStatus: 'unresolved',
});
const KORAMANGALA = {
  id: '00000000-0000-4000-9000-000000000001',
  name: 'Koramangala',
  kind: 'locality',
  city: 'Bengaluru',
  state: 'Karnataka',
  latitude: 12.93523,
  longitude: 77.62448,
};

beforeEach(() => positionStore.reset());
afterEach(noDevice);

async function open(answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    [SEARCH]: () => jobsAnswer([near, far, unplaced]),
    ...answers,
  });
  const app = renderApp('/?section=job-search');
  await screen.findByRole('search');
  const card = (title: string) => within(screen.getByRole('article', { name: title }));
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...app, server, card, submit };
}
const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

describe('the list', () => {
  it('shows what is near by, with pay and distance or an honest word', async () => {
    const { server, card } = await open();
    expect(await screen.findByText('3 jobs within 20 km')).toBeVisible();
    expect(card('Counter helper').getByText('₹120–150 an hour')).toBeVisible();
    expect(card('Counter helper').getByText('1.2 km away')).toBeVisible();
    expect(card('Night guard').getByText('Pay not stated')).toBeVisible();
    expect(card('Cook').getByText('Nearby')).toBeVisible();
    expect(Object.fromEntries(server.of(SEARCH)[0]?.query ?? [])).toEqual({
      latitude: '12.9716',
      longitude: '77.5946',
      radius: '20',
      sort: 'distance',
      limit: '100',
    });
  });

  it('opens a job in place and tells the server once', async () => {
    const { user, server, card } = await open({
      [`POST /api/jobs/${near.id}/views`]: () => new Response(null, { status: 204 }),
    });
    await screen.findByText('3 jobs within 20 km');
    await user.click(card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    expect(card('Counter helper').getByText('Deliver parcels by scooter.')).toBeVisible();
    expect(card('Counter helper').getByText('Two-wheeler')).toBeVisible();
    await user.click(card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    expect(card('Counter helper').queryByText('Two-wheeler')).not.toBeInTheDocument();
    await user.click(card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    expect(server.of(`POST /api/jobs/${near.id}/views`)).toHaveLength(1);
  });

  it('goes on with the next page', async () => {
    const { user, server } = await open({
      [SEARCH]: ({ query }) => (query.get('cursor') === 'c2' ? jobsAnswer([far], '2') : jobsAnswer([near], '2', 'c2')),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more jobs' }));
    expect(await screen.findByRole('article', { name: 'Night guard' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Counter helper' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).not.toBeInTheDocument();
    expect(server.of(SEARCH)).toHaveLength(2);
  });

  it('is honest when there is nothing', async () => {
    const { user, submit, server } = await open();
    await screen.findByText('3 jobs within 20 km');
    server.answer(SEARCH, ({ query }) => jobsAnswer(query.get('search') ? [] : [near]));
    await user.type(screen.getByLabelText('What work?'), 'astronaut');
    await submit();
    expect(await screen.findByText('No jobs found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('article', { name: 'Counter helper' })).toBeVisible();
    expect(screen.getByLabelText('What work?')).toHaveValue('');
  });

  it('says that it failed, and tries again', async () => {
    const { user, server } = await open({ [SEARCH]: () => problem(503, 'Busy') });
    expect(await screen.findByText('Failed to fetch jobs')).toBeVisible();
    server.answer(SEARCH, () => jobsAnswer([near]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Counter helper' })).toBeVisible();
  });

  it('keeps what it had when the next search fails', async () => {
    const { user, server, submit } = await open();
    await screen.findByText('3 jobs within 20 km');
    server.answer(SEARCH, () => problem(503, 'Busy'));
    await user.type(screen.getByLabelText('What work?'), 'driver');
    await submit();
    expect(await screen.findByText('You still see what was found before.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Counter helper' })).toBeVisible();
  });
});

describe('the place', () => {
  it('is asked for with a reason before the browser asks, and sent rounded', async () => {
    const device = fakeDevice({ latitude: 12.934567, longitude: 77.612345 });
    const { user, server } = await open();
    expect(await screen.findByText('Jobs around MG Road, Bengaluru')).toBeVisible();
    expect(screen.getByText(/It is rounded to about 100 m, and employers never see it/)).toBeVisible();
    expect(device.asked()).toBe(0);
    const bar = within(screen.getByRole('region', { name: 'Where you look for work' }));
    await user.click(bar.getByRole('button', { name: 'Use my position' }));
    expect(await bar.findByText('Jobs near you')).toBeVisible();
    await waitFor(() => expect(server.of(SEARCH)).toHaveLength(2));
    expect(server.of(SEARCH)[1]?.query.get('latitude')).toBe('12.935');
    expect(server.of(SEARCH)[1]?.query.get('longitude')).toBe('77.612');
  });

  it.each([
    ['denied', /does not share your position, so you see jobs around MG Road/],
    ['unavailable', /could not find your position, so you see jobs around MG Road/],
  ] as const)('that is %s says which place is used instead', async (device, sentence) => {
    fakeDevice(device);
    const { user } = await open();
    const bar = within(await screen.findByRole('region', { name: 'Where you look for work' }));
    await user.click(bar.getByRole('button', { name: 'Use my position' }));
    expect(await bar.findByText(sentence)).toBeVisible();
  });

  it('can be picked from the suggestions with the keyboard', async () => {
    const { user, server } = await open({ 'GET /api/places': () => [KORAMANGALA] });
    const field = screen.getByRole('combobox', { name: 'Where?' });
    await user.type(field, 'kora');
    expect(await screen.findByRole('option', { name: /Koramangala.*Bengaluru/ })).toBeVisible();
    expect(server.of('GET /api/places').map(({ query }) => query.get('query'))).toEqual(['kora']);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true, name: /Koramangala/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Koramangala, Bengaluru');
    expect(await screen.findByText('Jobs near Koramangala, Bengaluru')).toBeVisible();
    await waitFor(() => expect(server.of(SEARCH).at(-1)?.query.get('latitude')).toBe('12.935'));
  });

  it('is suggested with those near the start of the search first', async () => {
    fakeDevice({ latitude: 19.076012, longitude: 72.877345 });
    const { user, server } = await open({ 'GET /api/places': () => [KORAMANGALA] });
    const asked = () => Object.fromEntries(server.of('GET /api/places').at(-1)?.query ?? []);
    await user.type(screen.getByRole('combobox', { name: 'Where?' }), 'kora');
    await waitFor(() => expect(asked()).toMatchObject({ latitude: '12.9716', longitude: '77.5946' }));
    const bar = within(screen.getByRole('region', { name: 'Where you look for work' }));
    await user.click(bar.getByRole('button', { name: 'Use my position' }));
    await bar.findByText('Jobs near you');
    await user.type(screen.getByRole('combobox', { name: 'Where?' }), 'm');
    await waitFor(() => expect(asked()).toMatchObject({ latitude: '19.076', longitude: '72.877' }));
  });

  it('can simply be typed', async () => {
    const { user, server, submit } = await open({
      'GET /api/places': () => [],
      'GET /api/jobs': () => jobsAnswer([{ ...unplaced, title: 'Tailor' }], '1'),
    });
    await user.type(screen.getByLabelText('What work?'), 'tailor');
    await user.type(screen.getByLabelText('Where?'), 'Chikkaballapura road');
    expect(await screen.findByText('No place of this name found.')).toBeVisible();
    await submit();
    expect(await screen.findByText('1 job in “Chikkaballapura road”')).toBeVisible();
    expect(Object.fromEntries(server.of('GET /api/jobs')[0]?.query ?? [])).toEqual({
      search: 'tailor',
      location: 'Chikkaballapura road',
    });
    expect(within(screen.getByRole('article', { name: 'Tailor' })).getByText('Nearby')).toBeVisible();
    expect(screen.queryByRole('listbox', { name: /Jobs around you/ })).not.toBeInTheDocument();
  });

  it('that was chosen is let go by emptying the field', async () => {
    fakeDevice('denied');
    positionStore.choose({ id: KORAMANGALA.id, latitude: 12.9352, longitude: 77.6245, name: 'Koramangala, Bengaluru' });
    const { user, submit } = await open();
    await user.clear(screen.getByDisplayValue('Koramangala, Bengaluru'));
    await submit();
    expect(await screen.findByText('Jobs around MG Road, Bengaluru')).toBeVisible();
  });
});

describe('the view of what is near by', () => {
  const dots = async () => within(await screen.findByRole('listbox', { name: 'Jobs around you, the nearest first' }));

  it('has a named dot for each job with a place, the nearest first', async () => {
    await open();
    expect((await dots()).getAllByRole('option').map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Counter helper, Kaveri Logistics, 1.2 km south, ₹120–150 an hour',
      'Night guard, Kaveri Logistics, 9.6 km east, Pay not stated',
    ]);
    expect(screen.getByText('1 more job has no exact place. It is in the list.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Kinds of work' })).getByText('Security 1')).toBeVisible();
  });

  it('puts jobs of one spot together', async () => {
    await open({ [SEARCH]: () => jobsAnswer([near, anAiJob({ ...awayFromFallback(-1.3, 0) })]) });
    expect((await dots()).getByRole('option', { name: '2 jobs from 1.2 km south' })).toBeVisible();
  });

  it('leads from a dot to its card, also with the keys', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, router } = await open();
    const [first, second] = (await dots()).getAllByRole('option');
    expect(first).toHaveAttribute('tabindex', '0');
    expect(second).toHaveAttribute('tabindex', '-1');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(scroll.mock.contexts[0]).toBe(screen.getAllByRole('article', { name: 'Night guard' })[0]);
    // a phone shows the card below the view as well
    expect(screen.getAllByRole('article', { name: 'Night guard' })).toHaveLength(2);
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?section=job-search');
  });

  it('is led to from a card', async () => {
    const { user, card } = await open();
    await screen.findByText('3 jobs within 20 km');
    expect(card('Cook').queryByRole('button', { name: /Show in Nearby/ })).not.toBeInTheDocument();
    await user.click(card('Night guard').getByRole('button', { name: 'Show in Nearby: Night guard' }));
    expect((await dots()).getByRole('option', { selected: true })).toHaveAccessibleName(/Night guard/);
    expect(screen.getByRole('button', { name: 'Nearby' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('applying', () => {
  async function dialog(answers: Record<string, Answer> = {}) {
    const app = await open(answers);
    await screen.findByText('3 jobs within 20 km');
    await app.user.click(app.card('Counter helper').getByRole('button', { name: 'Apply: Counter helper' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    const write = () => app.user.type(inside.getByLabelText('Cover Message'), 'I live near by.');
    const send = () => app.user.click(inside.getByRole('button', { name: 'Submit Application' }));
    const attach = (file: File) => app.user.upload(inside.getByLabelText('Resume (optional)'), file);
    return { ...app, inside, write, send, attach };
  }

  it('needs a message that is not blank', async () => {
    const { user, inside } = await dialog();
    expect(inside.getByText('Kaveri Logistics')).toBeVisible();
    const submit = inside.getByRole('button', { name: 'Submit Application' });
    expect(submit).toBeDisabled();
    await user.type(inside.getByLabelText('Cover Message'), '   ');
    expect(submit).toBeDisabled();
    await user.type(inside.getByLabelText('Cover Message'), 'Hello');
    expect(submit).toBeEnabled();
  });

  it('sends message and resume, says so, and marks the job', async () => {
    const applied = { id: 'a', jobId: near.id, status: 'submitted' };
    let release: (answer: Response) => void = () => undefined;
    const { server, inside, write, send, attach, card } = await dialog({
      'POST /api/applications': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    await write();
    await attach(new File(['%PDF-1.7'], 'Asha Rao.PDF', { type: 'application/pdf' }));
    expect(inside.getByText('Asha Rao.PDF (1 KB)')).toBeVisible();
    await send();
    expect(inside.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    server.answer('GET /api/my-applications', () => [applied]);
    await waitFor(() => expect(server.of('POST /api/applications')).toHaveLength(1));
    release(Response.json(applied, { status: 201 }));
    expect(await toast('Application submitted!')).toHaveTextContent('Your application has been sent to the employer.');
    const sent = server.of('POST /api/applications')[0]?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ jobId: near.id, coverMessage: 'I live near by.' });
    expect((sent['resume'] as File).name).toBe('Asha Rao.PDF');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await card('Counter helper').findByText('You have applied')).toBeVisible();
    expect(card('Counter helper').queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  });

  it('sends plain JSON without a resume', async () => {
    const { server, write, send } = await dialog({ 'POST /api/applications': () => ({ id: 'a', jobId: near.id }) });
    await write();
    await send();
    await toast('Application submitted!');
    expect(server.of('POST /api/applications')[0]?.body).toEqual({
      jobId: near.id,
      coverMessage: 'I live near by.',
    });
  });

  it.each([
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'), 'File too large', 'smaller than 5MB'],
    ['of another kind', new File(['x'], 'cv.exe'), 'File not accepted', 'PDF, DOC or DOCX'],
  ])('refuses a resume that is %s before anything is sent', async (_name, file, title, text) => {
    const { user, inside } = await dialog();
    const input = inside.getByLabelText('Resume (optional)');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await toast(title)).toHaveTextContent(text);
    expect(inside.queryByText(/KB/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'its own words when the server fails',
      () => problem(500, 'Internal'),
      'Failed to submit application. Please try again.',
    ],
    [
      'the words of a refusal',
      () => problem(409, 'You have already applied to this job'),
      'You have already applied to this job',
    ],
  ])('that fails stays open, with %s', async (_name, answer, text) => {
    const { inside, write, send } = await dialog({ 'POST /api/applications': answer });
    await write();
    await send();
    expect(await toast('Error')).toHaveTextContent(text);
    expect(inside.getByLabelText('Cover Message')).toHaveValue('I live near by.');
  });
});

it('speaks Hindi', async () => {
  await i18n.changeLanguage('hi');
  fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    [SEARCH]: () => jobsAnswer([near, far]),
  });
  renderApp('/?section=job-search');
  expect(await screen.findByText('20 किमी के अंदर 2 जॉब')).toBeVisible();
  expect(screen.getByText('₹120–150 प्रति घंटा')).toBeVisible();
  expect(screen.getByText('पैसे नहीं बताए')).toBeVisible();
});
