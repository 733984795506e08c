import { verifyRecordFile } from './verify-record.js';

process.exitCode = await verifyRecordFile(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
