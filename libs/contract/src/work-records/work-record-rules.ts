/** Days for which a work record is valid from the moment at which it was made. */
export const WORK_RECORD_DAYS = 365;
/** Valid records that one worker may have at a time. */
export const WORK_RECORDS_MAX = 5;
/** Records that one worker may make within 24 hours. */
export const WORK_RECORDS_PER_DAY = 10;
/** Shifts that a record lists: the newest. All shifts are counted. */
export const WORK_RECORD_SHIFTS_MAX = 100;
/** Kinds of work that a summary names: those with the most hours. */
export const SUMMARY_OCCUPATIONS_MAX = 3;
/** Longest name in a record, in characters. */
export const WORK_RECORD_NAME_MAX = 40;
/** Longest text that is read as a record, in characters. */
export const WORK_RECORD_TEXT_MAX = 256 * 1024;
/** Largest QR code of a summary, as a version of the QR standard, at correction level M: 97 modules a side. */
export const SUMMARY_QR_VERSION_MAX = 20;
/** Entries of a status list. A list is full when half of them are used, so that a free one is found by chance. */
export const STATUS_LIST_SIZE = 65_536;
/** Most bytes that a status list may have after decompression. */
export const STATUS_LIST_BYTES_MAX = 64 * 1024;
/** Hours for which a status list is valid from the moment at which it was signed. */
export const STATUS_LIST_HOURS = 24;
/** Days between the publication of a new key and its first signature, so that saved pages contain it by then. */
export const RECORD_KEY_LEAD_DAYS = 7;
/** Minutes by which the clock of a verifier may be behind the clock of the issuer. */
export const VERIFIER_CLOCK_MINUTES = 5;

/** The only algorithm of signatures. */
export const RECORD_ALGORITHM = 'ES256';
/** The type of credential, in the claim `vct`. */
export const WORK_RECORD_TYPE = 'urn:nukkad:work-record:1';
/** The header `typ` of a record, of its summary in a QR code, and of a status list. */
export const RECORD_TYP = 'dc+sd-jwt';
export const SUMMARY_TYP = 'wrs+jwt';
export const STATUS_LIST_TYP = 'statuslist+jwt';

/** Returns the path of a status list below the address of the issuer. */
export const statusListPath = (list: number): string => `/api/work-record-issuer/status-lists/${list}`;
export const ISSUER_PATH = '/api/work-record-issuer';
/** The page that verifies a record; the text of a summary follows as the fragment, which browsers do not send. */
export const VERIFY_PATH = '/verify';

/** States of a work record. */
export const WORK_RECORD_STATUSES = ['valid', 'revoked', 'expired'] as const;
export type WorkRecordStatus = (typeof WORK_RECORD_STATUSES)[number];

/** Allowed moves of a record; a move that is not listed is refused. */
export const WORK_RECORD_TRANSITIONS: Readonly<Record<WorkRecordStatus, readonly WorkRecordStatus[]>> = {
  valid: ['revoked', 'expired'],
  revoked: [],
  expired: [],
};

/**
 * Results of a verification. `genuine`: signature and status are right. `unchecked`: the signature is right, and whether the record was
 * revoked is not known now. `withdrawn`: it names a key that the issuer withdrew, so that anybody may have signed it. Every other result shows nothing of the record.
 */
export const RECORD_FINDINGS = [
  'genuine',
  'unchecked',
  'revoked',
  'withdrawn',
  'expired',
  'changed',
  'incomplete',
  'foreign',
  'unknown_key',
  'wrong_clock',
  'too_large',
  'unreadable',
] as const;
export type RecordFinding = (typeof RECORD_FINDINGS)[number];
