import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format';
import { Consequence } from './WorkReasonSheet';

/** The reason why work did not take place, whether it counts against the worker, and the appeal. */
export function WorkEnded({ work, onAppeal }: { work: Engagement; onAppeal: () => void }) {
  const { t } = useTranslation('instant-work/engagements');
  const format = useFormat();
  const { status, endedBy, reason, other, breach, breachBy, appeal, mayAppealUntil } = work;
  const by = endedBy === 'worker' ? 'you' : 'other';
  const own = breachBy === 'worker' && breach !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        {t(`ended.${status === 'no_show' ? 'noShow' : 'cancelled'}.${by}`, { other: other.name })}
      </Typography>
      {reason && <Typography sx={{ color: 'text.secondary' }}>{t('ended.reason', { reason })}</Typography>}
      {own && appeal !== 'upheld' && <Consequence grave>{t(`breach.${breach}`)}</Consequence>}
      {breachBy === 'employer' && <Typography>{t('breach.theirs')}</Typography>}
      {appeal && <Typography role="status">{t(`appeal.${appeal}`)}</Typography>}
      {own && mayAppealUntil && (
        <>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onAppeal}>
            {t('appeal.action')}
          </Button>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('appeal.until', { when: format.day(new Date(mayAppealUntil)) })}
          </Typography>
        </>
      )}
    </Box>
  );
}
