import type { JobTexts } from '@nukkad/domain/job-screen';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Where the sentence about an error of this type stands below the problems of a form: `text.sex`. */
export const isTextProblem = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text.');

/**
 * A check of a new job's form that also refuses, at its field, what may not stand in a job: once everything else is right, and
 * by the same rule as the server. The rule comes with its lists of words, so it is loaded only then; without it the server decides.
 */
export const screened =
  <Form extends FieldValues>(check: Resolver<Form>, textsOf: (form: Form) => JobTexts): Resolver<Form> =>
  async (values, context, options) => {
    const checked = await check(values, context, options);
    if (Object.keys(checked.errors).length > 0) return checked;
    const rule = await import('@nukkad/domain/job-screen').catch(() => null);
    const clear = rule?.screenJob(textsOf(values)).filter(({ verdict }) => verdict === 'clear') ?? [];
    if (clear.length === 0) return checked;
    const errors: Record<string, { type: string }> = {};
    for (const { field, kind } of clear) errors[field] ??= { type: `text.${kind}` };
    return { values: {}, errors: errors as FieldErrors<Form> };
  };

/** Skills that were typed with commas between, each by itself. */
export const skillsOf = (text: string): string[] => text.split(',').map((skill) => skill.trim());
