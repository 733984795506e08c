import MyLocationIcon from '@mui/icons-material/MyLocation';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { Sheet } from '../../../shared/ui/Sheet';
import { placeName } from '../model/place-name';
import { PlaceField } from './PlaceField';
import { isExact, positionStore } from '../model/position-store';
import type { TypedPlace } from '../model/typed-place';
import { usePosition } from '../hooks/usePosition';
import { usePositionWords } from '../hooks/usePositionWords';

interface Props {
  typed: TypedPlace | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * The origin of searches: shows it, explains the reason before the browser asks for the position, and accepts a place
 * from the suggestions. With `typed`, a place without a chosen suggestion is used by its name.
 */
export function PlaceSheet({ typed, open, onClose }: Props) {
  const { t } = useTranslation('position');
  const formId = useId();
  const { position, problem, locating } = usePosition();
  const words = usePositionWords();
  const [text, setText] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const chosen = position?.source === 'place' ? position.name : '';
  const shown = text ?? (typed?.name || chosen);

  /** Runs after the sheet is closed: closing it is a step back, which would undo the change. */
  const startAt = (place: string) => typed && overlayHistory.whenIdle(() => typed.onChange(place));
  const done = () => {
    setText(null);
    setAsked(false);
    onClose();
  };
  const isExactDevice = position?.source === 'device' && isExact(position);
  const found = asked && !locating && position?.source === 'device';
  const onFound = useEffectEvent(() => {
    startAt('');
    done();
  });
  useEffect(() => {
    if (found) onFound();
  }, [found]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = shown.trim();
    if (place === '' && chosen !== '') positionStore.forget();
    startAt(place === chosen ? '' : place);
    done();
  };
  const asks = position?.source === 'fallback' && problem === 'not-asked';
  return (
    <Sheet
      open={open}
      onClose={done}
      title={t('label')}
      actions={
        typed && (
          <Button type="submit" form={formId} variant="contained" size="large">
            {t('place.search')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
        <PlaceIcon aria-hidden sx={{ flexShrink: 0, color: 'primary.text' }} />
        <Box role="status" sx={{ fontWeight: 600 }}>
          {words}
        </Box>
      </Box>
      {(!isExactDevice || Boolean(typed?.name)) && (
        <>
          {asks && <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('reason')}</Typography>}
          <Button
            variant={asks ? 'contained' : 'outlined'}
            startIcon={<MyLocationIcon />}
            disabled={locating}
            onClick={() => {
              setAsked(true);
              positionStore.locate();
            }}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            {t(locating ? 'locatingShort' : problem && !asks ? 'again' : 'use')}
          </Button>
        </>
      )}
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ mt: 2.5, minHeight: 260 }}>
        <PlaceField
          label={t('place.label')}
          placeholder={t('place.placeholder')}
          value={shown}
          onChange={setText}
          onPick={(place) => {
            positionStore.choose({ ...place, name: placeName(place) });
            startAt('');
            done();
          }}
        />
      </Box>
    </Sheet>
  );
}
