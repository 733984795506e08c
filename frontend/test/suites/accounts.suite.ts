import { requireSpecs } from '../require-specs';

requireSpecs('accounts');
