import { useEffect, useEffectEvent, useState } from 'react';

/** The steps that fill in a form from a loaded `source`. */
interface Prefill<Source> {
  /** Undefined until loaded. */
  source: Source | undefined;
  /** Sets the form to the values of the source. */
  fillIn: (source: Source) => void;
  /** The id of the form's heading, which is scrolled into view. */
  headingId: string;
  /** Focuses the first field. */
  focusFirst: () => void;
}

/** Fills in a form once for each source that arrives, and focuses the first field. */
export function useFormPrefill<Source extends { id: string }>(prefill: Prefill<Source>): void {
  // a reset form registers its fields again only after it has been drawn
  const [filledIn, setFilledIn] = useState(0);
  const fillIn = useEffectEvent(() => {
    if (!prefill.source) return;
    prefill.fillIn(prefill.source);
    document.getElementById(prefill.headingId)?.scrollIntoView({ block: 'start' });
    setFilledIn((times) => times + 1);
  });
  const focusFirst = useEffectEvent(prefill.focusFirst);
  useEffect(() => {
    if (filledIn > 0) focusFirst();
  }, [filledIn]);
  const sourceId = prefill.source?.id;
  useEffect(() => {
    if (sourceId !== undefined) fillIn();
  }, [sourceId]);
}
