import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApplicationTo } from '../../../test/applications';
import { type Answer, outage, problem } from '../../../test/fake-server';
import { noDevice } from '../../../test/geolocation';
import { far, near, openJobSearch, toastOf } from '../../../test/job-search';
import { aSeeker } from '../../../test/people';
import { offlineState } from '../../entities/offline/model/offline-state';
import { aQueueEntry } from '../../entities/offline/testing/queue-entries';
import { positionStore } from '../../entities/position/model/position-store';

beforeEach(() => positionStore.reset());
afterEach(noDevice);

describe('applying', () => {
  async function dialog(answers: Record<string, Answer> = {}) {
    const app = await openJobSearch(answers);
    await screen.findByText('3 jobs within 20 km');
    await app.user.click(app.card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    await app.user.click(await screen.findByRole('button', { name: 'Apply' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    await inside.findByLabelText('Cover Message');
    const write = () => app.user.type(inside.getByLabelText('Cover Message'), 'I live near by.');
    const send = () => app.user.click(inside.getByRole('button', { name: 'Submit Application' }));
    const attach = (file: File) => app.user.upload(inside.getByLabelText('Resume (optional)'), file);
    return { ...app, inside, write, send, attach };
  }

  it('requires a message that is not blank', async () => {
    const { user, inside } = await dialog();
    expect(inside.getByText('Kaveri Logistics')).toBeVisible();
    const submit = inside.getByRole('button', { name: 'Submit Application' });
    expect(submit).toBeDisabled();
    await user.type(inside.getByLabelText('Cover Message'), '   ');
    expect(submit).toBeDisabled();
    await user.type(inside.getByLabelText('Cover Message'), 'Hello');
    expect(submit).toBeEnabled();
  });

  describe('from the details', () => {
    const openDetails = async (answers: Record<string, Answer> = {}) => {
      const app = await openJobSearch(answers);
      await screen.findByText('3 jobs within 20 km');
      await app.user.click(app.card('Counter helper').getByRole('button', { name: 'Counter helper' }));
      await screen.findByRole('button', { name: 'Apply' });
      return app;
    };
    const SENTENCES = { name: 'Tap what is true, and apply' };

    it('opens the form with the ready sentence that a user without applications presses', async () => {
      const { user } = await openDetails();
      const sentences = within(await screen.findByRole('group', SENTENCES));
      await user.click(sentences.getByRole('button', { name: 'I live nearby' }));
      expect(await screen.findByLabelText('Cover Message')).toHaveValue('I live nearby.');
      expect(screen.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
    });

    it('offers no sentence to a user with an application, whose form has the previous message', async () => {
      const { user } = await openDetails({ 'GET /api/my-applications': () => [anApplicationTo(far)] });
      await user.click(screen.getByRole('button', { name: 'Apply' }));
      expect(await screen.findByLabelText('Cover Message')).toHaveValue('I live near by.');
      // the application is known now; the details stay behind the form
      expect(screen.queryByText(SENTENCES.name)).not.toBeInTheDocument();
    });
  });

  it('sends message and resume, shows a confirmation, and marks the job', async () => {
    const applied = anApplicationTo(near);
    let release: (answer: Response) => void = () => undefined;
    const { server, inside, write, send, attach, card } = await dialog({
      'POST /api/applications': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    await write();
    await attach(new File(['%PDF-1.7'], 'Asha Rao.PDF', { type: 'application/pdf' }));
    expect(inside.getByText('Asha Rao.PDF (1 KB)')).toBeVisible();
    await send();
    expect(inside.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    act(() => offlineState.update({ entries: [aQueueEntry({ operation: 'createApplication' })] }));
    expect(inside.getByRole('button', { name: 'Waiting for network' })).toBeDisabled();
    act(() => offlineState.clear());
    server.answer('GET /api/my-applications', () => [applied]);
    await waitFor(() => expect(server.of('POST /api/applications')).toHaveLength(1));
    release(Response.json(applied, { status: 201 }));
    expect(await toastOf('Application submitted!')).toHaveTextContent(
      'Your application has been sent to the employer.',
    );
    const sent = server.of('POST /api/applications')[0]?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ jobId: near.id, coverMessage: 'I live near by.' });
    expect((sent['resume'] as File).name).toBe('Asha Rao.PDF');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await card('Counter helper').findByText('Applied')).toBeVisible();
  });

  it('sends plain JSON without a resume', async () => {
    const { server, write, send } = await dialog({ 'POST /api/applications': () => anApplicationTo(near) });
    await write();
    await send();
    await toastOf('Application submitted!');
    expect(server.of('POST /api/applications')[0]?.body).toEqual({
      jobId: near.id,
      coverMessage: 'I live near by.',
    });
  });

  describe('by a user without a known name', () => {
    const nameless = aSeeker({ firstName: '', lastName: '', email: null, phone: '+919845012345' });
    const answers = {
      'GET /api/auth/user': () => nameless,
      'POST /api/user/name': () => ({ ...nameless, firstName: 'Imran' }),
      'POST /api/applications': () => anApplicationTo(near),
    };
    const NAME = 'Your first name';

    it('asks for the first name, and stores it before the application is sent', async () => {
      const { user, server, inside, write, send } = await dialog(answers);
      await user.type(inside.getByLabelText(NAME), ' Imran ');
      await write();
      await send();
      await toastOf('Application submitted!');
      expect(server.of('POST /api/user/name').map(({ body }) => body)).toEqual([{ firstName: 'Imran', lastName: '' }]);
      const calls = server.calls.map(({ call }) => call);
      expect(calls.indexOf('POST /api/user/name')).toBeLessThan(calls.indexOf('POST /api/applications'));
    });

    it('sends the application without a name as well', async () => {
      const { server, write, send } = await dialog(answers);
      await write();
      await send();
      await toastOf('Application submitted!');
      expect(server.of('POST /api/user/name')).toEqual([]);
    });

    it('sends nothing while the name is refused, and retains the typed text', async () => {
      const { user, server, inside, write, send } = await dialog({
        ...answers,
        'POST /api/user/name': () => problem(400, 'A name has letters.'),
      });
      await user.type(inside.getByLabelText(NAME), '123');
      await write();
      await send();
      expect(await toastOf('Error')).toHaveTextContent('A name has letters.');
      expect(server.of('POST /api/applications')).toEqual([]);
      expect(inside.getByLabelText(NAME)).toHaveValue('123');
    });
  });

  it('does not ask for a name that is known', async () => {
    const { inside } = await dialog();
    expect(inside.queryByLabelText('Your first name')).not.toBeInTheDocument();
  });

  const before = anApplicationTo(far, {
    ...{ status: 'viewed', coverMessage: 'I live nearby.', resume: { name: 'asha.pdf', size: 2048 } },
  });

  it('offers the last message and resume, which one press sends', async () => {
    const { server, inside, send } = await dialog({
      'GET /api/my-applications': () => [before],
      'POST /api/applications': () => anApplicationTo(near),
    });
    expect(inside.getByLabelText('Cover Message')).toHaveValue('I live nearby.');
    expect(inside.getByText('This is what you wrote last time. Send it, or change it.')).toBeVisible();
    expect(inside.getByText('asha.pdf')).toBeVisible();
    await send();
    await toastOf('Application submitted!');
    expect(server.of('POST /api/applications')[0]?.body).toEqual({
      jobId: near.id,
      coverMessage: 'I live nearby.',
      resumeFrom: before.id,
    });
  });

  it('says that the last message did not load, and offers it after another attempt', async () => {
    const { user, server, inside } = await dialog({ 'GET /api/my-applications': outage });
    expect(await inside.findByText('What you wrote last time did not load.')).toBeVisible();
    expect(inside.getByLabelText('Cover Message')).toHaveValue('');
    server.answer('GET /api/my-applications', () => [before]);
    await user.click(inside.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inside.getByLabelText('Cover Message')).toHaveValue('I live nearby.'));
    expect(inside.getByText('asha.pdf')).toBeVisible();
    expect(inside.queryByText('What you wrote last time did not load.')).not.toBeInTheDocument();
  });

  it('keeps a chosen file in view when the last resume loads later', async () => {
    const { user, server, inside, attach } = await dialog({ 'GET /api/my-applications': outage });
    await attach(new File(['x'], 'new.pdf', { type: 'application/pdf' }));
    server.answer('GET /api/my-applications', () => [before]);
    await user.click(await inside.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inside.getByLabelText('Cover Message')).toHaveValue('I live nearby.'));
    expect(inside.getByText(/^new\.pdf/)).toBeVisible();
    expect(inside.queryByText('asha.pdf')).not.toBeInTheDocument();
  });

  it('allows the last resume to be removed', async () => {
    const { user, server, inside, send } = await dialog({
      'GET /api/my-applications': () => [before],
      'POST /api/applications': () => anApplicationTo(near),
    });
    await user.click(inside.getByRole('button', { name: 'Change' }));
    expect(inside.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await send();
    await toastOf('Application submitted!');
    expect(server.of('POST /api/applications')[0]?.body).not.toHaveProperty('resumeFrom');
  });

  it('adds ready sentences to the message, and removes them', async () => {
    const { user, inside } = await dialog();
    const message = inside.getByLabelText('Cover Message');
    await user.click(inside.getByRole('button', { name: 'I can start today' }));
    await user.click(inside.getByRole('button', { name: 'I live nearby' }));
    expect(message).toHaveValue('I can start today. I live nearby.');
    expect(inside.getByRole('button', { name: 'I live nearby', pressed: true })).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'I can start today' }));
    expect(message).toHaveValue('I live nearby.');
    expect(inside.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
    await user.click(inside.getByRole('button', { name: 'I live nearby' }));
    expect(inside.getByRole('button', { name: 'Submit Application' })).toBeDisabled();
  });

  it.each([
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'), 'File too large', 'smaller than 5MB'],
    ['of another kind', new File(['x'], 'cv.exe'), 'File not accepted', 'PDF, DOC or DOCX'],
  ])('refuses a resume that is %s before anything is sent', async (_name, file, title, text) => {
    const { user, inside } = await dialog();
    const input = inside.getByLabelText('Resume (optional)');
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await toastOf(title)).toHaveTextContent(text);
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
  ])('stays open after a failure, with %s', async (_name, answer, text) => {
    const { inside, write, send } = await dialog({ 'POST /api/applications': answer });
    await write();
    await send();
    expect(await toastOf('Error')).toHaveTextContent(text);
    expect(inside.getByText(`${text} Your message is still here.`)).toBeVisible();
    expect(inside.getByLabelText('Cover Message')).toHaveValue('I live near by.');
  });
});
