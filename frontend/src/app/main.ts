import { followEarlyChoice } from '../shared/i18n/early-choice';
import { keepChosenLanguage, readPreferredLanguage } from '../shared/i18n/language-preference';
import { loadScriptFace } from '../shared/theme/script-faces';

/** Lets the browser draw, and answer to its user, between two parts of the work. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const root = document.getElementById('root');
// a language that is chosen before the other parts have come is there after a reload, too
if (root?.dataset['language']) followEarlyChoice(root, keepChosenLanguage);

// fetched beside the scripts, it is there when they have something to draw
void loadScriptFace(readPreferredLanguage());

// evaluated in one go, all of it would keep a slow phone from answering for a third of a second
import('./libraries')
  .then(nextTask)
  .then(() => import('./router'))
  .then(nextTask)
  .then(() => import('./start'))
  .then(({ started }) => started)
  // what the server drew stays to be read; with the network the rest comes
  .catch((error) => {
    console.error(error);
    addEventListener('online', () => location.reload(), { once: true });
  });
