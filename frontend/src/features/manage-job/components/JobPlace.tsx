import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WrongPlaceIcon from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceForm } from './PlaceForm';

/** Where the job is. A place that was not found asks for a pin until it has one. */
export function JobPlace({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const [changing, setChanging] = useState(false);
  if (job.locationStatus === 'unresolved') {
    return (
      <Box component="section" aria-labelledby="pin" sx={{ p: 2, borderRadius: '14px', bgcolor: 'warning.tint' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <WrongPlaceIcon aria-hidden sx={{ color: 'warning.main' }} />
          <Typography id="pin" variant="h4" component="h3">
            {t('pin.title')}
          </Typography>
        </Box>
        <Typography sx={{ mt: 0.5, mb: 2 }}>{t('pin.text')}</Typography>
        <PlaceForm job={job} />
      </Box>
    );
  }
  if (changing) return <PlaceForm job={job} onDone={() => setChanging(false)} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PlaceIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {job.location}
      </Box>
      <Button onClick={() => setChanging(true)} sx={{ flexShrink: 0, my: -1, mr: -1.5, px: 1.5 }}>
        {t('place.change')}
      </Button>
    </Box>
  );
}
