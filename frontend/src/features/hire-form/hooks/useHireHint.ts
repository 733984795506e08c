import { api, type HireHint } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { POSITION_DECIMALS } from '@nukkad/domain/limits';
import { useEffect, useState } from 'react';
import type { JobLocation } from '../../../shared/hiring/job-location';

/** Time without a keystroke after which the server is asked. */
const PAUSE_MS = 600;

interface Question {
  category: JobCategoryId;
  latitude: string;
  longitude: string;
  skills?: string;
}

const rounded = (degrees: number): string => degrees.toFixed(POSITION_DECIMALS);

/** What to ask; null while the kind of work or the place is missing. */
function questionOf(category: string, { pin }: JobLocation, skills: string): Question | null {
  const id = JOB_CATEGORY_IDS.find((known) => known === category);
  if (!id || !pin) return null;
  const names = skills
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .join(',');
  return {
    category: id,
    latitude: rounded(pin.latitude),
    longitude: rounded(pin.longitude),
    ...(names ? { skills: names } : {}),
  };
}

/** The hint for what is filled in so far. `asked` is null while there is nothing to ask, or the server does not answer. */
export function useHireHint(
  category: string,
  location: JobLocation,
  skills: string,
): { hint: HireHint | undefined; asked: Question | null } {
  const question = JSON.stringify(questionOf(category, location, skills));
  const [settled, setSettled] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const asked = JSON.parse(settled) as Question | null;
  const { currentData, isError } = api.useGetHireHintQuery(
    asked ?? { category: 'delivery', latitude: '', longitude: '' },
    {
      skip: !asked,
    },
  );
  const isOld = question === 'null';
  return { hint: currentData, asked: isError || isOld ? null : asked };
}
