import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InstantJobBoard } from '@nukkad/api-client/generated/api.gen';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { useTranslation } from 'react-i18next';
import { toInstantJobAgain } from '../../../../entities/hiring/paths';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { CheckList } from '../../../../shared/ui/CheckList';
import { RouteButton } from '../../../../shared/ui/RouteLink';

/** Suggestions for a job without available workers nearby. */
export function NoWorkersFound({ board }: { board: InstantJobBoard }) {
  const { t } = useTranslation('instant-work/jobs');
  const ways = [
    ...(board.nextWaveAt ? [t('none.wait')] : []),
    ...(board.maxRadius < SEARCH_RADIUS_KM
      ? [t('none.farther', { radius: board.maxRadius, most: SEARCH_RADIUS_KM })]
      : []),
    ...(board.minRate === 0 && board.maxRate === 0 ? [t('none.sayPay')] : [t('none.pay')]),
    ...(board.urgency === 'flexible' ? [] : [t('none.time')]),
  ];
  return (
    <Box component="section" aria-label={t('none.title')} sx={{ ...boardStyles, p: 2 }}>
      <Typography variant="h3">{t('none.title')}</Typography>
      <CheckList items={ways} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <RouteButton variant="outlined" to={toInstantJobAgain(board.id)}>
          {t('none.again')}
        </RouteButton>
        <RouteButton to="/employer">{t('none.job')}</RouteButton>
      </Box>
    </Box>
  );
}
