import { useState } from 'react';
import { sessionApi } from '../../../entities/session/session-api';
import { useSession } from '../../../entities/session/hooks/useSession';

/** Asks an applicant with an unknown first name for it; the answer is optional. */
export function useFirstName() {
  const { user } = useSession();
  // the field stays while the sheet is open, even if the name becomes known
  const [asked] = useState(user !== undefined && user.firstName.trim() === '');
  const [name, setName] = useState('');
  const [keepName, { isLoading }] = sessionApi.useSetNameMutation();
  return {
    asked,
    name,
    setName,
    saving: isLoading,
    /** Stores the typed text as the name of the account; throws if the server refuses it. */
    save: async (): Promise<void> => {
      const firstName = name.trim();
      if (!asked || firstName === '' || firstName === user?.firstName) return;
      await keepName({ setName: { firstName, lastName: user?.lastName ?? '' } }).unwrap();
    },
  };
}
