import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OWN_JOBS_ID } from '../../../entities/hiring/paths';
import { boardStyles } from '../../../shared/ui/board-styles';
import { AgendaList } from '../../../shared/ui/AgendaList';
import { LoadFailed } from '../../../shared/ui/LoadFailed';
import { RouteLink } from '../../../shared/ui/RouteLink';
import { Tag } from '../../../shared/ui/Tag';
import { useDayWords } from '../hooks/useDayWords';
import { useTodayTasks } from '../hooks/useTodayTasks';

/**
 * Today: the tasks that wait for the employer, or a message that there are none. Absent for an employer without jobs.
 */
export function TodayTasks() {
  const { t } = useTranslation('employer-dashboard');
  const day = useDayWords();
  const { now, rows, count, rest, activeJobs, complete, failed, retry } = useTodayTasks();
  if (count === 0 && activeJobs === 0 && !failed) return null;
  return (
    <Box component="section" aria-labelledby="waiting">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40, mb: 1 }}>
        <Typography id="waiting" variant="h2">
          {t('waiting.title')}
        </Typography>
        <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {day.day(new Date(now))}
        </Typography>
        {count > 0 && <Tag tone="fresh">{t('waiting.count', { count })}</Tag>}
      </Box>
      {rows.length > 0 && <AgendaList entries={rows} />}
      {rest > 0 && <RouteLink to={`#${OWN_JOBS_ID}`}>{t('waiting.rest', { count: rest })}</RouteLink>}
      {/* the empty state is shown only if all parts are known */}
      {failed && <LoadFailed small={rows.length > 0} title={t('waiting.failed')} onRetry={retry} />}
      {count === 0 && complete && (
        <Typography sx={{ p: 2, ...boardStyles }}>{t('waiting.nothing', { count: activeJobs })}</Typography>
      )}
    </Box>
  );
}
