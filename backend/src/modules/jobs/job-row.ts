import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import {
  ANSWERS_MIN,
  type EmployerAnswers,
  type Job,
  type JobStatus,
  type NamesByLanguage,
} from '@nukkad/contract/jobs/jobs';
import { JOB_FIELD_NAMES, JOB_FIELDS } from '@nukkad/contract/jobs/job-fields';
import { CARD_FIELDS, type CardField, type PublicJobCard } from '@nukkad/contract/jobs/public-jobs';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { columnOf, type FieldColumns, fieldColumns, fieldsComparedBy, statedFieldsReader } from './job-columns.js';
import { LABEL_COLUMNS, localizedLabelsOf, type LabelledRow } from './localized-labels.js';

/** SQL: whether the job `j` is currently open, regardless of its visibility. */
export const IS_POSTED = `(j.status = 'open' AND j.expires_at > clock_timestamp())`;

/**
 * SQL: whether the job `j` is visible to others than its employer and its applicants: it is hidden during its
 * employer's suspension.
 */
export const IS_SHOWN = `(j.hidden_until IS NULL OR j.hidden_until <= clock_timestamp())`;

/** SQL: whether the job `j` is open to seekers at this moment. */
export const IS_OPEN = `(${IS_POSTED} AND ${IS_SHOWN})`;

/**
 * SQL: normalizes a text for comparison: removes differences in case and spaces, and signs and pictures between words.
 */
const comparable = (text: string): string =>
  String.raw`lower(btrim(regexp_replace(${text}, '[\s!-/:-@\[-\`{-~‐-―‘-‟•…।\uFE0F\u2600-\u27BF\U0001F000-\U0001FAFF]+', ' ', 'g')))`;

/** SQL: the same at the cost of capitals alone, for lists in which thousands of jobs are compared. */
const comparableSoon = (text: string): string => `lower(${text})`;

/** Metres up to which two pins are one place: repeated readings of a device differ a little. */
export const PIN_REACH = 300;

/**
 * SQL: whether the jobs `a` and `b` of one employer are one advertisement: the same work with the same pay and hours at
 * the same place, with the same texts. Skills may differ.
 */
export const isSameAdvertisement = (a: string, b: string, textOf = comparable): string => {
  const values = fieldsComparedBy('value').map((field) => {
    const equals = JOB_FIELDS[field].isNullable ? 'IS NOT DISTINCT FROM' : '=';
    return `${a}.${columnOf(field)} ${equals} ${b}.${columnOf(field)}`;
  });
  const words = [...fieldsComparedBy('words'), 'location'].map(
    (field) => `${textOf(`${a}.${columnOf(field)}`)} = ${textOf(`${b}.${columnOf(field)}`)}`,
  );
  const isNear = `coalesce(ST_DWithin(${a}.point, ${b}.point, ${PIN_REACH}), true)`;
  return `(${[...values, isNear, ...words].join(' AND ')})`;
};

const isNewestCopy = (textOf: (text: string) => string): string => `NOT EXISTS (
  SELECT 1 FROM jobs copy
  WHERE copy.employer_id = j.employer_id AND (copy.created_at, copy.id) > (j.created_at, j.id)
    AND ${isSameAdvertisement('copy', 'j', textOf)} AND ${IS_OPEN.replaceAll('j.', 'copy.')})`;

/** SQL: whether the open job `j` is the newest of equal advertisements of its employer. */
export const IS_NEWEST_COPY = isNewestCopy(comparable);

/** SQL: same for long lists, where copies with other signs between their words count as different. */
export const IS_NEWEST_COPY_OF_MANY = isNewestCopy(comparableSoon);

/** SQL: the status of the job `j` at this moment; an open job past its time is expired. */
export const LIVE_STATUS = `CASE WHEN j.status = 'open' AND j.expires_at <= clock_timestamp() THEN 'expired' ELSE j.status END`;

/** SQL: the response rate of the employer of the job `j`; null while there is too little data. */
const EMPLOYER_ANSWERS = `(SELECT json_build_object('applications', r.applications, 'answered', r.answered,
    'usualHours', r.usual_hours)
  FROM employer_answers r WHERE r.employer_id = j.employer_id AND r.applications >= ${ANSWERS_MIN})`;

/** SQL: the columns of the job `j` that a card of a guest shows. */
export const JOB_CARD_COLUMNS = `j.id, ${fieldColumns(CARD_FIELDS)}, j.location, j.created_at, ${LABEL_COLUMNS}`;

const OTHER_FIELDS = JOB_FIELD_NAMES.filter((field) => !CARD_FIELDS.some((shown) => shown === field));

/** SQL: the names of the city in which the job `j` certainly lies, without further knowledge of its place. */
const CITY_NAMES = `CASE WHEN j.point IS NULL THEN (SELECT p.names FROM places p WHERE p.id = j.city_id) END`;

/** SQL: the columns of the job `j` that every signed-in person may see. */
export const JOB_COLUMNS = `${JOB_CARD_COLUMNS}, ${fieldColumns(OTHER_FIELDS)}, ${CITY_NAMES} AS city_names, j.location_status,
  ${LIVE_STATUS} AS status, ${EMPLOYER_ANSWERS} AS employer_answers,
  ${reviewTotalsOf('j.employer_id', 'employer')} AS employer_reviews`;

/** A row of JOB_CARD_COLUMNS. */
export interface JobCardRow extends LabelledRow, FieldColumns<CardField> {
  id: string;
  location: string;
  created_at: Date;
}

/** A row of JOB_COLUMNS. */
export interface JobRow extends JobCardRow, FieldColumns {
  city_names: NamesByLanguage | null;
  location_status: Job['locationStatus'];
  status: JobStatus;
  employer_answers: EmployerAnswers | null;
  employer_reviews: ReviewTotals | null;
}

const factsOf = (row: JobCardRow): Pick<Job, 'id' | 'location' | 'createdAt'> => ({
  id: row.id,
  location: row.location,
  createdAt: row.created_at.toISOString(),
});

const cardFieldsOf = statedFieldsReader(CARD_FIELDS);
const statedFieldsOf = statedFieldsReader(JOB_FIELD_NAMES);

/** Returns the card of a row for a response. */
export const jobCardOf = (row: JobCardRow): PublicJobCard => ({
  ...factsOf(row),
  ...cardFieldsOf(row),
  ...localizedLabelsOf(row),
});

/** Returns the job of a row with the employer's texts alone. */
export const statedJobOf = (row: JobRow): Omit<Job, 'occupation' | 'place' | 'city'> => ({
  ...factsOf(row),
  ...statedFieldsOf(row),
  locationStatus: row.location_status,
  status: row.status,
  isActive: row.status === 'open',
  employerAnswers: row.employer_answers,
});

/** Returns the job of a row for a response; without a distance. */
export const jobOf = (row: JobRow): Job => ({
  ...statedJobOf(row),
  employerReviews: reviewLineOf(row.employer_reviews),
  ...localizedLabelsOf(row),
  ...(row.city_names && { city: row.city_names }),
});
