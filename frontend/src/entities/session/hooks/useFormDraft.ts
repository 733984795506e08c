import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from '../../../shared/drafts/draft-store';
import { useDraftName } from './useDraft';

/**
 * Stores a form's values while they are typed, and restores them when the form is opened again; a form that equals
 * `empty` stores nothing. The tab stores them, or the device with `onDevice`. Returns the name of the draft, with which
 * `draftStore.send` deletes it.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, watch }: Pick<UseFormReturn<Values>, 'reset' | 'watch'>,
  name: string,
  empty: Values,
  isValues: (kept: unknown) => kept is Values,
  { onDevice = false } = {},
): string {
  const draft = useDraftName(name);
  const [kept] = useState(() => draftStore.read(draft));
  const resume = useEffectEvent(() => {
    if (isValues(kept)) reset(kept, { keepDefaultValues: true });
  });
  useEffect(() => {
    resume();
    const { unsubscribe } = watch((values) => {
      const isEmpty = JSON.stringify(values) === JSON.stringify(empty);
      draftStore[onDevice ? 'keepOnDevice' : 'keep'](draft, isEmpty ? null : values);
    });
    return unsubscribe;
  }, [watch, draft, empty, onDevice]);
  return draft;
}
