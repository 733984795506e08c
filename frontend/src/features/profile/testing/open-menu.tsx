import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { makeWrapper } from '../../../../test/render-app';
import { loadTexts } from '../../../shared/i18n/i18n';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { useSession } from '../../../entities/session/hooks/useSession';
import { AccountDrawer } from '../components/AccountDrawer';

function Menu() {
  const { user } = useSession();
  return user ? <AccountDrawer user={user} side="job_seeker" /> : null;
}

/** Opens the profile menu of an account at the panel that the address names, without the page behind it. */
export async function openMenu(account: CurrentUser = aSeeker(), answers: Record<string, Answer> = {}, named = 'menu') {
  let user = account;
  const server = fakeServer({ 'GET /api/auth/user': () => user, ...answers });
  await loadTexts('profile', 'job');
  const router = createMemoryRouter([{ path: '/', element: <Menu /> }], { initialEntries: [`/?account=${named}`] });
  overlayHistory.attachRouter(router);
  render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  const person = userEvent.setup({ delay: null });
  const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
  return {
    user: person,
    server,
    router,
    menu,
    /** Replaces the account that the server returns from now on. */
    account: (next: CurrentUser) => {
      user = next;
      return next;
    },
    select: (name: string) => person.click(menu.getByRole('button', { name })),
    /** Replaces the text of a field. */
    fill: async (label: string, text: string) => {
      const field = menu.getByLabelText(label);
      await person.clear(field);
      await person.type(field, text);
    },
    save: () => person.click(menu.getByRole('button', { name: 'Save' })),
  };
}
