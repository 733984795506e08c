import AgainIcon from '@mui/icons-material/HandshakeOutlined';
import AnswerIcon from '@mui/icons-material/MarkChatReadOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { followingFact } from '../../../shared/i18n/follow-facts';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { localisedAddress } from '../model/localised-address';
import { useDistanceWords } from '../hooks/useDistanceWords';
import { useJobWords } from '../hooks/useJobWords';
import { useReviewLine } from '../hooks/useReviewLine';

function Fact({ icon: Icon, children }: { icon: typeof SvgIcon; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
      <Icon aria-hidden sx={{ fontSize: 20, mt: '2px', color: 'text.secondary' }} />
      <span>{children}</span>
    </Box>
  );
}

/**
 * Facts in the order of users' interest: the pay, then the place, the kind of work, the age, and the response time of
 * the employer. `from` names the place that the distance is measured from.
 */
export function JobFacts({ job, from }: { job: Job; from?: string | undefined }) {
  const { t } = useTranslation('job');
  const words = useJobWords();
  const distances = useDistanceWords();
  const lineOf = useReviewLine();
  const answers = words.answers(job);
  const reviews = job.employerReviews && lineOf(job.employerReviews, 'employer');
  const stated = job.minRate !== null || job.maxRate !== null;
  return (
    <>
      <Typography
        sx={
          stated
            ? { typography: 'pay', whiteSpace: 'normal' }
            : { fontSize: '1.0625rem', fontWeight: 600, color: 'text.secondary' }
        }
      >
        {words.pay(job)}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 0.25,
          m: 0,
          mt: 0.75,
          p: 0,
          listStyle: 'none',
          color: 'text.secondary',
          fontSize: '0.9375rem',
        }}
      >
        <Fact icon={PlaceIcon}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {distances.distance(job, from)}
          </Box>
          {followingFact(localisedAddress(job.location, job.place))}
        </Fact>
        <Fact icon={WorkIcon}>
          {joinFacts(words.jobType(job.jobType), job.hoursPerWeek !== null && words.hours(job.hoursPerWeek))}
        </Fact>
        <Fact icon={ScheduleIcon}>
          <Box component="span" sx={visuallyHidden}>
            {t('posted')}
          </Box>
          {words.posted(job)}
        </Fact>
        {reviews && <Fact icon={AgainIcon}>{joinFacts(reviews.text, reviews.label)}</Fact>}
        {answers && <Fact icon={AnswerIcon}>{[answers.often, answers.soon].filter(Boolean).join(', ')}</Fact>}
      </Box>
    </>
  );
}
