import { useState } from 'react';
import { sessionApi } from '../../../shared/session/session-api';
import { useSession } from '../../../shared/session/useSession';

/** Asks an applicant whose first name is not known for it; nobody has to say it. */
export function useFirstName() {
  const { user } = useSession();
  // it stays while the sheet is open, also when the name is known by then
  const [asked] = useState(user !== undefined && user.firstName.trim() === '');
  const [name, setName] = useState('');
  const [keepName, { isLoading }] = sessionApi.useSetNameMutation();
  return {
    asked,
    name,
    setName,
    saving: isLoading,
    /** Keeps what was typed as the name of the account; throws when the server refuses it. */
    save: async (): Promise<void> => {
      const firstName = name.trim();
      if (!asked || firstName === '' || firstName === user?.firstName) return;
      await keepName({ setName: { firstName, lastName: user?.lastName ?? '' } }).unwrap();
    },
  };
}
