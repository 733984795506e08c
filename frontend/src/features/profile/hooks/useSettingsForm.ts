import type { ApiError } from '@nukkad/api-client/base-query';
import type { CurrentUser } from '@nukkad/domain/users';
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

/** What can be wrong with a field before it is sent; the names of its words. */
type Problem = 'email' | 'phone' | 'name' | 'amount' | 'tooLong' | 'invalid';

/** What a schema of the server finds wrong. */
interface Issue {
  readonly message: string;
  readonly code?: string | undefined;
  /** Of a value of another type, and of one that is too large or too small. */
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly path: readonly PropertyKey[];
}

interface Options<Values extends FieldValues> {
  user: CurrentUser;
  /** What the account says; the form starts with it, and follows its changes in fields that nobody has typed in. */
  valuesOf: (user: CurrentUser) => Values;
  /** Checks what would be sent by the rules of the server. */
  check: (values: Values) => { error?: { issues: readonly Issue[] } | undefined };
  save: (values: Values) => Promise<unknown>;
  /** What is said when it worked, and when it did not and the server gave no reason. */
  words: { saved: string; failed: string };
  onDone: () => void;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'int']);

function problemOf(issue: Issue): Problem {
  if (issue.message === 'email' || issue.message === 'phone' || issue.message === 'name') return issue.message;
  if (NUMBERS.has(issue.expected ?? issue.origin ?? '')) return 'amount';
  return issue.code === 'too_big' ? 'tooLong' : 'invalid';
}

/** A form about the account: checked by the server's rules, kept up with the account, closed when it is saved. */
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
    // a picture or a number that was verified meanwhile changes the account, not what is being typed
    reset(valuesOf(user), { keepDirtyValues: known.current === user.id });
    known.current = user.id;
  }, [user]); // only another account, or a changed one, starts it anew

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      const { detail, problem } = error as ApiError;
      toast({ title: t('failed'), description: detail ?? words.failed, variant: 'destructive' });
      for (const { field, message } of problem?.errors ?? []) {
        if (field in values) form.setError(field as Path<Values>, { type: 'server', message });
      }
      return;
    }
    toast({ title: words.saved });
    onDone();
  });

  /** What is wrong with a field, in words. */
  const errorOf = (name: Path<Values>): string | undefined => {
    const error = form.formState.errors[name];
    if (!error) return undefined;
    if (error.type === 'server') return error.message as string;
    return t(`problems.${error.type as Problem}`);
  };
  return { ...form, submit, errorOf, isSaving: form.formState.isSubmitting };
}
