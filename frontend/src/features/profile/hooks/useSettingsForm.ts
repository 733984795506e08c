import type { ApiError } from '@nukkad/api-client/base-query';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';

/** Error of a field before it is sent; the key of its text. */
type Problem = 'email' | 'phone' | 'name' | 'amount' | 'tooLong' | 'invalid';

/** Error of a field by a schema of the server. */
interface Issue {
  readonly message: string;
  readonly code?: string | undefined;
  /** Expected type of a value, and the limit of one that is too large or too small. */
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly path: readonly PropertyKey[];
}

interface Options<Values extends FieldValues> {
  user: CurrentUser;
  /** Returns the values of the account; the form starts with them, and follows their changes in untouched fields. */
  valuesOf: (user: CurrentUser) => Values;
  /** Validates the values by the rules of the server. */
  check: (values: Values) => { error?: { issues: readonly Issue[] } | undefined };
  save: (values: Values) => Promise<unknown>;
  /** Messages after success, and after a failure without a reason of the server. */
  words: { saved: string; failed: string };
  onDone: () => void;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'int']);

function problemOf(issue: Issue): Problem {
  if (issue.message === 'email' || issue.message === 'phone' || issue.message === 'name') return issue.message;
  if (NUMBERS.has(issue.expected ?? issue.origin ?? '')) return 'amount';
  return issue.code === 'too_big' ? 'tooLong' : 'invalid';
}

/**
 * A form about the account: validated by the server's rules, synchronised with the account, closed after it is saved.
 */
export function useSettingsForm<Values extends FieldValues>({
  user,
  valuesOf,
  check,
  save,
  words,
  onDone,
}: Options<Values>) {
  const { t } = useTranslation('profile');
  const { toast } = useToast();
  const resolver: Resolver<Values> = (values) => {
    const issues = check(values).error?.issues ?? [];
    const errors = issues.map((issue) => [String(issue.path[0]), { type: problemOf(issue) }]);
    return issues.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
  const form = useForm<Values>({ defaultValues: valuesOf(user) as DefaultValues<Values>, resolver });
  const { reset } = form;
  const known = useRef(user.id);
  useEffect(() => {
    // a picture or number that was verified meanwhile changes the account, but must not replace typed text
    reset(valuesOf(user), { keepDirtyValues: known.current === user.id });
    known.current = user.id;
  }, [user]); // only another account, or a changed one, resets the form

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      const { detail, problem } = error as ApiError;
      toast({ title: t('failed'), description: detail ?? words.failed, variant: 'destructive' });
      const refused = problem?.errors?.filter(({ field }) => field in values) ?? [];
      for (const [index, { field, message }] of refused.entries()) {
        form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      return;
    }
    toast({ title: words.saved });
    onDone();
  });

  /** Returns the error of a field in words. */
  const errorOf = (name: Path<Values>): string | undefined => {
    const error = form.formState.errors[name];
    if (!error) return undefined;
    if (error.type === 'server') return error.message as string;
    return t(`problems.${error.type as Problem}`);
  };
  return { ...form, submit, errorOf, isSaving: form.formState.isSubmitting };
}
