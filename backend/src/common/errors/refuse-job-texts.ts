import { type JobFinding, type JobTexts, screenJob } from '@nukkad/domain/job-screen';
import type { JobFindingKind } from '@nukkad/domain/job-reviews';
import { DomainError } from './domain-error.js';

const keyOf = ({ kind }: JobFinding): string => `errors:field.jobText.${kind}`;

/**
 * Refuses a job's text at the fields in which something stands that clearly may not, with the reason. `written` are the
 * fields that are written now; `texts` is the whole job. Returns what is doubtful in them, for the staff.
 */
export function refuseJobTexts(texts: JobTexts, written: readonly string[] = Object.keys(texts)): JobFindingKind[] {
  const found = screenJob(texts).filter(({ field }) => written.includes(field));
  const clear = found.filter(({ verdict }) => verdict === 'clear');
  const [first] = clear;
  if (first) {
    const once = clear.filter((finding, index) => clear.findIndex(({ field }) => field === finding.field) === index);
    throw new DomainError('invalid', keyOf(first), {
      fields: once.map((finding) => ({ field: finding.field, key: keyOf(finding) })),
    });
  }
  return [...new Set(found.map(({ kind }) => kind))];
}
