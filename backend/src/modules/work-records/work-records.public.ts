// What the commands of the server may use of this module.
export { type RotationOutcome, RotateRecordKeysUseCase } from './rotate-record-keys.use-case.js';
export { WorkRecordsModule } from './work-records.module.js';
