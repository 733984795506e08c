import { discloseClaims, type Disclosure, readDisclosure } from './disclosures.js';
import { readRecordedShift } from './read-claims.js';
import { readPart, readToken } from './signed-token.js';
import { VERIFY_PATH } from './work-record-rules.js';
import { type RecordedShift, SHIFT_DETAILS, type ShiftDetail } from './work-records.js';

/** The parts of a record that a worker discloses. `shifts`: positions of the disclosed shifts. */
export interface RecordChoice {
  hours: boolean;
  again: boolean;
  shifts: ReadonlySet<number>;
  details: ReadonlySet<ShiftDetail>;
}

/** One shift of the reader's own record: its disclosure, the disclosures of its details, and its content. */
export interface OwnShift {
  disclosure: string;
  details: Partial<Record<ShiftDetail, string>>;
  shift: RecordedShift;
}

/** A record as its worker reads it, without verification. */
export interface OwnRecord {
  token: string;
  /** The disclosures of claims that are hidden, as texts. */
  claims: Partial<Record<'hours' | 'again', string>>;
  shifts: OwnShift[];
}

const digestsOf = (value: unknown): string[] => {
  const digests = (value as { _sd?: unknown })._sd;
  return Array.isArray(digests) ? digests.map(String) : [];
};

async function readShift(disclosure: Disclosure, byDigest: ReadonlyMap<string, Disclosure>): Promise<OwnShift> {
  const found = digestsOf(disclosure.value).flatMap((digest) => byDigest.get(digest) ?? []);
  const details = Object.fromEntries(
    SHIFT_DETAILS.flatMap((name) => {
      const detail = found.find((known) => known.name === name);
      return detail ? [[name, detail.text]] : [];
    }),
  ) as OwnShift['details'];
  const claims = discloseClaims({ ...(disclosure.value as object), _sd_alg: 'sha-256' }, found);
  return { disclosure: disclosure.text, details, shift: readRecordedShift(claims) };
}

/** Reads an own record. Throws for a text that is none. */
export async function readOwnRecord(credential: string): Promise<OwnRecord> {
  const [token = '', ...texts] = credential.split('~');
  const read = readToken(token);
  if (!read) throw new TypeError('not a record');
  const disclosures = (await Promise.all(texts.filter(Boolean).map(readDisclosure))).filter((one) => one !== null);
  const byDigest = new Map(disclosures.map((disclosure) => [disclosure.digest, disclosure]));
  const entries = (read.payload['shifts'] as Record<string, unknown>[]).map((entry) =>
    byDigest.get(String(entry['...'])),
  );
  const claimOf = (name: string): string | undefined =>
    digestsOf(read.payload)
      .flatMap((digest) => byDigest.get(digest) ?? [])
      .find((known) => known.name === name)?.text;
  const [hours, again] = [claimOf('hours'), claimOf('again')];
  return {
    token,
    claims: { ...(hours ? { hours } : {}), ...(again ? { again } : {}) },
    shifts: await Promise.all(
      entries.filter((entry) => entry !== undefined).map((entry) => readShift(entry, byDigest)),
    ),
  };
}

/**
 * Returns the text that a worker shares: the signed token and the chosen disclosures. The digests of the other
 * disclosures remain and reveal nothing.
 */
export function presentRecord({ token, claims, shifts }: OwnRecord, choice: RecordChoice): string {
  const shown = shifts.filter((_shift, at) => choice.shifts.has(at));
  const details = shown.flatMap((shift) => [...choice.details].flatMap((name) => shift.details[name] ?? []));
  const chosen = [
    ...(choice.hours && claims.hours ? [claims.hours] : []),
    ...(choice.again && claims.again ? [claims.again] : []),
    ...shown.map(({ disclosure }) => disclosure),
    ...details,
  ];
  return [token, ...chosen, ''].join('~');
}

/** The text of a saved file: what its reader does with it, and the record. A check reads what follows the "#". */
export const recordFile = (text: string, sentence: string): string => `${sentence.replaceAll('#', '')}\n\n#${text}\n`;

/**
 * Returns the text of the QR code of a summary: a link that any camera opens. Browsers do not send the part after the
 * "#".
 */
export function summaryLink(summary: string): string {
  const issuer = readPart(summary.split('.')[1] ?? '')?.['iss'];
  return `${typeof issuer === 'string' ? issuer : ''}${VERIFY_PATH}#${summary}`;
}
