import { useEffect } from 'react';
import { VerifyRecord } from '../../features/verify-record/components/VerifyRecord';
import { storeFilesForOffline } from '../store-files-for-offline';

/** Checks a work record, with and without a network: the service worker stores the files of this page for visitors, too. */
export default function VerifyPage() {
  useEffect(() => {
    const store = (): void => void storeFilesForOffline();
    if (document.readyState === 'complete') store();
    else window.addEventListener('load', store, { once: true });
  }, []);
  return <VerifyRecord />;
}
