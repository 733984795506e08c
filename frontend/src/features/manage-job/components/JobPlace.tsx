import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WrongPlaceIcon from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFieldPrompt } from './MissingFieldPrompt';
import { PlaceForm } from './PlaceForm';

/** The place of the job. If it was not found, requests a pin until there is one. */
export function JobPlace({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const [changing, setChanging] = useState(false);
  if (job.locationStatus === 'unresolved') {
    return (
      <MissingFieldPrompt id="pin" icon={WrongPlaceIcon} title={t('pin.title')} text={t('pin.text')}>
        <PlaceForm job={job} />
      </MissingFieldPrompt>
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
