import AgainIcon from '@mui/icons-material/HandshakeOutlined';
import AnswerIcon from '@mui/icons-material/MarkChatReadOutlined';
import PostedIcon from '@mui/icons-material/EventOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDistanceWords } from '../../../entities/job/hooks/useDistanceWords';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { useReviewLine } from '../../../entities/job/hooks/useReviewLine';
import { walkingMinutes } from '../../../entities/job/model/walking-time';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { Pictogram } from '../../../shared/ui/Pictogram';

interface Fact {
  icon: ReactNode;
  value: string;
  note?: string | null;
}

/**
 * The distance, the kind of work and its hours, the response time of the employer, and the answers of workers about the
 * employer. `from` names the place that the distance is measured from.
 */
export function JobFactsBoard({ job, from }: { job: Job; from: string | undefined }) {
  const { t } = useTranslation('job');
  const words = useJobWords();
  const distances = useDistanceWords();
  const minutes = from === undefined && distances.isExact ? walkingMinutes(job.distance) : null;
  const answers = words.answers(job);
  const lineOf = useReviewLine();
  const reviews = job.employerReviews && lineOf(job.employerReviews, 'employer');
  const facts: Fact[] = [
    {
      icon: minutes === null ? <PlaceIcon aria-hidden /> : <Pictogram name="walk" />,
      value: distances.milestone(job, from),
      note: minutes === null ? job.distance !== undefined && distances.measured(from) : t('onFoot', { minutes }),
    },
    {
      icon: <ScheduleIcon aria-hidden />,
      value: words.jobType(job.jobType),
      note: job.hoursPerWeek === null ? null : words.hours(job.hoursPerWeek),
    },
    {
      icon: answers ? <AnswerIcon aria-hidden /> : <PostedIcon aria-hidden />,
      value: answers ? answers.often : words.posted(job),
      note: answers ? answers.soon : t('details.posted'),
    },
  ].map(({ note, ...fact }) => ({ ...fact, note: note || null }));
  return (
    <Box
      component="ul"
      sx={{
        ...boardStyles,
        display: 'grid',
        // a third at least: the line across the board keeps further columns from collapsing
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(5.75rem, 33%), 100%), 1fr))',
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
      }}
    >
      {facts.map(({ icon, value, note }) => (
        <Box
          component="li"
          key={value}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'start',
            px: 0.75,
            py: 1.25,
            textAlign: 'center',
            overflowWrap: 'anywhere',
            '& + &': { borderLeft: '1px solid', borderColor: 'divider' },
          }}
        >
          <Box component="span" sx={{ color: 'primary.text', lineHeight: 0, mb: 0.5 }}>
            {icon}
          </Box>
          <Box component="span" sx={{ fontSize: '1.0625rem', fontWeight: 680, lineHeight: 1.3 }}>
            {value}
          </Box>
          {note && (
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
      ))}
      {reviews && (
        <Box
          component="li"
          sx={{
            display: 'flex',
            gap: 1,
            gridColumn: '1 / -1',
            px: 1.5,
            py: 1,
            borderTop: '1px solid',
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <AgainIcon aria-hidden sx={{ color: 'primary.text' }} />
          {joinFacts(reviews.text, reviews.label)}
        </Box>
      )}
    </Box>
  );
}
