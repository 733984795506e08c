import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { makeWrapper } from './render-app';
import { setMissingLanguage } from './locale-files';
import { NewVersionBand } from '../src/entities/offline/components/NewVersionBand';
import { newVersion } from '../src/entities/offline/model/new-version';
import { openNewerBuild } from '../src/entities/offline/model/newer-build';
import { chooseLanguage, fetchTextsAgain, hasTexts, loadTexts } from '../src/shared/i18n/i18n';
import { OfflineNotice } from '../src/shared/ui/OfflineNotice';

const documentWith = (script: string) => `<html><script type="module" src="/assets/${script}"></script></html>`;
/** The script of the page's own build. */
const script = document.createElement('script');
script.type = 'module';
script.setAttribute('src', '/assets/early-old.js');

/** Makes the server serve a document with this script; without one it does not answer. */
function serve(served?: string): jest.Mock<typeof fetch> {
  const answer = jest.fn<typeof fetch>(() =>
    served === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: true, text: () => Promise.resolve(documentWith(served)) } as Response),
  );
  globalThis.fetch = answer;
  return answer;
}

const { fetch: originalFetch } = globalThis;
let opened: jest.SpiedFunction<typeof newVersion.open>;

beforeAll(async () => {
  await loadTexts('offline');
});
afterAll(() => setMissingLanguage(null));
beforeEach(() => {
  setMissingLanguage('kn');
  document.head.append(script);
  opened = jest.spyOn(newVersion, 'open').mockReturnValue(undefined);
  const view = (
    <>
      <OfflineNotice />
      <NewVersionBand />
      <input aria-label="Your name" />
    </>
  );
  // the place of the sentences is drawn before them, as on a page
  const { rerender } = render(<OfflineNotice />, { wrapper: makeWrapper() });
  rerender(view);
});
afterEach(() => {
  script.remove();
  globalThis.fetch = originalFetch;
});

it('opens the newer build once when the texts of the chosen language are no longer served, and not again when a repetition fails', async () => {
  const answer = serve('early-new.js');
  await act(() => chooseLanguage('kn'));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(await act(() => fetchTextsAgain('shared'))).toBe(false);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('asks the server for nothing when the texts of the chosen language are served', async () => {
  const answer = serve('early-new.js');
  await act(() => chooseLanguage('hi'));
  expect(answer).not.toHaveBeenCalled();
});

it.each([
  ['the server serves the build of the page', 'early-old.js'],
  ['the server does not answer', undefined],
])('keeps the page while %s', async (_case, served) => {
  const answer = serve(served);
  await openNewerBuild();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  expect(newVersion.state()).toBe('none');
});

it('offers the newer build instead of losing typed text', async () => {
  serve('early-new.js');
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha');
  await act(openNewerBuild);
  expect(screen.getByRole('button', { name: 'Open it' })).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

it('shows the texts of the chosen language when the network returns', async () => {
  serve();
  const Title = () => <h1>{useTranslation('salary').t('lead.title')}</h1>;
  await act(() => chooseLanguage('kn'));
  await act(() => loadTexts('salary'));
  render(<Title />, { wrapper: makeWrapper() });
  const title = (await screen.findByRole('heading')).textContent;
  expect(title).toBe('Jobs near you usually pay');
  setMissingLanguage(null);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(hasTexts('salary')).toBe(true));
  await waitFor(() => expect(screen.getByRole('heading')).not.toHaveTextContent(String(title)));
});
