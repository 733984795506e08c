import { AnswerTimesUseCase } from './answer-times.use-case.js';
import { AppealTimesUseCase } from './appeal-times.use-case.js';
import { AskStaffAboutTimesUseCase } from './ask-staff-about-times.use-case.js';
import { DecideTimesUseCase } from './decide-times.use-case.js';
import { FinishCorrectionsUseCase } from './finish-corrections.use-case.js';
import { ProposeTimesUseCase } from './propose-times.use-case.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionListReadModel } from './time-correction-list.read-model.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';
import { TimeStatements } from './time-statements.js';

/** Providers of corrections of times. */
export const TIME_CORRECTION_PROVIDERS = [
  AnswerTimesUseCase,
  AppealTimesUseCase,
  AskStaffAboutTimesUseCase,
  DecideTimesUseCase,
  FinishCorrectionsUseCase,
  ProposeTimesUseCase,
  TimeCorrectionChanges,
  TimeCorrectionListReadModel,
  TimeCorrectionRepository,
  TimeStatements,
];
