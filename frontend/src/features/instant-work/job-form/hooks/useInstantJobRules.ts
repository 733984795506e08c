import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { screened, skillsOf } from '../../../../entities/hiring/model/screened-form';
import { prefetchModule } from '../../../../shared/rendering/prefetchable-parts';
import type * as Rules from '../model/instant-job-check';
import type { InstantJobForm } from '../model/instant-job-form';

let rules: typeof Rules | null = null;
/**
 * Loads the rules of the form, which contain the library of schemas: after the form is drawn, while the browser is idle,
 * or with its first validation. Null if they cannot be loaded.
 */
export const loadRules = async () => (rules ??= await import('../model/instant-job-check').catch(() => null));
prefetchModule(loadRules);

const textsOf = ({ title, description, requiredSkills }: InstantJobForm) => ({
  ...{ title, description },
  requiredSkills: skillsOf(requiredSkills),
});

/** Validates the form by the server's rules. */
export function useInstantJobRules() {
  // the rule about texts is loaded with its lists of words; only the last step waits for it
  const isScreened = useRef(false);
  const [isFetchingRules, setFetchingRules] = useState(false);
  const resolver: Resolver<InstantJobForm> = async (values, ...options) => {
    setFetchingRules(rules === null);
    const loaded = await loadRules();
    setFetchingRules(false);
    // a job is never posted without them (`usePostInstantJob`)
    if (!loaded) return { values, errors: {} };
    const { checkInstantJobForm: check } = loaded;
    return (isScreened.current ? screened(check, textsOf) : check)(values, ...options);
  };
  return {
    resolver,
    isFetchingRules,
    /** Sets whether the next validation includes the rule about texts. */
    screenTexts: (isIncluded: boolean): void => {
      isScreened.current = isIncluded;
    },
  };
}
