import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from './draft-store';
import { useDraftName } from './useDraft';

/**
 * Keeps a form's values while they are typed, and gives them back when the form is opened again; a form that equals `empty`
 * keeps nothing. They are kept in the tab, or `onDevice`. Returns the name of the draft, under which `draftStore.send`
 * forgets it.
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
