import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';

const STATE = 'GET /api/staff/second-factor';
const BEGIN = 'POST /api/staff/second-factor';
const CONFIRM = 'POST /api/staff/second-factor/confirmation';
const VERIFY = 'POST /api/staff/second-factor/verification';
const LIST = 'GET /api/admin/support-requests';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = Array.from({ length: 10 }, (_none, index) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHJK'[index]}`);

const state = (name: string, recoveryCodesLeft = 10) => ({ state: name, recoveryCodesLeft });
const wrong = () => problem(400, 'This code is wrong.', 'auth.staff.wrongCode');

function open(first: object, answers: Record<string, Answer> = {}, address = '/admin') {
  const server = fakeServer({
    'GET /api/auth/user': () => anEmployer({ staffRole: 'support', email: 'meena@example.com' }),
    [STATE]: () => first,
    [LIST]: () => [],
    [BEGIN]: () => ({ secret: SECRET, uri: `otpauth://totp/Nukkad:meena?secret=${SECRET}` }),
    ...answers,
  });
  return { ...renderApp(address), server };
}
const theParts = () => screen.findByText('No requests here');
const theField = (name: string) => screen.findByRole('textbox', { name });
const bodies = (server: ReturnType<typeof fakeServer>, call: string) => server.of(call).map(({ body }) => body);

describe('the second factor on the staff page', () => {
  afterEach(() => void jest.useRealTimers());

  it('is not requested again after its verification', async () => {
    open(state('given'));
    await theParts();
    expect(screen.queryByText('Enter your code')).not.toBeInTheDocument();
  });

  it('is set up with a picture or a key, then a code, and shows the recovery codes until they are confirmed as saved', async () => {
    const { user, server } = open(state('set-up', 0), {
      [CONFIRM]: () => {
        server.answer(STATE, () => state('given'));
        return { recoveryCodes: CODES };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(await theField('Or type this key into the app')).toHaveValue('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    expect(server.of(LIST)).toEqual([]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code from your app' })).toHaveFocus());
    await user.keyboard('123456');
    const heading = await screen.findByRole('heading', { name: 'Keep these recovery codes' });
    expect(heading).toHaveFocus();
    expect(bodies(server, CONFIRM)).toEqual([{ code: '123456' }]);
    const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied.mock.calls).toEqual([[CODES.join('\n')]]);
    expect(server.of(LIST)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await theParts();
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  it('has its recovery codes selected where the browser blocks copying by pages', async () => {
    const { user } = open(state('set-up', 0), { [CONFIRM]: () => ({ recoveryCodes: CODES }) });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await user.type(await theField('Code from your app'), '123456');
    await screen.findByRole('list', { name: 'Recovery codes' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await screen.findByText(/The codes are selected/)).toBeVisible();
    expect(window.getSelection()?.toString()).toContain(CODES[9]);
  });

  it('shows why the set-up did not start, and offers a retry', async () => {
    const { user, server } = open(state('set-up', 0), { [BEGIN]: () => problem(409, 'It is set up already.') });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('It is set up already.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
    expect(server.of(BEGIN)).toHaveLength(1);
  });

  it('has a numeric field with autofill, submits the code with its last digit, and shows the parts', async () => {
    const { user, server } = open(state('code'), {
      [VERIFY]: () => state('given'),
    });
    const field = await theField('Code from your app');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.keyboard('123 45');
    expect(server.of(VERIFY)).toEqual([]);
    await user.keyboard('6');
    await theParts();
    expect(bodies(server, VERIFY)).toEqual([{ code: '123 456' }]);
  });

  it('shows the error of a code, and empties the field for the next one', async () => {
    const { user, server } = open(state('code'), { [VERIFY]: wrong });
    const field = await theField('Code from your app');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter the code')).toBeVisible();
    expect(server.of(VERIFY)).toEqual([]);
    await user.type(field, '111111');
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('This code is wrong.');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.keyboard('2');
    expect(screen.queryByText('This code is wrong.')).not.toBeInTheDocument();
    expect(server.of(LIST)).toEqual([]);
  });

  it('accepts a recovery code instead, while there are any', async () => {
    const { user, server } = open(state('code', 1), { [VERIFY]: () => state('given', 0) });
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = await theField('Recovery code');
    expect(field).toHaveFocus();
    expect(field).not.toHaveAttribute('inputmode');
    expect(screen.getByText('1 recovery code left')).toBeVisible();
    await user.keyboard(`${CODES[0]}{Enter}`);
    await waitFor(() => expect(bodies(server, VERIFY)).toEqual([{ code: CODES[0] }]));
  });

  it('offers no recovery code when none is left', async () => {
    open(state('code', 0));
    await theField('Code from your app');
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
  });

  it('is required by a new sign-in after inactivity, which returns to the open part', async () => {
    const { server } = open(state('sign-in'), {}, '/admin?section=queues');
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(pathname).toBe('/api/login');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ after: 'idle', returnTo: '/admin?section=queues', email: 'meena@example.com' },
    });
    expect(screen.getByText(/for 30 minutes/)).toBeVisible();
    expect(server.of('GET /api/admin/queues')).toEqual([]);
  });

  it('replaces the parts when a call is refused without it', async () => {
    const { user, server } = open(state('given'), { 'GET /api/admin/queues': () => [] }, '/admin?section=queues');
    await screen.findByRole('list', { name: 'Queues' });
    server.answer(STATE, () => state('sign-in'));
    server.answer('GET /api/admin/queues', () => problem(403, 'Nothing was done here.', 'auth.staff.staffIdle'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Queues' })).not.toBeInTheDocument();
  });

  it('replaces the parts on an idle page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { server } = open(state('given'));
    await theParts();
    server.answer(STATE, () => state('sign-in'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
    expect(screen.queryByText('No requests here')).not.toBeInTheDocument();
  });

  it('shows that its state is unknown, and offers a retry', async () => {
    const { user, server } = open(state('given'), { [STATE]: () => problem(500, 'Something went wrong') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(STATE, () => state('given'));
    await user.click(again);
    await theParts();
  });
});
