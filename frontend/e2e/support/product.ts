import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nukkad/contract/accounts/auth';
import { LANGUAGE_STORAGE_KEY, LOCALES, type Language } from '@nukkad/contract/languages';
import { Outbox } from './outbox';
import { newEmail, newPhone } from './people';
import { signInByCode, signInByPassword } from './sign-in';
import { grantStaffRole, setUpFactorByRequest, suspendOwnAccount } from './staff';
import { guardScreen, type ScreenGuard } from './screen-guard';

/**
 * The user who sees a screen: a guest, a demonstration account, a new account, staff, a suspended account, or an
 * account without email.
 */
export type Visitor =
  | 'nobody'
  | 'seeker'
  | 'employer'
  | 'newcomer'
  | 'new-employer'
  | 'nameless'
  | 'staff'
  | 'new-staff'
  | 'suspended'
  | 'phone-only';
type SignedInVisitor = Exclude<Visitor, 'nobody'>;
type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TabOptions {
  as?: Visitor;
  language?: Language;
  dark?: boolean;
  /** Width in pixels; a phone's by default. */
  width?: number;
  /** Whether the service worker is enabled; it would hide requests from the routes of a test. */
  serviceWorker?: boolean;
}

interface ProductFixtures {
  outbox: Outbox;
  /** Fails the test when the console had an error or the content policy was broken. */
  guard: ScreenGuard;
  /** A new tab in a browser context without the state of any other test; closed after the test. */
  open: (options?: TabOptions) => Promise<Page>;
}

/**
 * Browser contexts of a Playwright worker. One test at a time uses a context; afterwards only its file cache is
 * retained for the next test.
 */
interface ContextPool {
  /** Returns a context with only these options and this state. */
  take: (options: BrowserContextOptions, state: SignedInState) => Promise<BrowserContext>;
  /** Closes the pages of a context that was acquired with these options, and returns the context to the pool. */
  giveBack: (options: BrowserContextOptions, context: BrowserContext) => Promise<void>;
}

interface SharedFixtures {
  contexts: ContextPool;
  /** Returns the signed-in state of a visitor, who signs in once for all tests. */
  signedIn: (visitor: SignedInVisitor) => Promise<SignedInState>;
}

const LOGINS = {
  seeker: { demo: 'job_seeker', role: 'job-seeker', name: null },
  employer: { demo: 'employer', role: 'employer', name: null },
  newcomer: { demo: null, role: 'job-seeker', name: { firstName: 'Lakshmi', lastName: 'Gowda' } },
  'new-employer': { demo: null, role: 'employer', name: { firstName: 'Fatima', lastName: 'Sheikh' } },
  nameless: { demo: null, role: 'job-seeker', name: null },
  staff: { demo: null, role: 'job-seeker', name: { firstName: 'Meera', lastName: 'Nair' } },
  'new-staff': { demo: null, role: 'job-seeker', name: { firstName: 'Joseph', lastName: 'Mathew' } },
  'phone-only': { demo: null, role: 'job-seeker', name: { firstName: 'Savitri', lastName: 'Hegde' } },
  suspended: { demo: null, role: 'employer', name: { firstName: 'Ravi', lastName: 'Shetty' } },
} as const;
const NO_STATE: SignedInState = { cookies: [], origins: [] };
/** Position in Leh: no demonstration job is within 20 km. */
const FAR_AWAY = { latitude: 34.164, longitude: 77.585 };
const PHONE_HEIGHT = 740;
const DESKTOP_HEIGHT = 860;
const DESKTOP_WIDTH = 768;

export const test = base.extend<ProductFixtures, SharedFixtures>({
  signedIn: [
    async ({ browser }, use, worker) => {
      const { baseURL } = worker.project.use;
      const signIn = async (visitor: SignedInVisitor): Promise<SignedInState> => {
        const { demo, role, name } = LOGINS[visitor];
        const email =
          DEMO_ACCOUNTS.find((account) => account.role === demo)?.email ??
          (visitor === 'phone-only' ? newPhone().sent : newEmail(visitor));
        const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-IN' });
        if (demo) await signInByPassword(context.request, role, email);
        else await signInByCode(context.request, new Outbox(context.request), { role, login: email, name });
        if (visitor === 'staff' || visitor === 'new-staff') await grantStaffRole(email, 'admin');
        if (visitor === 'staff') await setUpFactorByRequest(context.request);
        if (visitor === 'suspended') {
          const staff = await browser.newContext({ baseURL: baseURL ?? '', storageState: await stateOf('staff') });
          await suspendOwnAccount(context.request, staff.request, baseURL ?? '');
          await staff.close();
        }
        const state = await context.storageState();
        await context.close();
        return state;
      };
      const known = new Map<SignedInVisitor, Promise<SignedInState>>();
      const stateOf = (visitor: SignedInVisitor): Promise<SignedInState> => {
        const state = known.get(visitor) ?? signIn(visitor);
        known.set(visitor, state);
        return state;
      };
      await use(stateOf);
    },
    { scope: 'worker' },
  ],

  outbox: async ({ request }, use) => use(new Outbox(request)),

  guard: async ({ page }, use) => {
    const guard = guardScreen(page);
    await use(guard);
    base.expect(guard.faults, 'errors in the console').toEqual([]);
  },

  contexts: [
    async ({ browser }, use) => {
      const free = new Map<string, BrowserContext[]>();
      await use({
        take: async (options, state) => {
          const key = JSON.stringify(options);
          const known = free.get(key)?.pop();
          if (!known) return browser.newContext({ ...options, storageState: state });
          await known.setStorageState(state);
          return known;
        },
        giveBack: async (options, context) => {
          for (const page of context.pages()) await page.close();
          const key = JSON.stringify(options);
          free.set(key, [...(free.get(key) ?? []), context]);
        },
      });
    },
    { scope: 'worker' },
  ],

  open: async ({ contexts, signedIn, baseURL, locale, timezoneId, geolocation, permissions }, use) => {
    const opened: { options: BrowserContextOptions; context: BrowserContext }[] = [];
    const closed = new Set<BrowserContext>();
    await use(async ({ as = 'nobody', language, dark = false, width = 360, serviceWorker = false } = {}) => {
      const options: BrowserContextOptions = {
        ...(baseURL ? { baseURL } : {}),
        ...(language ? { locale: LOCALES[language] } : locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(as === 'newcomer' ? { geolocation: FAR_AWAY } : geolocation ? { geolocation } : {}),
        ...(permissions ? { permissions } : {}),
        reducedMotion: 'reduce',
        serviceWorkers: serviceWorker ? 'allow' : 'block',
        colorScheme: dark ? 'dark' : 'light',
        viewport: { width, height: width < DESKTOP_WIDTH ? PHONE_HEIGHT : DESKTOP_HEIGHT },
      };
      const context = await contexts.take(options, as === 'nobody' ? NO_STATE : await signedIn(as));
      context.on('close', () => closed.add(context));
      opened.push({ options, context });
      const page = await context.newPage();
      if (language) {
        await page.addInitScript(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [LANGUAGE_STORAGE_KEY, language],
        );
      }
      return page;
    });
    for (const { options, context } of opened) if (!closed.has(context)) await contexts.giveBack(options, context);
  },
});

export const { expect } = test;
