import { watchLanguageBeforeHydration } from '../shared/i18n/language-before-hydration';
import { saveChosenLanguage, readPreferredLanguage } from '../shared/i18n/language-preference';
import { fetchDeferredScripts } from '../shared/rendering/deferred-scripts';
import { fillBoxes, loadScriptFace } from '../shared/theme/script-faces';
import { signedInHint } from '../entities/session/model/signed-in-hint';
import { sendFirstCalls } from './first-calls';
import { lacksApis } from './lacks-apis';
import { firstPaint } from './first-paint';
import { nextTask } from './next-task';

const root = document.getElementById('root');
const drawn = root?.dataset['language'];
// stores a language that is chosen before the other parts have loaded, so that it survives a reload
if (root && drawn) watchLanguageBeforeHydration(root, saveChosenLanguage);

const language = readPreferredLanguage();
// the application repeats calls that fail here
if (signedInHint.isSet()) void sendFirstCalls(language).catch(() => undefined);
// loads in parallel with the scripts, so that the font is ready for their first drawing; a document drawn in this
// language already contains it
if (drawn !== language) void loadScriptFace(language);

/** Scripts that a readable page does not need yet; they are fetched after its text and fonts. */
const deferredScripts = drawn ? firstPaint().then(fetchDeferredScripts) : Promise.resolve();
if (drawn) void deferredScripts.then(() => fillBoxes(language));

// in separate tasks: evaluating all modules at once would block a slow phone for a third of a second
deferredScripts
  .then(() => (lacksApis() ? import('./fallbacks').then(({ installFallbacks }) => installFallbacks()) : undefined))
  .then(() => import('./vendor'))
  .then(nextTask)
  .then(() => import('./router'))
  .then(nextTask)
  .then(() => import('./start'))
  .then(({ startApplication }) => startApplication())
  // the page drawn by the server stays readable; the rest loads when the network returns
  .catch((error) => {
    console.error(error);
    addEventListener('online', () => location.reload(), { once: true });
  });
