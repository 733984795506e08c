import { readFile, stat } from 'node:fs/promises';
import { WORK_RECORD_TEXT_MAX } from '@nukkad/contract/work-records/work-record-rules';
import { type RecordSource, verifyWorkRecord } from '@nukkad/contract/work-records/verify-work-record';
import { describeVerification } from './describe-verification.js';
import { issuerAt } from './issuer-source.js';

const USAGE =
  'Use: npm run verify:record -- FILE [ADDRESS OF THE ISSUER], for example work-record.txt https://nukkad.example';
const DEFAULT_ISSUER = 'http://localhost:3000';
/** Maximum size of a file in bytes: a larger one exceeds the longest record text. */
const BYTES_MAX = 4 * WORK_RECORD_TEXT_MAX;
const USAGE_STATUS = 2;

/**
 * Verifies the record in a file and prints the finding. Returns the status of the process: 0 for a genuine record with
 * a readable status, 1 for every other one, 2 for wrong arguments.
 */
export async function verifyRecordFile(
  args: readonly string[],
  say: (line: string) => void,
  sourceAt: (address: string) => RecordSource = issuerAt,
): Promise<number> {
  const [file, address = DEFAULT_ISSUER, ...more] = args;
  if (file === undefined || more.length > 0 || !/^https?:\/\//.test(address)) {
    say(USAGE);
    return USAGE_STATUS;
  }
  let text: string;
  try {
    text = (await stat(file)).size > BYTES_MAX ? ' '.repeat(WORK_RECORD_TEXT_MAX + 1) : await readFile(file, 'utf8');
  } catch {
    say(`The file ${file} cannot be read.`);
    return USAGE_STATUS;
  }
  const result = await verifyWorkRecord(text, sourceAt(address.replace(/\/+$/, '')));
  for (const line of describeVerification(result)) say(line);
  return result.finding === 'genuine' ? 0 : 1;
}
