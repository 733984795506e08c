import type { Page } from '@playwright/test';

/** What went wrong on a page without anybody seeing it: errors in the console, exceptions, and breaches of the policy. */
export interface ScreenGuard {
  readonly faults: string[];
  /** Forgets what came so far. */
  reset(): void;
}

/** Where an answer of 401 is part of the page: who is signed in, and a password that is wrong. */
const MAY_REFUSE = /^\/(api\/auth\/user$|oidc\/sign-in\/)/;
const isKnownAnswer = (text: string, url: string): boolean =>
  text.includes('status of 401') && MAY_REFUSE.test(new URL(url, 'http://nowhere').pathname);

/** Watches a page from now on. `expected` lets messages through that a test causes on purpose. */
export function guardScreen(page: Page, expected: RegExp | null = null): ScreenGuard {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const text = message.text();
    if (!isKnownAnswer(text, url) && !expected?.test(text)) faults.push(`${text} (${url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  return { faults, reset: () => void faults.splice(0) };
}
