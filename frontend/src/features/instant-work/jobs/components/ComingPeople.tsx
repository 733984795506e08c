import Box from '@mui/material/Box';
import type { BookedWorker, InstantJob } from '@nukkad/api-client/generated/api.gen';
import { familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ENGAGEMENT } from '../../../../entities/hiring/paths';
import { useFormat } from '../../../../shared/i18n/format';
import { joinFacts } from '../../../../shared/i18n/join-facts';
import { CallButton } from '../../../../entities/engagement/components/CallButton';
import { useMinute } from '../../../../shared/clock/useMinute';
import { useReviewLine } from '../../../../entities/job/hooks/useReviewLine';
import { useOverlayParam } from '../../../../shared/overlay/useOverlayParam';
import { Pictogram } from '../../../../shared/ui/Pictogram';
import { fitSentence, initialsOf, workerSentence } from '../model/board';

/** An arch for a worker, or an empty one for a free opening. */
export function Arch({ category, children }: { category?: JobCategoryId; children: ReactNode }) {
  const family = category && familyOf(category);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 52,
        height: 56,
        borderRadius: '26px 26px 6px 6px',
        bgcolor: family ? `family.${family}.solid` : 'background.tint',
        color: family ? `family.${family}.on` : 'text.secondary',
        fontSize: '1.375rem',
        fontWeight: 720,
        fontStretch: '84%',
        lineHeight: 1,
      }}
    >
      {children}
    </Box>
  );
}

interface RowProps {
  job: Pick<InstantJob, 'category' | 'urgency'>;
  worker: BookedWorker;
}

const nameLook = { display: 'block', typography: 'h3', textUnderlineOffset: '0.2em' } as const;
const aboutLook = { flex: 1, minWidth: 0, minHeight: 48, color: 'inherit', lineHeight: 1.4 } as const;

/**
 * A worker with the data that the employer may see: words and bands, the phone number after the acceptance, and a link
 * to their work.
 */
export function WorkerRow({ job: { category, urgency }, worker }: RowProps) {
  const { t } = useTranslation('instant-work/jobs');
  const format = useFormat();
  const { name, phone, engagementId, distance, reliability, keptCount, reviews } = worker;
  const lineOf = useReviewLine();
  const sentence = workerSentence(worker, urgency, useMinute());
  const shown = name || t('shared:person.worker');
  const work = useOverlayParam(ENGAGEMENT);
  const facts = (
    <>
      {sentence && (
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {t(`worker.${sentence.key}`, { when: format.when(sentence.at) })}
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {joinFacts(
          t(`distance.${distance}`),
          t(`fit.${fitSentence(worker)}`),
          t(`reliability.${reliability}`, { count: keptCount }),
          reviews?.shown === 'share' && lineOf(reviews, 'worker').text,
        )}
      </Box>
    </>
  );
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', listStyle: 'none', px: 1.5, py: 1.5 }}>
      <Arch category={category}>{initialsOf(shown)}</Arch>
      {engagementId ? (
        <Box
          component={Link}
          {...work.link(engagementId)}
          preventScrollReset
          sx={{ ...aboutLook, textDecoration: 'none' }}
        >
          <Box component="span" sx={{ ...nameLook, color: 'primary.text', textDecoration: 'underline' }}>
            {shown}
          </Box>
          {facts}
        </Box>
      ) : (
        <Box sx={aboutLook}>
          <Box component="span" sx={nameLook}>
            {shown}
          </Box>
          {facts}
        </Box>
      )}
      {phone && <CallButton name={shown} phone={phone} />}
    </Box>
  );
}

/** The free openings as one row: their number, and the number of workers who have not answered yet. */
export function UnfilledOpenings({ count, thinking }: { count: number; thinking: number }) {
  const { t } = useTranslation('instant-work/jobs');
  if (count === 0) return null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', listStyle: 'none', px: 1.5, py: 1.5 }}>
      <Arch>{count > 1 ? count : <Pictogram name="waves" size={26} />}</Arch>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
          {t('open', { count })}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {thinking > 0 ? t('thinkingNow', { count: thinking }) : t('nobodyThinks')}
        </Box>
      </Box>
    </Box>
  );
}
