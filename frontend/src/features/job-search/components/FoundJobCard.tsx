import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RadarIcon from '@mui/icons-material/Radar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../../shared/jobs/JobCard';
import { JobDescription } from '../../../shared/jobs/JobDescription';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { ShareJob } from '../../../shared/share/ShareJob';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { ReportJob } from '../../../shared/jobs/ReportJob';
import type { FoundJob } from '../model/found-job';

interface Props {
  job: FoundJob;
  applied: boolean;
  open: boolean;
  active: boolean;
  onToggle: () => void;
  onApply: () => void;
  onPoint?: ((pointed: boolean) => void) | undefined;
  /** Shows the job in the view; absent where it has no place in it. */
  onShow?: (() => void) | undefined;
}

/** A job of the list: opens in place, and is applied to from here. */
export function FoundJobCard({ job, applied, open, active, onToggle, onApply, onPoint, onShow }: Props) {
  const { t } = useTranslation('job-search');
  const words = useJobWords();
  return (
    <JobCard job={job} onOpen={onToggle} expanded={open} active={active} onPoint={onPoint}>
      {open && (
        <Box sx={{ mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <JobDescription job={job} />
          <Box sx={{ mt: 2 }}>
            <ShareJob job={{ id: job.id, title: job.title, pay: words.pay(job), place: job.location }} />
          </Box>
          <ReportJob job={job} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        {applied ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 48, color: 'success.main' }}>
            <CheckIcon aria-hidden />
            {t('card.applied')}
          </Box>
        ) : (
          <Button
            variant={open ? 'contained' : 'outlined'}
            aria-label={t('card.applyTo', { title: job.title })}
            onClick={onApply}
          >
            {t('card.apply')}
          </Button>
        )}
        {onShow && (
          <Tooltip title={t('card.show')}>
            <IconButton aria-label={t('card.showJob', { title: job.title })} onClick={onShow} sx={{ ml: 'auto' }}>
              <RadarIcon aria-hidden />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </JobCard>
  );
}
