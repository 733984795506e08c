import Box from '@mui/material/Box';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useState } from 'react';
import { INSTANT_JOB } from '../../../../entities/hiring/paths';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { ListSkeleton } from '../../../../shared/ui/ListSkeleton';
import { useInstantJobs } from '../hooks/useInstantJobs';
import { InstantJobBoard } from './InstantJobBoard';
import { EarlierJobs, NoJobs, RunningJobs } from './InstantJobList';

interface Props {
  isEmployer: boolean;
  /** The form; it reports the posted job. */
  form: (parts: { onPosted: (job: PostedInstantJob) => void }) => ReactNode;
  /** Upcoming and current work, and closed work; `workKnown` once it is loaded. */
  workKnown: boolean;
  workNow: ReactNode;
  workDone: ReactNode;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' } as const;

/**
 * The employer's side of instant work: a form, and the jobs with their boards. The address names the job with the open
 * board: on a phone the board replaces the rest until the user goes back, on a desktop it is beside the form.
 */
export function InstantHiring({ isEmployer, form, workKnown, workNow, workDone }: Props) {
  const board = useOverlayParam(INSTANT_JOB);
  const jobs = useInstantJobs(isEmployer);
  const isOpen = isEmployer && board.value !== null;
  // on a phone, late content above the form would push it down
  const [shown, setShown] = useState(false);
  if (!shown && jobs.known && workKnown) setShown(true);
  if (!shown) return <ListSkeleton cards={3} />;
  const show = (job: PostedInstantJob) => (board.value === null ? board.open(job.id) : board.replace(job.id));
  const besideBoard = isOpen ? { display: { xs: 'none', lg: 'grid' } } : {};
  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'grid' },
        flexDirection: 'column',
        gap: 3,
        alignItems: { lg: 'start' },
        gridTemplateColumns: isEmployer ? 'minmax(0, 480px) minmax(0, 1fr)' : 'minmax(0, 560px)',
        gridTemplateAreas: isEmployer ? '"form now" "form earlier" "form rest"' : '"form"',
        gridTemplateRows: isEmployer ? 'auto auto 1fr' : undefined,
      }}
    >
      {isEmployer && (
        <Box sx={{ ...column, gridArea: 'now', display: { xs: 'contents', lg: 'grid' } }}>
          {isOpen && board.value !== null ? (
            <InstantJobBoard key={board.value} id={board.value} onClose={board.close} />
          ) : (
            <>
              {workNow}
              <RunningJobs jobs={jobs} />
              {jobs.isEmpty && <NoJobs />}
            </>
          )}
        </Box>
      )}
      <Box sx={{ ...column, gridArea: 'form', ...besideBoard }}>{form({ onPosted: show })}</Box>
      {isEmployer && !isOpen && (
        <Box sx={{ ...column, gridArea: 'earlier', display: { xs: 'contents', lg: 'grid' } }}>
          <EarlierJobs jobs={jobs} />
          {workDone}
        </Box>
      )}
    </Box>
  );
}
