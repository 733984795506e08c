import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fixToday } from '../../../../test/today';
import { aRequest, stateOf } from '../../../entities/interview/testing/requests';
import { positionStore } from '../../../entities/position/model/position-store';
import { openSection, toast } from './testing/open-section';

fixToday('2026-11-20T10:00:00Z');
afterEach(() => positionStore.reset());

const fixed = aRequest({ status: 'confirmed', confirmedTime: '2027-01-04T10:30:00.000Z', place: 'Front door' });
const PAGE = { section: 'request-interview' };

async function open(parameters: Record<string, string> = {}, requests = [fixed]) {
  const rest = Object.keys(parameters).length > 0 ? `&${new URLSearchParams(parameters)}` : '';
  const app = await openSection({ 'GET /api/interview-requests': () => requests }, rest);
  return {
    ...app,
    shown: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)),
    press: async (name: string) => app.user.click(await screen.findByRole('button', { name })),
    back: () => act(() => app.router.navigate(-1)),
  };
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each([
  ['the details of an interview', 'View Details', 'Delivery rider', {}],
  ['the form for another time', 'Suggest another time', 'Suggest another time', { sheet: 'propose' }],
  ['the form to cancel an interview', 'Cancel interview', 'Cancel this interview?', { sheet: 'cancel' }],
])('%s', (_what, button, title, more) => {
  const named = { ...PAGE, interview: fixed.id, ...more };

  it('is named in the URL while open, and Back closes it', async () => {
    const { press, shown, back } = await open();
    await press(button);
    await sheet(title);
    expect(shown()).toEqual(named);
    await back();
    await closed();
    expect(shown()).toEqual(PAGE);
  });

  it('is open after a reload; its close button stays on the page', async () => {
    const { user, shown } = await open({ interview: fixed.id, ...more });
    await user.click((await sheet(title)).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await closed();
    await waitFor(() => expect(shown()).toEqual(PAGE));
  });

  it('is shown for an interview below the newest five', async () => {
    const others = Array.from({ length: 5 }, () => aRequest({ job: { id: null, title: 'Cook', company: 'Udupi' } }));
    await open({ interview: fixed.id, ...more }, [...others, fixed]);
    await sheet(title);
  });

  it('is absent for an interview that no longer exists', async () => {
    await open({ interview: '00000000-0000-4000-8000-000000000000', ...more });
    await screen.findByRole('article', { name: 'Delivery rider' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the forms about an interview are not there once it is over', async () => {
  const over = aRequest({ status: 'cancelled' });
  for (const form of ['propose', 'cancel']) {
    const { unmount } = await open({ interview: over.id, sheet: form }, [over]);
    await screen.findByRole('article', { name: 'Delivery rider' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
  }
});

it('sending another time removes its form from the address', async () => {
  const { user, server, press, shown } = await open();
  server.answer(`POST /api/interview-requests/${fixed.id}/proposal`, () => stateOf(fixed));
  await press('Suggest another time');
  const form = await sheet('Suggest another time');
  fireEvent.input(form.getByLabelText('Day'), { target: { value: '2027-01-06' } });
  await user.click(form.getByRole('button', { name: 'Send new time' }));
  await toast('Time suggested');
  await closed();
  expect(shown()).toEqual(PAGE);
});

describe('the request for an interview', () => {
  const TITLE = 'Request Interview';

  it('names both its steps in the address; Back closes it at either', async () => {
    const { user, shown, back, openDialog } = await open();
    const dialog = await openDialog();
    expect(shown()).toEqual({ ...PAGE, ask: 'kind' });
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(shown()).toEqual({ ...PAGE, ask: 'waiter' });
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(shown()).toEqual({ ...PAGE, ask: 'kind' });
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await back();
    await closed();
    expect(shown()).toEqual(PAGE);
  });

  it('is at its second step after a reload, with its choice', async () => {
    const { user, openDialog, unmount } = await open();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^Waiter/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('radio', { name: 'By phone' }));
    unmount();
    const { shown } = await open({ ask: 'waiter' });
    const again = await sheet(TITLE);
    expect(again.getByText('Step 2 of 2: Waiter, how and when')).toBeVisible();
    expect(again.getByRole('radio', { name: 'By phone' })).toBeChecked();
    await user.click(again.getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(shown()).toEqual(PAGE));
  });

  it('asks for the kind of work where a link names one that does not exist', async () => {
    await open({ ask: 'astronaut' });
    expect((await sheet(TITLE)).getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});
