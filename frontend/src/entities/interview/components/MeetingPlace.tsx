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
}

/** The place of an interview, with a link to the map. */
export function MeetingPlace({ place, names, point, company }: Props) {
  const { t } = useTranslation('interview');
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{localisedAddress(joinAddresses(place), names)}</Box>
      <Button
        variant="quiet"
        component="a"
        href={mapLink(point, company, place)}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<MapIcon />}
        sx={{ mt: 0.5 }}
      >
        {t('map')}
      </Button>
    </>
  );
}
