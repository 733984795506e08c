import { requireSpecs } from '../require-specs';

requireSpecs('hiring');
