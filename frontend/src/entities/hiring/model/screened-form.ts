import type { JobTexts } from '@nukkad/screening/job-screen';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Returns whether the type of an error has its sentence below the problems of a form: `text.sex`. */
export const isTextProblem = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text.');

/**
 * Adds a check for forbidden text to the validation of a new job's form, reported at its field, by the same rule as the
 * server. The rule contains its lists of words, so it is loaded only once everything else is valid; if it cannot be
 * loaded, the server decides.
 */
export const screened =
  <Form extends FieldValues>(check: Resolver<Form>, textsOf: (form: Form) => JobTexts): Resolver<Form> =>
  async (values, context, options) => {
    const checked = await check(values, context, options);
    if (Object.keys(checked.errors).length > 0) return checked;
    const rule = await import('@nukkad/screening/job-screen').catch(() => null);
    const clear = rule?.screenJob(textsOf(values)).filter(({ verdict }) => verdict === 'clear') ?? [];
    if (clear.length === 0) return checked;
    const errors: Record<string, { type: string }> = {};
    for (const { field, kind } of clear) errors[field] ??= { type: `text.${kind}` };
    return { values: {}, errors: errors as FieldErrors<Form> };
  };

/** Splits skills at their commas. */
export const skillsOf = (text: string): string[] => text.split(',').map((skill) => skill.trim());
