import ExpandIcon from '@mui/icons-material/ExpandMore';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chipStyles } from '../../../shared/ui/chip-styles';
import type { TypedPlace } from '../model/typed-place';
import { usePlaceSheet } from '../hooks/usePlaceSheet';
import { usePosition } from '../hooks/usePosition';
import { lazyPart } from '../../../shared/rendering/lazy-part';

const PlaceSheet = lazyPart(async () => (await import('./PlaceSheet')).PlaceSheet);

/** Shows the origin of the search, also a default one, and opens the control that changes it. */
export function PlaceChip({ typed, ref }: { typed?: TypedPlace; ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('position');
  const { position, locating } = usePosition();
  const { isOpen, open, close } = usePlaceSheet();
  // fetched when it is first opened; stays mounted for its closing animation
  const [used, setUsed] = useState(isOpen);
  if (isOpen && !used) setUsed(true);
  const name = typed?.name
    ? t('chip.typed', { place: typed.name })
    : locating || !position
      ? t('locatingShort')
      : position.source === 'place'
        ? t('chip.near', { place: position.name })
        : position.source === 'device'
          ? t(position.isApproximate ? 'chip.deviceAbout' : 'chip.device')
          : t('chip.standIn');
  return (
    <>
      <ButtonBase
        {...(ref ? { ref } : {})}
        aria-label={t('chip.change', { name })}
        aria-haspopup="dialog"
        onClick={open}
        sx={chipStyles('background.tint')}
      >
        <PlaceIcon aria-hidden sx={{ fontSize: 20 }} />
        {name}
        <ExpandIcon aria-hidden sx={{ fontSize: 20, mr: -0.5 }} />
      </ButtonBase>
      {used && (
        <Suspense>
          <PlaceSheet typed={typed} open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
