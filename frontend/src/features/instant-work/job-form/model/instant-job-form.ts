import {
  DEFAULT_DURATION_HOURS,
  type InstantJob,
  type PaymentMethod,
  type Urgency,
} from '@nukkad/contract/instant-work/instant-jobs';
import type { Currency, RateType } from '@nukkad/contract/jobs/jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';
import { isBlank } from '@nukkad/contract/typing/visible-text';
import { type JobLocation, NO_LOCATION, pinOf } from '../../../../entities/hiring/model/job-location';
import { fieldText, momentAt, nextSameTime } from './start-times';

/** An instant job as it is filled in: texts as typed. */
export interface InstantJobForm {
  title: string;
  description: string;
  category: string;
  location: JobLocation;
  minRate: string;
  maxRate: string;
  urgency: Urgency;
  /** Day and time on an Indian clock, as the browser's field writes them: "2026-11-20T18:00". */
  startTime: string;
  endTime: string;
  maxRadius: string;
  /** Separated by commas. */
  requiredSkills: string;
  paymentMethod: PaymentMethod;
  rateType: RateType;
  currency: Currency;
  openings: number;
  askRegularsFirst: boolean;
  /** Hours of work if no end is stated; the usual ones by default. */
  hours?: number | undefined;
}

export type InstantJobField = keyof InstantJobForm;

export const EMPTY_INSTANT_JOB_FORM: InstantJobForm = {
  title: '',
  description: '',
  category: '',
  location: NO_LOCATION,
  minRate: '',
  maxRate: '',
  urgency: 'flexible',
  startTime: '',
  endTime: '',
  maxRadius: String(SEARCH_RADIUS_KM),
  requiredSkills: '',
  paymentMethod: 'direct',
  rateType: 'hourly',
  currency: 'USD',
  openings: 1,
  askRegularsFirst: false,
};

/** Returns whether a stored value has the shape of this form. */
export function isInstantJobForm(value: unknown): value is InstantJobForm {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<InstantJobField, unknown>>;
  if (kept.hours !== undefined && typeof kept.hours !== 'number') return false;
  return Object.entries(EMPTY_INSTANT_JOB_FORM).every(([field, empty]) => {
    const entry = kept[field as InstantJobField];
    if (field === 'location') return typeof (entry as Partial<JobLocation> | undefined)?.text === 'string';
    return typeof entry === typeof empty;
  });
}

const rateText = (rate: number): string => (rate === 0 ? '' : String(rate));

/**
 * Returns the times of a job in the format of the fields: the next day with its start still ahead, and its duration
 * after it.
 */
function timesOf({ startTime, endTime }: InstantJob, now: number): { startTime: string; endTime: string } {
  if (startTime === null) return { startTime: '', endTime: '' };
  const start = nextSameTime(Date.parse(startTime), now);
  const end = endTime === null ? null : start + Date.parse(endTime) - Date.parse(startTime);
  return { startTime: fieldText(start), endTime: end === null ? '' : fieldText(end) };
}

/** Returns the form with the values of `job`; a past time moves to the next day at the same time. */
export const instantFormOf = (job: InstantJob, samePeople: boolean, now: number): InstantJobForm => ({
  title: job.title,
  description: job.description,
  category: job.category,
  location: { text: job.location, pin: pinOf(job) },
  minRate: rateText(job.minRate),
  maxRate: rateText(job.maxRate),
  urgency: job.urgency,
  ...timesOf(job, now),
  hours: job.duration,
  maxRadius: String(job.maxRadius),
  requiredSkills: job.requiredSkills.join(', '),
  paymentMethod: job.paymentMethod,
  rateType: job.rateType,
  currency: job.currency,
  openings: job.openings,
  askRegularsFirst: samePeople,
});

const HOUR_MS = 3_600_000;

export const isoAt = (text: string): string | undefined => {
  const moment = momentAt(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
};

/**
 * Returns the hours of work: those between start and end of scheduled work, rounded to the nearest; the chosen ones
 * otherwise.
 */
export function hoursOf({ urgency, startTime, endTime, hours = DEFAULT_DURATION_HOURS }: InstantJobForm): number {
  if (urgency !== 'scheduled') return hours;
  const between = Math.round((momentAt(endTime) - momentAt(startTime)) / HOUR_MS);
  return between > 0 ? between : hours;
}

/**
 * Parses a typed whole number; returns `empty` for a blank field, and a value that no rule accepts for an unreadable
 * one.
 */
export const wholeNumber = (text: string, read: (text: string) => number | null, empty: number): number =>
  isBlank(text) ? empty : Math.trunc(read(text) ?? NaN);

/** Returns the rates as whole numbers; 0 if none is stated, NaN if one cannot be parsed. */
export const ratesOf = ({ minRate, maxRate, rateType }: Pick<InstantJobForm, 'minRate' | 'maxRate' | 'rateType'>) => ({
  minRate: wholeNumber(minRate, typedAmount, 0),
  maxRate: wholeNumber(maxRate, typedAmount, 0),
  rateType,
});
