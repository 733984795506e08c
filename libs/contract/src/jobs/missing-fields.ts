import { z } from 'zod';
import { isBlank } from '../typing/visible-text.js';

/** A form's message about its required fields: keys of the server's texts, and the fields in form order. */
export interface MissingFieldsRule {
  /** Key of the sentence, which has the names of the missing fields as its parameter `fields`. */
  key: string;
  /** Key prefix of the fields' names: `<labels>.<field>`. */
  labels: string;
  fields: readonly string[];
}

/** Schemas of bodies that are forms, with their rule for missing fields. */
export const MISSING_FIELDS = z.registry<MissingFieldsRule>();

/** Returns the fields of `rule` that `value` omits or leaves blank, in form order. */
export function missingFields(rule: MissingFieldsRule, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const given = value as Record<string, unknown>;
  const isMissing = (field: unknown): boolean => field == null || (typeof field === 'string' && isBlank(field));
  return rule.fields.filter((field) => isMissing(given[field]));
}
