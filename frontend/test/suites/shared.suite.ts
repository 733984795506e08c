import { requireSpecs } from '../require-specs';

requireSpecs('shared');
