import { LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@nukkad/contract/languages';
import { pagesFor } from '@nukkad/contract/pages';

/** A public page in a language. */
export interface PublicPage {
  path: string;
  language: Language;
  address: string;
}

/** Every public page in every language, the page of a job among them. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const answer = await fetch(`${origin}/api/public/jobs`);
  const { jobs } = (await answer.json()) as { jobs: { id: string }[] };
  const [job] = jobs;
  if (!job) throw new Error('No job is open, so that the page of a job cannot be judged.');
  const paths = pagesFor('public').map((path) => path.replace(':id', job.id));
  return paths.flatMap((path) =>
    LANGUAGES.map((language) => ({ path, language, address: `${origin}${path}?${LANGUAGE_PARAMETER}=${language}` })),
  );
}

/** A page's path as a table shows it. */
export const shownPath = (path: string): string => path.replace(/^\/jobs\/.+/, '/jobs/:id');
