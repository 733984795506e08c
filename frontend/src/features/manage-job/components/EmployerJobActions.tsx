import RenewIcon from '@mui/icons-material/Autorenew';
import CloseIcon from '@mui/icons-material/CancelOutlined';
import CopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/EditOutlined';
import FilledIcon from '@mui/icons-material/HowToRegOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import ReopenIcon from '@mui/icons-material/PlayCircleOutlined';
import PosterIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { EDIT_PARAM, toCopyOf, WHOLE_JOB } from '../../../entities/hiring/paths';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { useChangeJob } from '../hooks/useChangeJob';
import { actionsOf, ASKED_FIRST, type JobAction, STATUS_AFTER, urgentActionOf } from '../model/job-actions';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const ConfirmDialog = lazySheet(async () => (await import('../../../shared/ui/ConfirmDialog')).ConfirmDialog);
const EditJob = lazySheet(async () => (await import('./EditJob')).EditJob);
const PosterSheet = lazySheet(async () => (await import('./PosterSheet')).PosterSheet);

const ICONS: Record<JobAction, typeof PauseIcon> = {
  pause: PauseIcon,
  fill: FilledIcon,
  close: CloseIcon,
  reopen: ReopenIcon,
  renew: RenewIcon,
};

/** The actions of the job, with the urgent one emphasised. */
export function EmployerJobActions({ job }: { job: OwnJob }) {
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
  const actions = actionsOf(job, opened);
  const urgent = urgentActionOf(job, opened);
  const button = (action: JobAction) => {
    const Icon = ICONS[action];
    return (
      <Button
        key={action}
        variant={action === urgent ? 'contained' : 'text'}
        color={action === 'close' ? 'error' : 'primary'}
        startIcon={<Icon />}
        disabled={changing}
        onClick={() => (ASKED_FIRST.includes(action) ? setAsked(action) : void perform(action))}
      >
        {t(`job.${action}`)}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {urgent && button(urgent)}
      <Box
        sx={{
          display: 'grid',
          // two side by side, stacked if their labels need it
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
          columnGap: 1,
          // an inconspicuous list, because the page is about the applicants
          '&& > *': { justifyContent: 'flex-start', gap: 0.5, px: 1, ml: -1, textAlign: 'start' },
        }}
      >
        <Button startIcon={<EditIcon />} aria-haspopup="dialog" onClick={() => edit.open(WHOLE_JOB)}>
          {t('job.edit')}
        </Button>
        {/* a job that is not open has no page for the poster's link */}
        {job.isActive && (
          <Button startIcon={<PosterIcon />} aria-haspopup="dialog" onClick={() => poster.open('1')}>
            {t('poster.open')}
          </Button>
        )}
        <RouteButton to={toCopyOf(job.id)} startIcon={<CopyIcon aria-hidden sx={{ fontSize: 20, mr: 0.5 }} />}>
          {t('job.duplicate')}
        </RouteButton>
        {actions.filter((action) => action !== urgent).map(button)}
      </Box>
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
