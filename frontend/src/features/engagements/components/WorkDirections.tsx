import CallIcon from '@mui/icons-material/CallOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { CannotCallNotice } from '../../../shared/instant-work/CannotCallNotice';
import { joinAddresses, mapLink } from '../../../shared/places/map-link';

interface Props {
  location: string;
  /** Where that is, once it is known. */
  point: Engagement['mapPoint'];
  /** Whom to call; undefined until that is known. */
  other: Engagement['other'] | undefined;
}

/** Where to go, on the map, and whom to call. Needs the texts `instant-work`. */
export function WorkDirections({ location, point, other }: Props) {
  const { t } = useTranslation('engagements');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{joinAddresses(location)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="quiet"
          component="a"
          href={mapLink(point, location)}
          target="_blank"
          rel="noreferrer"
          startIcon={<MapIcon />}
        >
          {t('map')}
        </Button>
        {other?.phone && (
          <Button
            variant="quiet"
            component="a"
            href={`tel:${other.phone}`}
            startIcon={<CallIcon />}
            aria-label={t('callOf', { other: other.name })}
          >
            {t('call')}
          </Button>
        )}
      </Box>
      {other && <CannotCallNotice other={other} name={other.name} />}
    </Box>
  );
}
