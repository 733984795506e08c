import { api, type HireHint } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { LOCATION_MAX, POSITION_DECIMALS } from '@nukkad/contract/limits';
import { useEffect, useState } from 'react';
import type { JobLocation } from '../model/job-location';

/** Milliseconds without a keystroke after which the server is asked. */
const PAUSE_MS = 600;

/** Minimum length of a text that names a place. */
const LOCATION_MIN = 3;

type Where = { latitude: string; longitude: string } | { location: string };
type Question = Where & { category: JobCategoryId; skills?: string };

const rounded = (degrees: number): string => degrees.toFixed(POSITION_DECIMALS);

/** Returns the pin, otherwise the typed text; null while that is too short. */
function whereOf({ pin, text }: JobLocation): Where | null {
  if (pin) return { latitude: rounded(pin.latitude), longitude: rounded(pin.longitude) };
  const location = text.trim();
  return location.length < LOCATION_MIN || location.length > LOCATION_MAX ? null : { location };
}

/** A hint for a known place. */
type KnownHint = HireHint & { seekers: NonNullable<HireHint['seekers']> };

/** Returns the query of the hint; null while the kind of work or the place is missing. */
function questionOf(category: string, place: JobLocation, skills: string): Question | null {
  const id = JOB_CATEGORY_IDS.find((known) => known === category);
  const where = whereOf(place);
  if (!id || !where) return null;
  const names = skills
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .join(',');
  return { category: id, ...where, ...(names ? { skills: names } : {}) };
}

/**
 * Returns the hint for the present values. `asked` is null while there is no query, or if the server does not respond
 * or does not know the place.
 */
export function useHireHint(
  category: string,
  location: JobLocation,
  skills: string,
): { hint: KnownHint | undefined; asked: Question | null } {
  const question = JSON.stringify(questionOf(category, location, skills));
  const [settled, setSettled] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const asked = JSON.parse(settled) as Question | null;
  const { currentData, isError } = api.useGetHireHintQuery(asked ?? { category: 'delivery' }, { skip: !asked });
  const { seekers = undefined, pay = null, minimumWage = null } = currentData ?? {};
  const isOver = isError || question === 'null' || seekers === null;
  return { hint: seekers ? { seekers, pay, minimumWage } : undefined, asked: isOver ? null : asked };
}
