import MyLocationIcon from '@mui/icons-material/MyLocation';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from './PlaceField';
import { isExact, positionStore } from '../model/position-store';
import { usePosition } from '../hooks/usePosition';
import { usePositionWords } from '../hooks/usePositionWords';
import { useTypedPlace } from '../hooks/useTypedPlace';
import { boardStyles } from '../../../shared/ui/board-styles';

/**
 * Shows and changes the origin of the search. It states the reason for the position before the browser asks for it, and
 * always shows that a default position is in use.
 */
export function PositionBar() {
  const { t } = useTranslation('position');
  const { position, problem, locating } = usePosition();
  const words = usePositionWords();
  const [choosing, setChoosing] = useState(false);
  const typedPlace = useTypedPlace(() => setChoosing(false));
  const standIn = position?.source === 'fallback';
  // until the origin of the search is known, the bar has its shape for a device that shares its position
  const offersDevice = position !== null && (position.source !== 'device' || !isExact(position));
  const asks = standIn && problem === 'not-asked';
  const asksButton = {
    flex: { xs: asks ? '1 1 0' : 'none', sm: 'none' },
    px: { xs: 1, sm: asks ? 2 : 1 },
    // two buttons share the width of a phone
    '& .MuiButton-startIcon': asks ? { display: { xs: 'none', sm: 'inherit' } } : {},
  };
  return (
    <Box
      component="section"
      aria-label={t('label')}
      sx={{
        mb: 2,
        px: 2,
        py: standIn ? 1.5 : 0.5,
        overflowWrap: 'anywhere',
        ...boardStyles,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1 }}>
        <Box
          sx={{
            flex: standIn ? '1 1 260px' : '1 1 140px',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 48,
          }}
        >
          <PlaceIcon aria-hidden sx={{ flexShrink: 0, color: 'primary.text' }} />
          <Box sx={{ maxWidth: '64ch', textWrap: 'balance' }}>
            <Box role="status" sx={{ fontWeight: asks ? 650 : 400 }}>
              {words}
            </Box>
            {asks && !locating && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{t('reason')}</Box>}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: asks ? '100%' : 'auto', sm: 'auto' } }}>
          {offersDevice && (
            <Button
              variant={asks ? 'contained' : 'text'}
              startIcon={<MyLocationIcon />}
              disabled={locating}
              onClick={positionStore.locate}
              sx={asksButton}
            >
              {t(locating ? 'locatingShort' : problem && !asks ? 'again' : 'use')}
            </Button>
          )}
          <Button
            variant={asks ? 'outlined' : 'text'}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
            sx={asksButton}
          >
            {t(standIn ? 'place.choose' : 'place.change')}
          </Button>
        </Box>
      </Box>
      {choosing && (
        <Box sx={{ maxWidth: 480, pt: 1, pb: standIn ? 0 : 1.5 }}>
          <PlaceField autoFocus label={t('place.label')} placeholder={t('place.placeholder')} {...typedPlace} />
        </Box>
      )}
    </Box>
  );
}
