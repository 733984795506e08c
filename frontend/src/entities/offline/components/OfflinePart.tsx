import { type CurrentUser, hasSide } from '@nukkad/contract/accounts/users';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { openAccount, type PageStore } from '../model/follow-offline';
import { OfflineStatus } from './OfflineStatus';

/** Keeps what the account sees, sends what waits, and says both in the band at the top. */
export function OfflinePart({ user: { id, role } }: { user: CurrentUser }) {
  const store = useStore() as unknown as PageStore;
  const account = useMemo(() => ('indexedDB' in window ? openAccount(store, id) : null), [store, id]);
  const isSeeker = hasSide(role, 'job_seeker');
  useEffect(() => account?.follow(isSeeker), [account, isSeeker]);
  return <OfflineStatus queue={account?.queue ?? null} />;
}
