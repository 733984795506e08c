import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { PayAmount } from '../../../shared/ui/PayAmount';
import { atMostLines, oneLine, shortenedColumn } from '../../../shared/ui/shortened-text';
import { Stamp } from '../../../shared/ui/Stamp';
import { DistanceMarker } from '../../../shared/ui/DistanceMarker';
import { stretchedTarget } from '../../../shared/ui/stretched-target';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { JobCardFacts } from './JobCardFacts';
import { localisedName, shopAndPlace } from '../model/localised-names';
import { useDistanceWords } from '../hooks/useDistanceWords';
import { useJobWords } from '../hooks/useJobWords';
import { useReviewLine } from '../hooks/useReviewLine';

interface Props {
  job: Job;
  /** Opens the job; the whole card is the target, and its title the button. */
  onOpen: () => void;
  /** Whether the part of the page that the card controls is open. */
  expanded?: boolean | undefined;
  /** Marks the card as selected elsewhere on the page. */
  active?: boolean | undefined;
  applied?: boolean;
  onPoint?: ((pointed: boolean) => void) | undefined;
  /** The place that the distance is measured from, if the search text named one. */
  from?: string | undefined;
  /** Rating of the match, in a word or two. */
  match?: ReactNode;
}

/**
 * A job in a list: the kind of work and the distance on its milestone, then the original title with the occupation
 * beside it, the pay as the largest text, company and locality in one line, the answers of workers about the employer,
 * and one line of facts.
 */
export function JobCard(props: Props) {
  const { job, onOpen, expanded, active = false, applied = false, onPoint, from, match } = props;
  const { t } = useTranslation('job');
  const words = useJobWords();
  const distances = useDistanceWords();
  const titleId = useId();
  const pay = words.payParts(job);
  const occupation = localisedName(job.occupation);
  const reviewLine = useReviewLine();
  const { employerReviews } = job;
  const isReviewed = employerReviews && (employerReviews.shown === 'share' || employerReviews.done > 0);
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      data-job={job.id}
      data-current={active || undefined}
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      sx={{
        position: 'relative',
        ...boardStyles,
        ...(active && { outline: '2.5px solid var(--nk-palette-primary-text)', outlineOffset: '-2.5px' }),
        scrollMarginBlock: 120,
        '&:hover [data-card-target]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, minHeight: 128, pl: 1.25, pr: 1.5 }}>
        <Box sx={{ display: 'flex', pt: 1.5 }}>
          <DistanceMarker category={job.category} distance={distances.milestone(job, from)} />
        </Box>
        <Box
          sx={{
            ...shortenedColumn,
            flexGrow: 1,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'center',
            minWidth: 0,
            py: 0.75,
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography variant="h3" component="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
              <ButtonBase
                data-card-target
                onClick={onOpen}
                aria-expanded={expanded}
                aria-haspopup={expanded === undefined ? 'dialog' : undefined}
                sx={{
                  font: 'inherit',
                  textAlign: 'start',
                  display: '-webkit-inline-box',
                  ...atMostLines(2),
                  verticalAlign: 'bottom',
                  ...stretchedTarget,
                }}
              >
                {job.title}
              </ButtonBase>
            </Typography>
            {occupation && (
              <Box
                component="span"
                // avoids that the box of the line cuts off descenders
                sx={{
                  ...oneLine,
                  fontSize: '0.8125rem',
                  lineHeight: 1.3,
                  pb: '0.3em',
                  mb: '-0.3em',
                  color: 'text.secondary',
                }}
              >
                {occupation}
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ '& > span': { whiteSpace: 'normal' } }}>
            <PayAmount {...pay} quiet={pay.period === undefined} />
          </Box>
          <Box component="span" sx={{ ...oneLine, fontSize: '0.9375rem', color: 'text.secondary' }}>
            {shopAndPlace(job)}
          </Box>
          {isReviewed && (
            // a line of its own, because among the facts of a phone it has no room
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {reviewLine(employerReviews, 'employer').text}
            </Box>
          )}
          {from && (
            <Box component="span" sx={visuallyHidden}>
              {distances.distance(job, from)}
            </Box>
          )}
          {/* the stamp is beside the facts, or below them if the text is large, so that the pay has a line of its own */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <JobCardFacts job={job} from={from} match={match} />
            {applied && <Stamp>{t('applied')}</Stamp>}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
