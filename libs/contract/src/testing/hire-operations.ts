import type { HireModel, Outcome } from './hire-model.js';
import type { Work } from './locked-rows.js';

/** An action of a person, or of the dispatch, in instant hire; jobs and workers by their index in the model. */
export type HireOperation =
  | {
      kind: 'accept' | 'decline' | 'undo' | 'stand by' | 'step down' | 'cancel as worker' | 'cancel as employer';
      job: number;
      worker: number;
    }
  | { kind: 'cancel job' | 'wave'; job: number };

/** Returns the model's work for one act; a wave asks the workers `others` as well. */
export function workOfOperation(model: HireModel, act: HireOperation, others: readonly number[]): Work<Outcome> {
  switch (act.kind) {
    case 'accept':
      return model.accept(act.job, act.worker);
    case 'decline':
      return model.decline(act.job, act.worker);
    case 'undo':
      return model.undo(act.job, act.worker);
    case 'stand by':
    case 'step down':
      return model.setStandby(act.job, act.worker, act.kind === 'stand by');
    case 'cancel as worker':
    case 'cancel as employer':
      return model.cancelEngagement(act.job, act.worker, act.kind === 'cancel as worker' ? 'worker' : 'employer');
    case 'cancel job':
      return model.cancelJob(act.job);
    case 'wave':
      return model.wave(act.job, others);
  }
}
