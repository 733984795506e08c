import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, fakeServer, outage, problem } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { fakeSmsCodes, noSmsCodes } from '../../../test/sms-codes';
import { fullPageNavigation } from '../../entities/session/model/full-page-navigation';

const SEND = 'POST /api/auth/send-phone-sign-up-code';
const SIGN_UP = 'POST /api/auth/sign-up-with-phone';

async function open(answers: Record<string, Answer> = {}, path = '/signup') {
  const server = fakeServer({ [SEND]: () => ({ accepted: true }), [SIGN_UP]: () => ({ verified: true }), ...answers });
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'With your mobile number' });
  const fill = (phone: string, name: string) => {
    fireEvent.input(screen.getByLabelText('Mobile number'), { target: { value: phone } });
    fireEvent.input(screen.getByLabelText('Your name'), { target: { value: name } });
  };
  const send = () => app.user.click(screen.getByRole('button', { name: 'Send code' }));
  return { ...app, server, fill, send };
}
async function atTheCode(answers: Record<string, Answer> = {}, path?: string) {
  const app = await open(answers, path);
  app.fill('98450 12345', 'Asha Rao');
  await app.send();
  return { ...app, field: await screen.findByLabelText('Code') };
}

describe('the sign-up with a phone number', () => {
  let leave: jest.SpiedFunction<typeof fullPageNavigation.to>;
  beforeEach(() => {
    leave = jest.spyOn(fullPageNavigation, 'to').mockImplementation(() => undefined);
  });
  afterEach(noSmsCodes);

  it('is before the sign-up with email and password, on the same page', async () => {
    await open();
    const [first, second] = screen.getAllByRole('heading', { level: 2 });
    expect([first, second].map((heading) => heading?.textContent)).toEqual([
      'With your mobile number',
      'With email and password',
    ]);
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeVisible();
  });

  it.each(['98450 12345', '+91-98450-12345', '0 98450 12345'])('sends a code to %s', async (typed) => {
    const { server, fill, send } = await open();
    fill(typed, 'Asha');
    await send();
    expect(await screen.findByText('We sent a code to +919845012345 by SMS.')).toBeVisible();
    expect(server.of(SEND)[0]?.body).toEqual({ phone: '+919845012345' });
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
  });

  it.each([
    ['98450', 'Asha', 'Mobile number', 'Please enter your 10-digit mobile number'],
    ['98450 12345', '  ', 'Your name', 'Please enter your name'],
  ])('requires the missing input in "%s" of "%s", before any call', async (phone, name, label, words) => {
    const { server, fill, send } = await open();
    fill(phone, name);
    await send();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(server.of(SEND)).toHaveLength(0);
  });

  it('submits the code with its last digit, and continues signed in', async () => {
    const { server, user, field } = await atTheCode({}, '/signup?ref=ABCD2345');
    expect(field).toHaveFocus();
    await user.type(field, '12345');
    expect(server.of(SIGN_UP)).toHaveLength(0);
    await user.type(field, '6');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login?role=job-seeker&after=sign-up'));
    expect(server.of(SIGN_UP).map(({ body }) => body)).toEqual([
      { phone: '+919845012345', code: '123456', name: 'Asha Rao', side: 'job_seeker', referralCode: 'ABCD2345' },
    ]);
    expect(sessionStorage.getItem('phone-signup')).toBeNull();
  });

  it('submits the code that the browser reads from its text', async () => {
    const texts = fakeSmsCodes();
    const { server } = await atTheCode();
    await texts.arrives('123456');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login?role=job-seeker&after=sign-up'));
    expect(server.of(SIGN_UP).map(({ body }) => body)).toEqual([
      { phone: '+919845012345', code: '123456', name: 'Asha Rao', side: 'job_seeker' },
    ]);
  });

  it('waits for the text of each code that was sent, and for none at the number', async () => {
    const texts = fakeSmsCodes();
    const { server, user, field } = await atTheCode({ [SIGN_UP]: () => problem(400, 'Invalid verification code') });
    await texts.arrives('000000');
    expect((await screen.findAllByText('Invalid verification code'))[0]).toBeVisible();
    expect(field).toHaveValue('');
    server.answer(SIGN_UP, () => ({ verified: true }));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(texts.isAwaited()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(texts.isAwaited()).toBe(false);
    expect(texts.waits()).toBe(2);
  });

  it('has the browser fill in number and name, and offer the code, on keys for digits', async () => {
    const { fill, send } = await open();
    const phone = screen.getByLabelText('Mobile number');
    expect(phone).toHaveAttribute('autocomplete', 'tel');
    expect(phone).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText('Your name')).toHaveAttribute('autocomplete', 'name');
    fill('98450 12345', 'Asha');
    await send();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
  });

  it('leads employers to their side', async () => {
    const app = await open();
    await app.user.click(screen.getByLabelText('Hire people'));
    app.fill('98450 12345', 'Asha');
    await app.send();
    await app.user.type(await screen.findByLabelText('Code'), '123456');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/login?role=employer&after=sign-up'));
  });

  it('knows the side that the address names', async () => {
    await open({}, '/signup?role=employer');
    expect(screen.getByLabelText('Hire people')).toBeChecked();
  });

  it('reports a wrong code, and accepts the next one', async () => {
    const { server, user, field } = await atTheCode({ [SIGN_UP]: () => problem(400, 'Invalid verification code') });
    await user.type(field, '000000');
    expect((await screen.findAllByText('Invalid verification code'))[0]).toBeVisible();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
    server.answer(SIGN_UP, () => ({ verified: true }));
    await user.type(field, '123456');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  });

  it('sends another code, or shows why it does not', async () => {
    const { server, user } = await atTheCode();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/We sent a new code to/)).toBeVisible();
    server.answer(SEND, () => problem(429, 'We already sent a code.'));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect((await screen.findAllByText('We already sent a code.'))[0]).toBeVisible();
  });

  it('stays at the number when no code can be sent, in the words of the server or its own', async () => {
    const { server, fill, send } = await open({ [SEND]: () => problem(429, 'Wait a little.') });
    fill('98450 12345', 'Asha');
    await send();
    expect(await screen.findByText('Wait a little.')).toBeVisible();
    server.answer(SEND, () => outage());
    await send();
    expect(await screen.findByText("We couldn't send the code. Please try again.")).toBeVisible();
  });

  it('returns to the number', async () => {
    const { user } = await atTheCode();
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Mobile number')).toBeVisible();
    expect(sessionStorage.getItem('phone-signup')).toBeNull();
  });
});
