import { requireSpecs } from '../require-specs';

requireSpecs('interviews');
