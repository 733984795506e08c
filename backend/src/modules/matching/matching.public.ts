// What other modules may use of this one.
export { MatchingModule } from './matching.module.js';
export { NearbyCountReadModel } from './nearby-count.read-model.js';
export { WorkerFits } from './worker-fits.js';
