const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of a name that generated code needs. */
export interface Names {
  kebab: string;
  camel: string;
  pascal: string;
}

/** Forms of a kebab-case name; throws a sentence when it is not kebab-case. */
export function namesOf(kebab: string): Names {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is not a name in kebab-case, such as close-job.`);
  const pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
  return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
