import type { Page } from '@playwright/test';
import { expect, test } from './support/product';
import { wordsIn } from './support/words';

const t = wordsIn('en');

type Recogniser = EventTarget;

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

/** Returns the browser's response to a page's request for the microphone; the microphone is fake here. */
const askForMicrophone = (page: Page) =>
  page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      (stream) => stream.getAudioTracks().map(({ kind }) => kind),
      (error: Error) => [error.name],
    ),
  );

test('the headers of the page allow the microphone of the search, and no error is reported', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { speechErrors: errors });
    const { webkitSpeechRecognition: Original } = window as unknown as {
      webkitSpeechRecognition: new () => Recogniser;
    };
    class Recorded extends Original {
      constructor() {
        super();
        this.addEventListener('error', (event) => errors.push((event as Event & { error: string }).error));
      }
    }
    Object.assign(window, { webkitSpeechRecognition: Recorded, SpeechRecognition: Recorded });
  });
  await page.goto('/?section=ai-jobs');
  await page.context().grantPermissions(['microphone'], { origin: new URL(page.url()).origin });
  await page.getByRole('button', { name: t('search:speech.start') }).click();
  await expect(page.getByRole('button', { name: t('search:speech.stop') })).toBeVisible();
  expect(await askForMicrophone(page)).toEqual(['audio']);
  expect(await page.evaluate(() => (window as unknown as { speechErrors: string[] }).speechErrors)).not.toContain(
    'not-allowed',
  );
  await expect(page.getByText(t('search:speech.denied'))).toHaveCount(0);
});
