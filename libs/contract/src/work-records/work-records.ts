import { z } from 'zod';
import { RECORD_ALGORITHM, WORK_RECORD_NAME_MAX, WORK_RECORD_STATUSES, WORK_RECORD_TYPE } from './work-record-rules.js';

const moment = z.iso.datetime({ offset: true });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const seconds = z.int32().min(0);
const count = z.int32().min(0);
const occupation = z.string().regex(/^[a-z_]{1,40}$/);
const hours = z.number().min(0);

/** Names of an area, by language; English is always known. */
const AreaSchema = z.object({ en: z.string(), hi: z.string().optional(), kn: z.string().optional() });

/** Hours of one kind of work. */
export const OccupationHoursSchema = z.object({ occupation, hours });
export type OccupationHours = z.infer<typeof OccupationHoursSchema>;

/** Number of employers who would hire the worker again, of those who answered. */
export const AgainCountSchema = z.object({ yes: count, of: count });

export const SHIFT_DETAILS = ['employer', 'place', 'pay'] as const;
export type ShiftDetail = (typeof SHIFT_DETAILS)[number];

/**
 * One shift. The details are absent unless the worker discloses them. `pay` is the amount that the worker confirmed, in
 * the currency.
 */
export const RecordedShiftSchema = z.object({
  occupation,
  hours,
  month,
  area: AreaSchema.optional(),
  employer: z.string().optional(),
  place: z.string().optional(),
  pay: z.object({ amount: z.string(), currency: z.enum(['INR', 'USD']) }).optional(),
});
export type RecordedShift = z.infer<typeof RecordedShiftSchema>;

/** Reference to the status of a record: its entry in a status list. */
export const StatusReferenceSchema = z.object({
  status_list: z.object({ idx: count, uri: z.string() }),
});

/** Claims of a record once its disclosures are put in. */
export const WorkRecordClaimsSchema = z.object({
  iss: z.string(),
  iat: seconds,
  exp: seconds,
  vct: z.literal(WORK_RECORD_TYPE),
  status: StatusReferenceSchema,
  name: z.string(),
  from: month,
  to: month,
  kept: count,
  hours: z.array(OccupationHoursSchema).optional(),
  again: AgainCountSchema.optional(),
  shifts: z.array(RecordedShiftSchema),
});
export type WorkRecordClaims = z.infer<typeof WorkRecordClaimsSchema>;

/**
 * Claims of a summary, with one-letter names because a QR code has little room: name, months, attended shifts, hours by
 * occupation, counts of "again", and list and position of the status.
 */
export const SummaryClaimsSchema = z.object({
  iss: z.string(),
  iat: seconds,
  exp: seconds,
  n: z.string(),
  m: z.tuple([month, month]),
  k: count,
  h: z.array(z.tuple([occupation, hours])),
  a: z.tuple([count, count]).optional(),
  s: z.tuple([count, count]),
});
export type SummaryClaims = z.infer<typeof SummaryClaimsSchema>;

/** The facts of a record about a person's work: for the person who creates it, and for the reader of a verification. */
export const WorkFactsSchema = z.object({
  name: z.string().max(WORK_RECORD_NAME_MAX),
  from: month,
  to: month,
  kept: count,
  hours: z.array(OccupationHoursSchema),
  again: AgainCountSchema.nullable(),
});
export type WorkFacts = z.infer<typeof WorkFactsSchema>;

/** A record in the list of its worker. `outdated`: the worker's work or pay has changed since the record was made. */
export const WorkRecordEntrySchema = z
  .object({
    id: z.uuid(),
    status: z.enum(WORK_RECORD_STATUSES),
    madeAt: moment,
    expiresAt: moment,
    revokedAt: moment.nullable(),
    shifts: count,
    outdated: z.boolean(),
  })
  .meta({ id: 'WorkRecordEntry' });
export type WorkRecordEntry = z.infer<typeof WorkRecordEntrySchema>;

/** The reader's own records, newest first, and the content of a new one; null without completed work. */
export const WorkRecordListSchema = z
  .object({ facts: WorkFactsSchema.nullable(), records: z.array(WorkRecordEntrySchema) })
  .meta({ id: 'WorkRecordList' });
export type WorkRecordList = z.infer<typeof WorkRecordListSchema>;

/** A record with all disclosures, of which the worker passes on those they choose, and its summary. Both are signed. */
export const WorkRecordSchema = z
  .object({ ...WorkRecordEntrySchema.shape, credential: z.string(), summary: z.string() })
  .meta({ id: 'WorkRecord' });
export type WorkRecord = z.infer<typeof WorkRecordSchema>;

/** A public key that signs or has signed records (RFC 7517). */
export const RecordKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal(RECORD_ALGORITHM),
  use: z.literal('sig'),
});
export type RecordKey = z.infer<typeof RecordKeySchema>;

/**
 * The issuer of records, all keys under which a valid record may be signed, and the time of the server. `withdrawn`: ids of keys that were
 * stolen, whose records have not expired; `lists`: how many status lists there are. A server of an earlier release states neither.
 */
export const WorkRecordIssuerSchema = z
  .object({
    issuer: z.string(),
    now: moment,
    jwks: z.object({ keys: z.array(RecordKeySchema) }),
    withdrawn: z.array(z.string()).optional(),
    lists: z.int32().min(1).optional(),
  })
  .meta({ id: 'WorkRecordIssuer' });
export type WorkRecordIssuer = z.infer<typeof WorkRecordIssuerSchema>;

/** The number of a status list in its address. */
export const StatusListNumberSchema = z.string().regex(/^(0|[1-9]\d{0,5})$/);
