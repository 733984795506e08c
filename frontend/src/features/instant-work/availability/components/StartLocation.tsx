import MyLocationIcon from '@mui/icons-material/MyLocation';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../../../entities/position/components/PlaceField';
import { isExact, positionStore, type PositionState } from '../../../../entities/position/model/position-store';
import { usePosition } from '../../../../entities/position/hooks/usePosition';
import { useTypedPlace } from '../../../../entities/position/hooks/useTypedPlace';
import { boardStyles } from '../../../../shared/ui/board-styles';

interface Props {
  /** Whether the account has a stored place. */
  isKept: boolean;
  /** Whether it is required but missing. */
  missing: boolean;
}

/** Returns the text key for the origin of distances. */
function wordsOf({ position }: PositionState, isKept: boolean): { key: string; name?: string } {
  if (position?.source === 'device' && isExact(position)) return { key: 'place.device' };
  if (position?.source === 'place') return { key: 'place.near', name: position.name };
  return { key: isKept ? 'place.kept' : 'place.none' };
}

/**
 * The origin of distances to work: the device's position, a place, or the stored position. Needs the texts `position`.
 */
export function StartLocation({ isKept, missing }: Props) {
  const { t } = useTranslation('instant-work/availability');
  const state = usePosition();
  const [choosing, setChoosing] = useState(false);
  const typedPlace = useTypedPlace(() => setChoosing(false));
  const { key, name } = wordsOf(state, isKept);
  const { locating, problem, position } = state;
  const failed = !locating && position?.source === 'fallback' && (problem === 'denied' || problem === 'unavailable');
  const inexact = !locating && position?.source === 'device' && !isExact(position);
  return (
    <Box sx={{ ...boardStyles, mb: 2, p: 1.5 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, fontWeight: 600 }}>
        <PlaceIcon aria-hidden sx={{ color: 'primary.text' }} />
        {t(key, { place: name })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button variant="quiet" startIcon={<MyLocationIcon />} disabled={locating} onClick={positionStore.locate}>
          {t(locating ? 'place.locating' : 'place.use')}
        </Button>
        <Button variant="outlined" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {t('place.choose')}
        </Button>
      </Box>
      {(missing || failed || inexact) && position?.source !== 'place' && (
        <Box role="alert" sx={{ mt: 1, color: 'error.main' }}>
          {t(failed ? 'place.denied' : inexact ? 'place.inexact' : 'place.missing')}
        </Box>
      )}
      {choosing && (
        <Box sx={{ pt: 1.5 }}>
          <PlaceField autoFocus label={t('place.label')} placeholder={t('place.example')} {...typedPlace} />
        </Box>
      )}
    </Box>
  );
}
