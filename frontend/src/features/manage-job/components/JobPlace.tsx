import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WrongPlaceIcon from '@mui/icons-material/WrongLocationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/rendering/lazy-part';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { MissingFieldPrompt } from './MissingFieldPrompt';

/** Most jobs have a place: the form is fetched while the browser is idle. */
const PlaceForm = lazyPart(async () => (await import('./PlaceForm')).PlaceForm);
/** The height of the form in pixels. */
const FORM_PX = 148;

/** The place of the job. If it was not found, requests a pin until there is one. */
export function JobPlace({ job }: { job: OwnJob }) {
  const { t } = useTranslation('manage-job');
  const [changing, setChanging] = useState(false);
  if (job.locationStatus === 'unresolved') {
    return (
      <MissingFieldPrompt id="pin" icon={WrongPlaceIcon} title={t('pin.title')} text={t('pin.text')}>
        <Suspense fallback={<SkeletonBlock height={FORM_PX} sx={{ my: 0 }} />}>
          <PlaceForm job={job} />
        </Suspense>
      </MissingFieldPrompt>
    );
  }
  if (changing)
    return (
      <Suspense fallback={<SkeletonBlock height={FORM_PX} sx={{ my: 0 }} />}>
        <PlaceForm job={job} onDone={() => setChanging(false)} />
      </Suspense>
    );
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
