import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import type { Words } from './words';

/** An error response of the server that the screen expects. */
export interface ExpectedAnswer {
  status: number;
  path: RegExp;
}

interface Expected {
  /** Expected error responses: each must arrive; any other response of 400 and above is a fault. */
  answers?: readonly ExpectedAnswer[];
  /** Console messages that are allowed beside the browser's own line about the response. */
  messages?: RegExp;
}

/** Invisible faults of a page: error responses, errors in the console, exceptions. */
export interface ScreenGuard {
  /** One line for each fault, including expected responses that did not arrive. */
  readonly faults: string[];
  /** Discards the recorded faults and sets the responses that are expected from now on. */
  expect(expected?: Expected): void;
}

/** Expected response of the sign-in pages: 401 is part of the page, for example for a wrong password. */
const MAY_REFUSE: ExpectedAnswer = { status: 401, path: /^\/oidc\/sign-in\// };
/** The browser's own line about a response, which the `response` event reports as well. */
const ABOUT_AN_ANSWER = /the server responded with a status of \d+/;

/** Watches a page from now on. */
export function guardScreen(page: Page, first: Expected = {}): ScreenGuard {
  let expected = first;
  let faults: string[] = [];
  let came = new Set<ExpectedAnswer>();
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400) return;
    const { pathname } = new URL(response.url());
    const known = [...(expected.answers ?? []), MAY_REFUSE].find(
      (answer) => answer.status === status && answer.path.test(pathname),
    );
    if (known) came.add(known);
    else faults.push(`${response.request().method()} ${pathname} was answered ${status}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || ABOUT_AN_ANSWER.test(text) || expected.messages?.test(text)) return;
    faults.push(`${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  return {
    get faults() {
      const missing = (expected.answers ?? []).filter((answer) => !came.has(answer));
      return [...faults, ...missing.map(({ status, path }) => `no answer ${status} came from ${path.source}`)];
    },
    expect(next = {}) {
      expected = next;
      faults = [];
      came = new Set();
    },
  };
}

/** Problem that a page can show instead of the requested content. */
export type Problem = 'not found' | 'failed';

/** In the page: returns whether the page shows "not found" or a failure to load. */
function findProblem({ code, retry }: { code: string; retry: string }): Problem | null {
  const says = (selector: string, text: string): boolean =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.trim() === text &&
        !element.closest('[aria-hidden="true"], [inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  if (says('h1', code)) return 'not found';
  return says('button', retry) ? 'failed' : null;
}

/** Finds the problem that a page shows instead of the requested content, by the texts of `t`. */
export const problemIn = (t: Words) =>
  inPage(findProblem, { code: t('shared:notFound.code'), retry: t('shared:failure.retry') });
