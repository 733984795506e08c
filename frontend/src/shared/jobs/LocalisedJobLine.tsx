import Box from '@mui/material/Box';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { joinFacts } from '../i18n/join-facts';
import { localisedName } from './localised-names';

/** What kind of work it is and where, in the reader's language, as far as the employer's words do not say so. */
export function LocalisedJobLine({ job }: { job: Pick<Job, 'occupation' | 'place'> }) {
  const words = joinFacts(localisedName(job.occupation), localisedName(job.place));
  if (!words) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
      {words}
    </Box>
  );
}
