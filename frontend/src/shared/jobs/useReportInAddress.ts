import { useSearchParams } from 'react-router-dom';
import { SHEET } from '../overlay/sheet-parameter';
import { useNamedOverlay } from '../overlay/useNamedOverlay';
import { JOB } from './useJobInAddress';

const REPORT = 'report';

/** Whether the address shows the form to report a job. It names the job too: beside a list one is shown that nobody chose. */
export function useReportInAddress(jobId: string) {
  const [address] = useSearchParams();
  const { value, open, close } = useNamedOverlay(SHEET);
  return {
    isOpen: value === REPORT && address.get(JOB) === jobId,
    open: () => open(REPORT, { [JOB]: jobId }),
    close,
  };
}
