import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coordinatesOf, type JobLocation } from '../../../entities/hiring/model/job-location';
import { LocationInput } from '../../../entities/hiring/components/LocationInput';
import { useChangeJob } from '../hooks/useChangeJob';

const isFound = (job: OwnJob): boolean => job.locationStatus === 'resolved';

/** Adds the job to the map: by a suggestion, by the employer's position, or by words that the server finds. */
export function PlaceForm({ job, onDone }: { job: OwnJob; onDone?: () => void }) {
  const { t } = useTranslation('manage-job');
  const { change, changing } = useChangeJob(job);
  const [location, setLocation] = useState<JobLocation>({ text: job.location, pin: null });
  const [problem, setProblem] = useState<'required' | 'choose' | 'unknown' | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = location.text.trim();
    if (text === '') return setProblem('required');
    // unchanged words would not be found again either
    if (!location.pin && text === job.location) return isFound(job) ? onDone?.() : setProblem('choose');
    const saved = await change({ location: text, ...coordinatesOf(location) }, 'place', isFound);
    if (!saved) return;
    if (isFound(saved)) onDone?.();
    else setProblem('unknown');
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <LocationInput
        label={t('place.label')}
        placeholder={t('place.example')}
        value={location}
        onChange={(update) => {
          setProblem(null);
          setLocation(update);
        }}
        error={problem ? t(`place.${problem}`) : undefined}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={changing}>
          {t('place.save')}
        </Button>
        {onDone && <Button onClick={onDone}>{t('place.cancel')}</Button>}
      </Box>
    </Box>
  );
}
