// Public interface of this module for other modules.
export { JobsModule } from './jobs.module.js';
export { ANSWERED_AT, IS_ANSWERED } from './application-answer.js';
export { EmployerResponseRecorder } from './employer-response-recorder.js';
export { ApplicationEntity } from './entities/application.entity.js';
export { ApplicationEventEntity } from './entities/application-event.entity.js';
export { JobEntity } from './entities/job.entity.js';
export { JobViewEntity } from './entities/job-view.entity.js';
export { JobLocks, type LockedApplication } from './job-locks.js';
export { JobPlaces } from './job-place.js';
export { jobMeaning } from './job-meaning.js';
export { IS_NEWEST_COPY, IS_OPEN, isSameAdvertisement, JOB_COLUMNS, jobOf, type JobRow } from './job-row.js';
export {
  placeNamesOf,
  LABEL_COLUMNS,
  localizedLabelsOf,
  titleOccupations,
  withOccupation,
  type LabelledRow,
} from './localized-labels.js';
export { ShownAdvertisements } from './shown-advertisements.js';
export { PublicJobsReadModel } from './public-jobs.read-model.js';
export { type Applicant, type EmployerResponseSource, ProvidesEmployerResponses } from './employer-responses.js';
