import { hasTypedText } from '../../../shared/rendering/has-typed-text';
import { newVersion } from './new-version';

/** The document in which the application draws itself. It is the same for everybody, and names the scripts of its build. */
const DOCUMENT = '/job-seeker';

/** Returns whether the server serves another build than the one of this page; false while the server does not answer. */
async function isNewerBuildServed(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  try {
    const response = await fetch(DOCUMENT, { cache: 'no-cache', redirect: 'error' });
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}

let isAsking = false;

/**
 * Opens the newer build after a file of this page's build could not be fetched because the server serves another one.
 * A page with typed text is not reloaded: it offers the newer build.
 */
export async function openNewerBuild(): Promise<void> {
  // a language has a file for each part of the page
  if (isAsking) return;
  isAsking = true;
  const isNewer = await isNewerBuildServed();
  isAsking = false;
  if (!isNewer) return;
  if (hasTypedText()) newVersion.require();
  else newVersion.open();
}
