/** Numbers shared by schemas, entities and screens. Lengths are in characters unless the name specifies otherwise. */

/** Largest radius of a search in kilometres, and the radius of every page's search. */
export const SEARCH_RADIUS_KM = 20;
/** Least radius of a search in kilometres, of about a street corner. */
export const SEARCH_RADIUS_MIN_KM = 0.1;
/** Start of a search if the device provides no position (Bengaluru, MG Road). */
export const FALLBACK_POSITION = { latitude: 12.9716, longitude: 77.5946 } as const;
/** Decimals to which a device position is rounded before it leaves the device (about 110 m). */
export const POSITION_DECIMALS = 3;
/**
 * Radius of error above which a device's position counts as approximate, in metres. Distances are shown to 100 m below
 * it.
 */
export const POSITION_ERROR_MAX_M = 1000;
/** Largest upload, in bytes (5 MB). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

/** Rupees for each invited person who counts. */
export const REWARD_RUPEES = 100;
/** Longest accepted referral code of a sign-up; an invalid code is ignored. */
export const REFERRAL_TEXT_MAX = 64;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 24;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;
/** @public the longest text about oneself; it belongs to the account, which has no form for it yet */
export const BIO_MAX = 1000;
export const TITLE_MAX = 120;
export const COMPANY_MAX = 120;
export const DESCRIPTION_MAX = 5000;
export const LOCATION_MAX = 200;
export const SKILL_MAX = 60;
export const SKILLS_MAX_COUNT = 30;
export const RATE_MAX = 10_000_000;
export const HOURS_PER_WEEK_MAX = 168;
/** Hours within which the support promises an answer. */
export const SUPPORT_ANSWER_HOURS = 24;
/** Longest reason, message or appeal. */
export const REASON_MAX = 500;
export const COVER_MESSAGE_MAX = 4000;
export const SEARCH_TEXT_MAX = 200;
export const FILE_NAME_MAX = 200;
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
/** Largest value of a column of type integer, as in `z.int32()`. */
export const INTEGER_MAX = 2 ** 31 - 1;
export const CURSOR_MAX = 500;

/** Longest private note of an employer about an application. */
export const APPLICATION_NOTE_MAX = 2000;
/**
 * Days after which an employer is reminded of an unanswered application, and after which it is closed automatically.
 */
export const ANSWER_REMIND_DAYS = 3;
export const ANSWER_CLOSE_DAYS = 7;
/** Days for which a hired seeker sees the employer's number. */
export const HIRED_PHONE_DAYS = 30;

/** Days for which a job stays open after its last renewal. */
export const JOB_OPEN_DAYS = 30;

export const CODE_LENGTH = 6;
/** Life of a verification code, in minutes. */
export const CODE_LIFE_MINUTES = 10;
/** Wrong tries after which a code is dead. */
export const CODE_MAX_TRIES = 5;
/** Seconds between two codes to one address. */
export const CODE_RESEND_SECONDS = 30;
/** Maximum number of codes sent to one address in an hour. */
export const CODE_SENDS_PER_HOUR = 5;

/** Days without use after which a session ends, and days after which it ends in any case. */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_MAX_DAYS = 90;
/** Minutes without a call of the staff after which a session is theirs no more, until they sign in afresh. */
export const STAFF_IDLE_MINUTES = 30;
/** Minutes after a sign-in in which the account may change its contacts, be paid elsewhere, or be exported. */
export const RECENT_SIGN_IN_MINUTES = 10;
/** Number of recovery codes issued with a second factor. */
export const RECOVERY_CODES = 10;
/** Hours for which a response is stored under its Idempotency-Key. */
export const IDEMPOTENCY_HOURS = 24;
/** Results are counted exactly up to this number; more are reported as "1,000+". */
export const COUNT_EXACT_UP_TO = 1000;
/**
 * Days of attention that count for hot jobs, and the number of views that an application counts as (the table of it
 * uses the same factor).
 */
export const HOT_DAYS = 7;
export const HOT_LOOKS_PER_APPLICATION = 5;
/** Working days a month and a week, and hours a day, by which such pay is compared with hourly pay. */
export const WORK_DAYS_PER_MONTH = 26;
export const WORK_DAYS_PER_WEEK = 6;
export const WORK_HOURS_PER_DAY = 8;
