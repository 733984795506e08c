import { randomBytes } from 'node:crypto';
import { digestOf } from '@nukkad/contract/work-records/disclosures';
import {
  RECORD_TYP,
  statusListPath,
  SUMMARY_OCCUPATIONS_MAX,
  SUMMARY_TYP,
  WORK_RECORD_TYPE,
} from '@nukkad/contract/work-records/work-record-rules';
import { type RecordedShift, type SummaryClaims } from '@nukkad/contract/work-records/work-records';
import type { RecordSigner } from './record-keys.js';
import type { RecordedWork } from './recorded-work.js';

/** The signed terms of a record besides the work. Times are seconds since 1970. */
export interface RecordTerms {
  issuer: string;
  issuedAt: number;
  expiresAt: number;
  status: { list: number; position: number };
}

const SALT_BYTES = 16;

/** Collects the disclosures of one record (RFC 9901). */
class Disclosures {
  readonly texts: string[] = [];

  /** Hides a value behind a digest; `name`: of a claim of an object, without one it is an entry of a list. */
  async hide(value: unknown, name?: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    const parts = name === undefined ? [salt, value] : [salt, name, value];
    const text = Buffer.from(JSON.stringify(parts)).toString('base64url');
    this.texts.push(text);
    return digestOf(text);
  }

  /** Hides these claims of an object. Digests are sorted, because their order would reveal the hidden claims. */
  async hideClaims(claims: Readonly<Record<string, unknown>>): Promise<{ _sd?: string[] }> {
    const stated = Object.entries(claims).filter(([, value]) => value !== undefined && value !== null);
    if (stated.length === 0) return {};
    const digests = await Promise.all(stated.map(([name, value]) => this.hide(value, name)));
    return { _sd: digests.sort() };
  }

  async hideShift({ employer, place, pay, ...open }: RecordedShift): Promise<{ '...': string }> {
    return { '...': await this.hide({ ...open, ...(await this.hideClaims({ employer, place, pay })) }) };
  }
}

/** Signs a record with all its disclosures: each shift, the details of each shift, the hours, and the counts of "again". */
export async function signCredential(work: RecordedWork, terms: RecordTerms, signer: RecordSigner): Promise<string> {
  const disclosures = new Disclosures();
  const { name, from, to, kept, hours, again } = work.facts;
  const shifts: { '...': string }[] = [];
  for (const shift of work.shifts) shifts.push(await disclosures.hideShift(shift));
  const { list, position } = terms.status;
  const payload = {
    ...{ iss: terms.issuer, iat: terms.issuedAt, exp: terms.expiresAt, vct: WORK_RECORD_TYPE },
    status: { status_list: { idx: position, uri: `${terms.issuer}${statusListPath(list)}` } },
    ...{ name, from, to, kept, shifts },
    ...(await disclosures.hideClaims({ hours, again })),
    _sd_alg: 'sha-256',
  };
  return [await signer.sign(RECORD_TYP, payload), ...disclosures.texts, ''].join('~');
}

/** Signs the summary of a QR code: the kinds of work with the most hours, and no shift. */
export function signSummary({ facts }: RecordedWork, terms: RecordTerms, signer: RecordSigner): Promise<string> {
  const { name, from, to, kept, hours, again } = facts;
  const claims: SummaryClaims = {
    ...{ iss: terms.issuer, iat: terms.issuedAt, exp: terms.expiresAt, n: name, m: [from, to], k: kept },
    h: hours.slice(0, SUMMARY_OCCUPATIONS_MAX).map((entry) => [entry.occupation, entry.hours]),
    ...(again ? { a: [again.yes, again.of] } : {}),
    s: [terms.status.list, terms.status.position],
  };
  return signer.sign(SUMMARY_TYP, claims);
}
