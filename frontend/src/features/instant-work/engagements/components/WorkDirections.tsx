import CallIcon from '@mui/icons-material/CallOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { CannotCallNotice } from '../../../../entities/engagement/components/CannotCallNotice';
import { joinAddresses, mapLink } from '../../../../entities/position/model/map-link';

interface Props {
  location: string;
  /** Point of the place, once known. */
  point: Engagement['mapPoint'];
  /** The person to call; undefined until known. */
  other: Engagement['other'] | undefined;
}

/** The place, its map link, and the person to call. Needs the texts `engagement`. */
export function WorkDirections({ location, point, other }: Props) {
  const { t } = useTranslation('instant-work/engagements');
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
