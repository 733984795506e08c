import { useSearchParams } from 'react-router-dom';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { JOB } from './useJobParam';

const REPORT = 'report';

/**
 * Returns whether the address shows the form to report a job. It names the job too, because the job beside a list may
 * be the default one.
 */
export function useReportParam(jobId: string) {
  const [address] = useSearchParams();
  const { value, open, close } = useOverlayParam(SHEET);
  return {
    isOpen: value === REPORT && address.get(JOB) === jobId,
    open: () => open(REPORT, { [JOB]: jobId }),
    close,
  };
}
