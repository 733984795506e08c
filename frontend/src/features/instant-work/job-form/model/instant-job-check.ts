import {
  type CreateInstantJob,
  CreateInstantJobSchema,
  DURATION_HOURS_MAX,
  INSTANT_REQUIRED_FIELDS,
} from '@nukkad/contract/instant-work/instant-jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { findSecurePayObstacle } from '@nukkad/contract/payments/secure-pay-terms';
import { typedKilometres } from '@nukkad/contract/typing/typed-amount';
import { cleanText, isBlank } from '@nukkad/contract/typing/visible-text';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { coordinatesOf } from '../../../../entities/hiring/model/job-location';
import { hoursOf, type InstantJobField, type InstantJobForm, isoAt, ratesOf, wholeNumber } from './instant-job-form';

/** Returns the request body of the form, before validation. */
function bodyOf(form: InstantJobForm): Record<string, unknown> {
  const { title, description, category, location, urgency, requiredSkills, paymentMethod, currency, openings } = form;
  const isScheduled = urgency === 'scheduled';
  return {
    ...{ title, description, category, location: location.text, ...ratesOf(form), urgency },
    duration: Math.min(hoursOf(form), DURATION_HOURS_MAX),
    maxRadius: wholeNumber(form.maxRadius, typedKilometres, SEARCH_RADIUS_KM),
    requiredSkills: requiredSkills.split(',').map(cleanText).filter(Boolean),
    ...{ paymentMethod, currency, openings, askRegularsFirst: form.askRegularsFirst },
    ...(isScheduled ? { startTime: isoAt(form.startTime), endTime: isoAt(form.endTime) } : {}),
    ...coordinatesOf(location),
  };
}

/** Error of a field: the key of its sentence. */
export type InstantJobProblem =
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'rate'
  | 'radius'
  | 'skills'
  | 'startTime'
  | 'endTime'
  | 'securePay';

const OF_FIELD: Partial<Record<InstantJobField, InstantJobProblem>> = {
  minRate: 'rate',
  maxRate: 'rate',
  maxRadius: 'radius',
  requiredSkills: 'skills',
  startTime: 'startTime',
  endTime: 'endTime',
};

const isMissing = (value: InstantJobForm[(typeof INSTANT_REQUIRED_FIELDS)[number]]): boolean =>
  isBlank(typeof value === 'string' ? value : value.text);

type Read = { body: CreateInstantJob } | { problems: Partial<Record<InstantJobField, InstantJobProblem>> };

/** Returns the body to send, or the invalid fields with their errors, by the rules of the server. */
export function readInstantJobForm(form: InstantJobForm): Read {
  const missing = INSTANT_REQUIRED_FIELDS.filter((field) => isMissing(form[field]));
  const read = CreateInstantJobSchema.safeParse(bodyOf(form));
  const isUnpayable =
    form.paymentMethod === 'platform' && findSecurePayObstacle({ ...ratesOf(form), currency: form.currency });
  if (missing.length === 0 && read.success && !isUnpayable) return { body: read.data };
  const problems: Partial<Record<InstantJobField, InstantJobProblem>> = isUnpayable
    ? { paymentMethod: 'securePay' }
    : {};
  for (const { path, code } of read.error?.issues ?? []) {
    const field = path[0] as InstantJobField;
    problems[field] ??= OF_FIELD[field] ?? (code === 'too_big' ? 'tooLong' : 'characters');
  }
  return { problems: { ...problems, ...Object.fromEntries(missing.map((field) => [field, 'required'])) } };
}

/** Validates a form of react-hook-form; the type of an error is the key of its sentence. */
export const checkInstantJobForm: Resolver<InstantJobForm> = (values) => {
  const read = readInstantJobForm(values);
  if ('body' in read) return { values, errors: {} };
  const errors = Object.entries(read.problems).map(([field, type]) => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<InstantJobForm> };
};
