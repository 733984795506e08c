import type { Family } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../shared/overlay/useOverlay';
import type { NearbySelection } from '../hooks/useNearbySelection';
import type { NearbyMark } from '../model/nearby-layout';
import { FamilyChips } from './FamilyChips';
import type { FoundJob, PlacedJob } from '../model/found-job';
import { NearbyView } from './NearbyView';
import { boardStyles } from '../../../shared/ui/board-styles';

interface Props {
  nearby: NearbySelection;
  /** The only visible family of work; null if all are visible. */
  family: Family | null;
  onFamily: (family: Family | null) => void;
  /** Jobs of the list that have no exact place. */
  unplaced: number;
  card: (job: FoundJob) => ReactNode;
  /** The place in the middle, if it is not the user's position. */
  place: string | undefined;
  /** A note that only the nearest jobs are drawn, and a button for more; absent if all are drawn. */
  more?: ReactNode;
}

/**
 * The view with its controls. On a wide screen, choosing a dot scrolls to the card in the list beside it; elsewhere the
 * cards are below.
 */
export function NearbyPanel({ nearby, family, onFamily, unplaced, card, place, more }: Props) {
  const { t } = useTranslation('job-search');
  useOverlay(nearby.selected !== null, nearby.unselect);
  const select = (mark: NearbyMark<PlacedJob>) => {
    nearby.select(mark);
    // on a wide screen the cards below the drawing are hidden
    const cards = [...document.querySelectorAll(`[data-job="${mark.jobs[0]?.id}"]`)];
    const shown = cards.find((card) => card.getClientRects().length > 0) ?? cards[0];
    shown?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <Box component="section" aria-label={t('nearby.title')}>
      <FamilyChips jobs={nearby.placed} only={family} onOnly={onFamily} />
      <Box
        sx={{
          p: { xs: 0.5, sm: 1.5 },
          ...boardStyles,
          maxWidth: { xs: 520, lg: 640 },
          mx: 'auto',
        }}
      >
        <NearbyView
          marks={nearby.marks}
          place={place}
          selected={nearby.selected?.key ?? null}
          pointed={nearby.pointed}
          onSelect={select}
        />
      </Box>
      <Box sx={{ display: { xs: 'grid', lg: 'none' }, gap: 2, mt: 2 }}>
        {nearby.selected ? (
          nearby.selected.jobs.map(card)
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('nearby.hint')}</Typography>
        )}
      </Box>
      {more}
      {unplaced > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('nearby.unplaced', { count: unplaced })}
        </Typography>
      )}
    </Box>
  );
}
