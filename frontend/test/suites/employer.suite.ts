import { requireSpecs } from '../require-specs';

requireSpecs('employer');
