import { hasAccountAddress } from './message-screen/payment-accounts.js';
import { hasHandleOrGroup, isNameWithHandle } from './message-screen/handles.js';
import { hasLink } from './message-screen/links.js';
import { hasPhoneNumber } from './message-screen/phone-numbers.js';
import { plain } from './message-screen/reading.js';
import { asksForAge } from './job-screen/asked-age.js';
import { asksForFee } from './job-screen/asked-money.js';
import { askedPeople, isBodilyCare } from './job-screen/asked-people.js';
import { keepsDocuments } from './job-screen/kept-documents.js';
import { JOB_FINDINGS, type JobFindingKind } from '@nukkad/contract/jobs/job-reviews';

/**
 * Content that the text of a job must not contain. A worker never pays for work, and no employer retains a worker's
 * documents. Numbers and accounts lead off the platform, where demands cannot be seen. Work is open to every person who
 * can do it: Constitution of India, Articles 15 and 16; Code on Wages 2019, section 3 (sex). The product does not
 * serve a choice of workers by age, caste or religion, even where the law permits it.
 */
export interface JobTexts {
  title?: string | undefined;
  description?: string | undefined;
  requiredSkills?: readonly string[] | undefined;
  company?: string | undefined;
}

export type JobTextField = keyof JobTexts;

/** `clear` is rejected at its field; `doubtful` is posted, and staff review it. */
export type Verdict = 'clear' | 'doubtful';

export interface JobFinding {
  field: JobTextField;
  kind: JobFindingKind;
  verdict: Verdict;
}

function findingsIn(text: string, care: boolean): Map<JobFindingKind, Verdict> {
  const read = plain(text);
  const found = new Map<JobFindingKind, Verdict>();
  if (asksForFee(read)) found.set('payment_demand', 'clear');
  const documents = keepsDocuments(read);
  if (documents) found.set('documents_kept', documents);
  const handle = hasHandleOrGroup(read);
  if (hasPhoneNumber(read) || handle) found.set('phone_number', 'clear');
  if (hasAccountAddress(read) && !handle) found.set('payment_account', 'clear');
  for (const { kind, doubtful } of askedPeople(read, care)) found.set(kind, doubtful ? 'doubtful' : 'clear');
  if (asksForAge(read)) found.set('age', 'clear');
  return found;
}

/** These fields appear in mails, text messages and notifications to other users. */
const NAMES: readonly JobTextField[] = ['title', 'company'];

const leadsElsewhere = (name: string): boolean => hasLink(name) || isNameWithHandle(name);

/** A company's name requests no people, and its numbers are no ages. */
const IN_A_NAME: readonly JobFindingKind[] = ['phone_number', 'payment_account', 'payment_demand'];

/**
 * Returns the forbidden content in the texts of a job, field by field, in the order of JOB_FINDINGS. Accepts any text.
 */
export function screenJob(texts: JobTexts): JobFinding[] {
  const read: [JobTextField, string][] = [
    ['title', texts.title ?? ''],
    ['company', texts.company ?? ''],
    ['description', texts.description ?? ''],
    ['requiredSkills', (texts.requiredSkills ?? []).join('\n')],
  ];
  const care = isBodilyCare(plain(read.map(([, text]) => text).join('\n')));
  return read.flatMap(([field, text]) => {
    if (text.trim() === '') return [];
    const found = findingsIn(text, care);
    if (NAMES.includes(field) && leadsElsewhere(plain(text))) found.set('phone_number', 'clear');
    return JOB_FINDINGS.flatMap((kind) => {
      const verdict = found.get(kind);
      return verdict && (field !== 'company' || IN_A_NAME.includes(kind)) ? [{ field, kind, verdict }] : [];
    });
  });
}
