import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { HotJob } from '@nukkad/contract/jobs/insights';
import { requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { useAskForInterview } from '../../../../entities/interview/hooks/useAskForInterview';
import { useMinute } from '../../../../shared/clock/useMinute';
import { toAiJobs } from '../../../../entities/job/paths';
import { localisedName } from '../../../../entities/job/model/localised-names';
import { useDistanceWords } from '../../../../entities/job/hooks/useDistanceWords';
import { useJobWords } from '../../../../entities/job/hooks/useJobWords';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { PayAmount } from '../../../../shared/ui/PayAmount';
import { stretchedTarget } from '../../../../shared/ui/stretched-target';
import { Tile } from '../../../../shared/ui/Tile';

/** A job that many people nearby view, with a button for the quickest interview: in person, a day from now. */
export function HotJobCard({ job, asked, onSeen }: { job: HotJob; asked: boolean; onSeen: () => void }) {
  const { t } = useTranslation('interviews/request');
  const format = useFormat();
  const words = useJobWords();
  const distances = useDistanceWords();
  const navigate = useNavigate();
  const ask = useAskForInterview();
  const titleId = useId();
  const now = useMinute();
  const pay = words.payParts(job);
  const occupation = localisedName(job.occupation);
  const interest = joinFacts(
    job.recentViews > 0 && t('hot.views', { count: job.recentViews }),
    job.recentApplications > 0 && t('hot.applications', { count: job.recentApplications }),
  );
  const open = () => {
    onSeen();
    void navigate(toAiJobs({ job: job.id }));
  };
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        position: 'relative',
        ...boardStyles,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: 1.5,
        p: 1.5,
        '&:hover [data-card-target]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      <Tile category={job.category} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          <ButtonBase
            data-card-target
            aria-haspopup="dialog"
            onClick={open}
            sx={{
              display: 'inline',
              font: 'inherit',
              textAlign: 'start',
              verticalAlign: 'baseline',
              ...stretchedTarget,
            }}
          >
            {job.title}
          </ButtonBase>
        </Typography>
        {occupation && <Typography sx={{ color: 'text.secondary' }}>{occupation}</Typography>}
        <Box component="span" sx={{ '& > span': { whiteSpace: 'normal' } }}>
          <PayAmount {...pay} quiet={pay.period === undefined} />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{joinFacts(job.company, distances.distance(job))}</Typography>
        <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
          {interest}
        </Typography>
        {asked ? (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              minHeight: 48,
              mt: 0.5,
              color: 'success.main',
              fontWeight: 600,
            }}
          >
            <CheckIcon aria-hidden />
            {t('hot.asked')}
          </Box>
        ) : (
          // above the target of the card
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, mt: 1 }}>
            <Button
              variant="quiet"
              disabled={ask.sending}
              aria-label={t('hot.quickFor', { title: job.title })}
              onClick={() => void ask.forJob(job.id, 'in-person')}
              sx={{ position: 'relative', zIndex: 1 }}
            >
              {t('hot.quick')}
            </Button>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {t('hot.quickHint', { when: format.when(requestedInterviewTime(new Date(now))) })}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
