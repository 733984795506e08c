import { AppealBreachUseCase } from './appeal-breach.use-case.js';
import { AppealListReadModel } from './appeal-list.read-model.js';
import { AppealRepository } from './appeal.repository.js';
import { DecideAppealUseCase } from './decide-appeal.use-case.js';

/** Providers of appeals against recorded breaches. */
export const APPEAL_PROVIDERS = [AppealBreachUseCase, AppealListReadModel, AppealRepository, DecideAppealUseCase];
