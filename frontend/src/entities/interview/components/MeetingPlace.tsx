import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InterviewRequest, NamesByLanguage } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { localisedAddress } from '../../job/model/localised-address';
import { joinAddresses, mapLink } from '../../position/model/map-link';

interface Props {
  place: string;
  names: NamesByLanguage | undefined;
  /** Its point, if known. */
  point: InterviewRequest['mapPoint'];
  /** The company at the place, which helps a map to find it. */
  company: string;
  /** Whether the link stands beside the place instead of below it. */
  isInLine?: boolean;
}

/** The place of an interview, with a link to the map. */
export function MeetingPlace({ place, names, point, company, isInLine = false }: Props) {
  const { t } = useTranslation('interview');
  return (
    <Box
      sx={
        isInLine ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, flexGrow: 1 } : undefined
      }
    >
      <Box sx={{ overflowWrap: 'anywhere', ...(isInLine && { flex: '1 1 6rem', minWidth: 0 }) }}>
        {localisedAddress(joinAddresses(place), names)}
      </Box>
      <Button
        variant="quiet"
        component="a"
        href={mapLink(point, company, place)}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<MapIcon />}
        sx={{ mt: isInLine ? 0 : 0.5 }}
      >
        {t('map')}
      </Button>
    </Box>
  );
}
