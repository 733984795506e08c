import { INSTANT_FORM_CATEGORIES, type InstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';

/** A kind of work that one tap chooses: its name becomes the title. */
export interface Kind {
  title: string;
  category: JobCategoryId;
  /** The newest job of this kind, which provides the values of the form. */
  job?: InstantJob;
}

/** Names of the kinds in the language of the page. */
export interface KindNames {
  /** Usual jobs of a category of the form, the most usual first. */
  usual: (category: (typeof INSTANT_FORM_CATEGORIES)[number]) => readonly string[];
  category: (id: JobCategoryId) => string;
}

/** Kinds of earlier jobs that are offered first. */
const EARLIER_MAX = 3;

const key = (title: string): string => title.trim().toLocaleLowerCase();

/** True for the kind of this title and category. */
export const isKind = (kind: Kind, title: string, category: string): boolean =>
  kind.category === category && key(kind.title) === key(title);

/** Each kind once. */
const once = (kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind, index) => kinds.findIndex((other) => isKind(other, kind.title, kind.category)) === index);

/**
 * Returns the offered kinds: those of the newest jobs first, then one usual job of each category of the form. With a
 * `search`, every kind that matches it by name or category.
 */
export function offeredKinds(jobs: readonly InstantJob[], names: KindNames, search = ''): Kind[] {
  const earlier = once(jobs.map((job) => ({ title: job.title, category: job.category, job })));
  const usual = INSTANT_FORM_CATEGORIES.map((category) =>
    names.usual(category).map((title): Kind => ({ title, category })),
  );
  if (key(search) === '') {
    return once([...earlier.slice(0, EARLIER_MAX), ...usual.flatMap((kinds) => kinds.slice(0, 1))]);
  }
  const others = JOB_CATEGORY_IDS.map((category) => ({ title: names.category(category), category }));
  return once([...earlier, ...usual.flat(), ...others]).filter(({ title, category }) =>
    [title, names.category(category)].some((name) => key(name).includes(key(search))),
  );
}
