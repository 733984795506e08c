// Interface of this module for the server's commands.
export { type RotationOutcome, RotateRecordKeysUseCase } from './rotate-record-keys.use-case.js';
export { WorkRecordsModule } from './work-records.module.js';
