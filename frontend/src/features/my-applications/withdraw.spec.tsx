import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../test/fake-server';
import { anApplication, card, JOB, openApplications as open, toast } from './testing/open-applications';

const LIST = 'GET /api/my-applications';
const one = anApplication();
const WITHDRAW = `POST /api/applications/${one.id}/withdraw`;
const ADDRESS = `?section=applications&application=${one.id}&sheet=withdraw`;
const NAMED = ADDRESS.replace('?section=applications', '');

const ask = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click((await card()).getByRole('button', { name: 'Withdraw' }));
const question = async () => within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('an application', () => {
  it('is withdrawn after a confirmation, and the list shows it', async () => {
    const { user, server, router } = await open(() => [one], { [WITHDRAW]: () => ({ ...one, status: 'withdrawn' }) });
    await ask(user);
    const shown = await question();
    expect(shown.getByText(/can't apply to this job again/)).toBeVisible();
    server.answer(LIST, () => [{ ...one, status: 'withdrawn' }]);
    await user.click(shown.getByRole('button', { name: 'Yes, withdraw' }));
    await toast('Application withdrawn');
    await waitFor(async () => expect((await card()).getByText('Withdrawn')).toBeVisible());
    expect(server.of(LIST)).toHaveLength(2);
    await closed();
    await waitFor(() => expect(router.state.location.search).toBe('?section=applications'));
  });

  it('stays when the user keeps it, and when withdrawing fails', async () => {
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

describe('the question whether to withdraw', () => {
  it('has an address, which Back leaves', async () => {
    const { user, router } = await open(() => [one]);
    await ask(user);
    await question();
    expect(router.state.location.search).toBe(ADDRESS);
    await act(() => router.navigate(-1));
    await closed();
    expect(router.state.location.search).toBe('?section=applications');
  });

  it('stays closed in an address that names an application alone', async () => {
    await open(() => [one], {}, `&application=${one.id}`);
    expect((await card()).getByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens from its link, for an application further down too', async () => {
    const { user, router, server } = await open(
      ({ query }) =>
        query.get('cursor') === 'next'
          ? [one]
          : Response.json(
              [anApplication({ id: '9d0e0000-0000-4000-8000-000000000002', job: { ...JOB, title: 'Cook' } })],
              {
                headers: { Link: '</api/my-applications?cursor=next>; rel="next"' },
              },
            ),
      {},
      NAMED,
    );
    const shown = await question();
    expect(shown.getByText(/“Delivery rider”/)).toBeVisible();
    expect(server.of(LIST)).toHaveLength(2);
    await user.click(shown.getByRole('button', { name: 'Keep it' }));
    await closed();
    await waitFor(() => expect(router.state.location.search).toBe('?section=applications'));
  });

  it.each([
    ['decided by now', [anApplication({ status: 'hired' })]],
    ['gone', [anApplication({ id: '9d0e0000-0000-4000-8000-000000000002' })]],
    ['missing, with all others', []],
  ])('leaves the address if the application is %s', async (_what, applications) => {
    const { router } = await open(() => applications, {}, NAMED);
    await waitFor(() => expect(router.state.location.search).toBe('?section=applications'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
