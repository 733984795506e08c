import { requireSpecs } from '../require-specs';

requireSpecs('instant');
