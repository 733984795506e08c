import Typography from '@mui/material/Typography';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { leastPaidHours } from '@nukkad/contract/instant-work/paid-hours';
import { useTranslation } from 'react-i18next';
import { useWorkTimes } from '../hooks/useWorkTimes';

/**
 * The minimum number of paid hours after a start, shown before a side agrees to the work. Needs the texts
 * `engagement`.
 */
export function PaidHoursNote({ side, agreedHours }: { side: EngagementSide; agreedHours: number }) {
  const { t } = useTranslation('engagement');
  const times = useWorkTimes();
  const least = leastPaidHours(agreedHours);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {least < agreedHours
        ? t(`paidHours.${side}`, { least: times.length(least), agreed: times.length(agreedHours) })
        : t(`paidHours.whole.${side}`, { agreed: times.length(agreedHours) })}
    </Typography>
  );
}
