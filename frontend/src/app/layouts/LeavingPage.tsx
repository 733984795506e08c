import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { KeepAccount } from '../../features/profile/components/KeepAccount';
import { EndedSessionSheet } from './EndedSessionSheet';

/** The page of an account that is scheduled for deletion, with the sign-in that its export may require. */
export function LeavingPage({ user, dueAt }: { user: CurrentUser; dueAt: string }) {
  return (
    <>
      <KeepAccount dueAt={dueAt} />
      <EndedSessionSheet user={user} />
    </>
  );
}
