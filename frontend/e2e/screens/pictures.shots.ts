import { join } from 'node:path';
import { DESKTOP, PHONE } from '../support/screen-variants';
import { test } from '../support/market';
import { centre, visit } from './screen';
import { OTHER_STATES, SCREENS } from './screen-list';
import { wordsIn } from '../support/words';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.screens');
/** Suffixes of the pictures' names, and their variants of the screen. */
const VARIANTS = [
  { suffix: '', language: 'en', dark: false, width: PHONE, mainOnly: false },
  { suffix: '', language: 'en', dark: false, width: DESKTOP, mainOnly: false },
  { suffix: '-hi', language: 'hi', dark: false, width: PHONE, mainOnly: true },
  { suffix: '-kn', language: 'kn', dark: false, width: PHONE, mainOnly: true },
  { suffix: '-dark', language: 'en', dark: true, width: PHONE, mainOnly: true },
  { suffix: '-dark', language: 'en', dark: true, width: DESKTOP, mainOnly: true },
] as const;

for (const { suffix, language, dark, width, mainOnly } of VARIANTS) {
  const listed = mainOnly ? SCREENS.filter(({ main }) => main) : [...SCREENS, ...OTHER_STATES];
  const screens = listed.filter(({ phoneOnly = false }) => !phoneOnly || width === PHONE);
  test(`pictures of ${screens.length} screens${suffix} at ${width} px`, async ({ open, outbox, jobId }) => {
    for (const screen of screens) {
      const page = await open({ as: screen.as, language, dark, width });
      const context = { page, outbox, jobId, t: wordsIn(language) };
      await visit(screen, context);
      await centre(screen, context);
      await page.evaluate(async () => void (await document.fonts.ready));
      await page.screenshot({ path: join(FOLDER, `${screen.name}${suffix}-${width}.png`) });
      await page.context().close();
    }
  });
}
