import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { anApplication, card, openApplications as open, toast } from './testing/open-applications';

const LIST = 'GET /api/my-applications';
const one = anApplication();
const WITHDRAW = `POST /api/applications/${one.id}/withdraw`;

const ask = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click((await card()).getByRole('button', { name: 'Withdraw' }));
const question = async () => within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('an application', () => {
  it('is withdrawn after a question, and the list shows it', async () => {
    const { user, server } = await open(() => [one], { [WITHDRAW]: () => ({ ...one, status: 'withdrawn' }) });
    await ask(user);
    const shown = await question();
    expect(shown.getByText(/can't apply to this job again/)).toBeVisible();
    server.answer(LIST, () => [{ ...one, status: 'withdrawn' }]);
    await user.click(shown.getByRole('button', { name: 'Yes, withdraw' }));
    await toast('Application withdrawn');
    await waitFor(async () => expect((await card()).getByText('Withdrawn')).toBeVisible());
    expect(server.of(LIST)).toHaveLength(2);
    await closed();
  });

  it('stays when it is kept, and when withdrawing fails', async () => {
    const { user, server } = await open(() => [one], {
      [WITHDRAW]: () => problem(409, 'This application cannot be changed now.'),
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(server.of(WITHDRAW)).toHaveLength(0);
    await closed();
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    expect(await toast('Not withdrawn')).toHaveTextContent('This application cannot be changed now.');
    expect((await card()).getByText('Sent')).toBeVisible();
  });
});
