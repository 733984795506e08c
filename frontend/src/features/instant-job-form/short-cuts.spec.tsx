import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoard, anInstantJob, instantAnswers } from '../../../test/instant-jobs';
import { aSeeker } from '../../../test/people';
import { openInstantForm, POSTED, toastSaying } from './testing/open-instant-form';

// jsdom does not scroll
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const REGULARS = ['Manju K.', 'Farida S.', 'Raju T.', 'Asha R.'].map((name) => ({
  name,
  category: 'event_staff',
  lastWorkedAt: '2026-11-01T10:00:00.000Z',
  jobs: 2,
}));

describe('short cuts of the instant form', () => {
  it('name the work and its category with one touch, and take the place of the last job with another', async () => {
    const last = anInstantJob({ status: 'expired', location: 'Indiranagar, Bengaluru' });
    const { form, user, submit, posted } = await openInstantForm(instantAnswers([last]));
    await user.click(form.getByRole('button', { name: 'Waiter' }));
    await user.click(form.getByRole('button', { name: 'Same place: Indiranagar, Bengaluru' }));
    await submit();
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({ title: 'Waiter', category: 'food_service', location: 'Indiranagar, Bengaluru' });
  });

  it('ask those first who worked well, by their names', async () => {
    const { form, fill, user, submit, posted } = await openInstantForm({
      'GET /api/instant-jobs/regulars': () => REGULARS,
    });
    await fill();
    const ask = await form.findByRole('switch', { name: 'First ask people who worked well for you' });
    expect(ask).toHaveAccessibleDescription(
      'Manju K., Farida S., Raju T. and 1 more. They hear about it 10 minutes before everyone else.',
    );
    await user.click(ask);
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ askRegularsFirst: true }));
  });

  it('fill it in like an earlier job, for the same people first', async () => {
    const last = aBoard({ status: 'expired', title: 'Night watch', category: 'security', openings: 2 });
    const { form, router } = await openInstantForm(
      { ...instantAnswers([last]), 'GET /api/instant-jobs/regulars': () => REGULARS },
      `/instant-requests?tab=post&again=${last.id}&first=1`,
    );
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Night watch'));
    expect(form.getByRole('radio', { name: /^Security/ })).toBeChecked();
    expect(form.getByLabelText('Minimum pay')).toHaveValue('150');
    expect(await form.findByRole('switch')).toBeChecked();
    expect(router.state.location.search).toBe('?tab=post');
  });
});

describe('somebody who only looks for work', () => {
  it('is asked once, becomes an employer, and the job is posted', async () => {
    const user = aSeeker();
    const {
      fill,
      submit,
      posted,
      server,
      user: hand,
    } = await openInstantForm({
      'GET /api/auth/user': () => user,
      'POST /api/user/roles': () => ({ ...user, role: 'both' }),
      [`GET /api/instant-jobs/${POSTED.id}`]: () => aBoard({ id: POSTED.id }),
    });
    expect(server.of('GET /api/instant-jobs')).toHaveLength(0);
    await fill();
    await submit();
    const question = within(await screen.findByRole('dialog', { name: 'Hire with this account?' }));
    expect(posted()).toBeUndefined();
    await hand.click(question.getByRole('button', { name: 'Start hiring and post' }));
    expect(await toastSaying('Job Posted Successfully')).toBeVisible();
    expect(server.of('POST /api/user/roles')[0]?.body).toEqual({ role: 'employer' });
    expect(server.of('POST /api/instant-jobs')).toHaveLength(1);
  });

  it('posts nothing when they leave it', async () => {
    const { fill, submit, server, user, form } = await openInstantForm({ 'GET /api/auth/user': () => aSeeker() });
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of('POST /api/user/roles')).toHaveLength(0);
    expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
    expect(form.getByLabelText('Job title')).toHaveValue('Waiter for this evening');
  });
});
