import './production-react';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { LANGUAGE_STORAGE_KEY } from '@nukkad/contract/languages';
import { i18n, startI18n } from '../src/shared/i18n/i18n';
import { toastStore } from '../src/shared/ui/toast/toast-store';
import { computedStyle } from './computed-style';
import { expectNoViolations } from './contract-violations';
import { spareDiagnostics } from './diagnostics';
import { replaceLabels } from './labels';
import { forgetLooks } from './lazy-styled';
import { resetMedia } from './media';

// jsdom supports mouse events only
class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}
window.PointerEvent ??= PointerEventOfMouse as unknown as typeof PointerEvent;
window.scrollTo = () => undefined;
// The store notifies its subscribers with the next frame. Without this delay, a subscriber of one change would see all
// changes of the same moment.
const { setTimeout: later, clearTimeout: never } = window;
window.requestAnimationFrame = (callback) => later(() => callback(performance.now()), 0);
window.cancelAnimationFrame = (frame) => never(frame);
window.getComputedStyle = computedStyle;
replaceLabels();
// jsdom has no drawing, so no text has a width
HTMLCanvasElement.prototype.getContext = () => null;
// longer timeouts, because a busy machine is no fault
configure({ asyncUtilTimeout: 25_000 * Math.max(1, Number(process.env['TEST_SLOWNESS']) || 1) });
spareDiagnostics();

beforeAll(async () => {
  await startI18n('en');
  // a missing text fails the test, instead of showing its key
  i18n.options.saveMissing = true;
  i18n.options.missingKeyHandler = (_languages, namespace, key) => {
    throw new Error(`missing text ${namespace}:${key}`);
  };
});

beforeEach(async () => {
  if (i18n.language !== 'en') await i18n.changeLanguage('en');
});

// after the hooks of a spec, so that all of them run
afterEach(expectNoViolations);

afterEach(() => {
  cleanup();
  forgetLooks();
  resetMedia();
  jest.restoreAllMocks();
  toastStore.clear();
  localStorage.clear();
  document.cookie = `${LANGUAGE_STORAGE_KEY}=; Path=/; Max-Age=0`;
  sessionStorage.clear();
});
