import { type JobFinding, type JobTexts, screenJob } from '@nukkad/screening/job-screen';
import type { JobFindingKind } from '@nukkad/contract/jobs/job-reviews';
import { DomainError } from './domain-error.js';

const keyOf = ({ kind }: JobFinding): string => `errors:field.jobText.${kind}`;

/**
 * Rejects a job's texts with the fields and reasons of clearly forbidden content. `written` lists the fields that this
 * call writes; `texts` is the whole job. Returns the doubtful findings in these fields for review by staff.
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
