import Box from '@mui/material/Box';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { localisedKind } from '../model/localised-kind';
import { localisedName } from '../model/localised-names';

/** The kind and the place of the work in the reader's language, unless the employer's words already state them. */
export function LocalisedJobLine({
  job,
}: {
  job: Pick<Job, 'occupation' | 'place'> & Partial<Pick<Job, 'title' | 'category'>>;
}) {
  const words = joinFacts(localisedKind(job), localisedName(job.place));
  if (!words) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
      {words}
    </Box>
  );
}
