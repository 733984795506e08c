import type { Verification, VerifiedRecord } from '@nukkad/contract/work-records/verify-work-record';
import type { RecordFinding } from '@nukkad/contract/work-records/work-record-rules';

const SENTENCES: Record<RecordFinding, string> = {
  genuine: 'Genuine: the signature is right, and the worker has not revoked the record.',
  unchecked: 'Not confirmed: the signature is right, but whether the worker revoked the record cannot be checked now.',
  revoked: 'Not valid: the worker revoked the record.',
  withdrawn: 'Not valid: the record names a key that the issuer withdrew.',
  expired: 'Not valid: the record has expired.',
  changed: 'Not genuine: the record was changed.',
  incomplete: 'Incomplete: a part of the record is missing.',
  foreign: 'Not genuine: this issuer did not sign the record.',
  unknown_key: 'Not confirmed: the keys of the issuer cannot be read now.',
  wrong_clock: 'Not confirmed: the clock of this computer is wrong.',
  too_large: 'Not a record: the file is too large.',
  unreadable: 'Not a record: the file contains something else.',
};

function describeRecord(record: VerifiedRecord): string[] {
  const { name, from, to, kept, hours, again, shifts, expiresAt } = record;
  return [
    `Name: ${name}`,
    `Work: ${kept} ${kept === 1 ? 'shift' : 'shifts'} from ${from} to ${to}`,
    ...(hours ?? []).map((entry) => `Hours of ${entry.occupation}: ${entry.hours}`),
    ...(again ? [`Answers that would hire again: ${again.yes} of ${again.of}`] : []),
    ...(shifts ?? []).map((shift) =>
      [
        shift.month,
        shift.occupation,
        `${shift.hours} h`,
        shift.area?.en,
        shift.employer,
        shift.place,
        shift.pay && `${shift.pay.amount} ${shift.pay.currency}`,
      ]
        .filter((part) => part !== undefined)
        .join(', '),
    ),
    `Valid until: ${expiresAt.toISOString()}`,
  ];
}

/** Returns the result of a verification as lines: the finding, and the content of a genuine record. */
export function describeVerification(result: Verification): string[] {
  return [SENTENCES[result.finding], ...('record' in result ? describeRecord(result.record) : [])];
}
