import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { EDIT_PARAM, toCopyOf, WHOLE_JOB } from '../../../shared/hiring/paths';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useChangeJob } from '../hooks/useChangeJob';
import { EditJob } from './EditJob';
import { PosterSheet } from './PosterSheet';
import { actionsOf, ASKED_FIRST, type JobAction, STATUS_AFTER } from '../model/job-actions';

/** What can be done with the job now. */
export function JobActions({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const { change, changing } = useChangeJob(job);
  const [asked, setAsked] = useState<JobAction | null>(null);
  const edit = useOverlayParam(EDIT_PARAM);
  const poster = useOverlayParam('poster');
  const [opened] = useState(serverNow);

  const perform = async (action: JobAction) => {
    await change({ status: STATUS_AFTER[action] }, action);
    setAsked(null);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        // two beside each other, one below the other where their words need it
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
        gap: 1,
        '& > .MuiButton-contained': { gridColumn: '1 / -1' },
      }}
    >
      {actionsOf(job, opened).map((action) => (
        <Button
          key={action}
          variant={action === 'reopen' || action === 'renew' ? 'contained' : 'outlined'}
          color={action === 'close' ? 'error' : 'primary'}
          disabled={changing}
          onClick={() => (ASKED_FIRST.includes(action) ? setAsked(action) : void perform(action))}
        >
          {t(`job.${action}`)}
        </Button>
      ))}
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => edit.open(WHOLE_JOB)}>
        {t('job.edit')}
      </Button>
      <RouteButton variant="outlined" to={toCopyOf(job.id)}>
        {t('job.duplicate')}
      </RouteButton>
      {/* what is not open has no page to lead to */}
      {job.isActive && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => poster.open('1')}>
          {t('poster.open')}
        </Button>
      )}
      {job.isActive && poster.value !== null && <PosterSheet job={job} onClose={poster.close} />}
      {edit.value === WHOLE_JOB && <EditJob job={job} onClose={edit.close} />}
      {asked && (
        <ConfirmDialog
          open
          title={t(`ask.${asked}.title`)}
          text={t(`ask.${asked}.text`)}
          confirm={t(`ask.${asked}.confirm`)}
          keep={t('ask.keep')}
          busy={changing}
          onConfirm={() => void perform(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
