import { requireSpecs } from '../require-specs';

requireSpecs('jobs');
