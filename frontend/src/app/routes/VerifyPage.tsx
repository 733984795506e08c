import { VerifyRecord } from '../../features/verify-record/components/VerifyRecord';
import { useStoredFiles } from '../useStoredFiles';

/** Checks a work record, with and without a network: the service worker stores the files of this page for visitors, too. */
export default function VerifyPage() {
  useStoredFiles();
  return <VerifyRecord />;
}
