import Box from '@mui/material/Box';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { inIndia } from '@nukkad/contract/india-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock/server-clock';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { Tag } from '../../../shared/ui/Tag';
import { localisedName } from '../model/localised-names';
import { useDistanceWords } from '../hooks/useDistanceWords';
import { useJobWords } from '../hooks/useJobWords';
import { walkingMinutes } from '../model/walking-time';

interface Props {
  job: Job;
  from: string | undefined;
  match: ReactNode;
}

/** Further facts of a job in one line; a fact without room is omitted, never cut off. */
export function JobCardFacts({ job, from, match }: Props) {
  const { t } = useTranslation('job');
  const words = useJobWords();
  const isNew = inIndia(new Date(job.createdAt)).dayNumber === inIndia(new Date(serverNow())).dayNumber;
  const { isExact } = useDistanceWords();
  // walking times from a searched place or a default position would be meaningless
  const isFromHome = from === undefined && isExact;
  const minutes = isFromHome ? walkingMinutes(job.distance) : null;
  return (
    <Box
      sx={{
        display: 'flex',
        flex: '1 1 6rem',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        // one row of tags, at any size of text
        maxHeight: 'max(24px, calc(1.1rem + 2px))',
        mt: 0.25,
        overflow: 'hidden',
        color: 'text.secondary',
        fontSize: '0.8125rem',
        fontStretch: '88%',
        '& > *': { minHeight: 'max(24px, calc(1.1rem + 2px))' },
      }}
    >
      {isNew && <Tag tone="fresh">{t('newToday')}</Tag>}
      {minutes !== null && (
        <Tag tone="fresh" sign="walk">
          {t('onFoot', { minutes })}
        </Tag>
      )}
      {match}
      {/* the title is the employer's, often in another language, and not every title names an occupation */}
      {currentLanguage() !== 'en' && !localisedName(job.occupation) && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          {words.category(job.category)}
        </Box>
      )}
      {job.hoursPerWeek !== null && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          {words.hours(job.hoursPerWeek)}
        </Box>
      )}
      {!isNew && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          {words.posted(job)}
        </Box>
      )}
    </Box>
  );
}
