import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MoneyDesk } from '@nukkad/api-client/generated/api.gen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { boardStyles } from '../../../shared/ui/board-styles';
import { Tag } from '../../../shared/ui/Tag';
import { momentOfDay } from '../model/book-day';

/** The days of the books, open days first, with the reasons of the staff. */
export function BookDays({ days }: { days: MoneyDesk['days'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t('money.days.title')}
      </Typography>
      {days.length === 0 && <Typography>{t('money.days.none')}</Typography>}
      <Box component="ul" aria-labelledby={id} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {days.map(({ provider, day, status, unexplained, explained }) => (
          <Box component="li" key={`${provider} ${day}`} sx={{ ...boardStyles, p: 2, overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography variant="h3" component="p">
                {format.day(momentOfDay(day))}
              </Typography>
              <Tag tone={status === 'closed' ? 'good' : 'waiting'}>{t(`money.days.${status}`)}</Tag>
            </Box>
            {unexplained > 0 && <Typography>{t('money.days.unexplained', { count: unexplained })}</Typography>}
            {explained.map((one) => (
              <Typography key={one.entityId} sx={{ mt: 0.5 }}>
                {joinFacts(
                  t(`money.differences.kind.${one.kind}`),
                  t(`money.differences.status.${one.status}`),
                  one.reason,
                )}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
