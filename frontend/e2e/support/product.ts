import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nukkad/domain/auth';
import { LANGUAGE_STORAGE_KEY, LOCALES, type Language } from '@nukkad/domain/languages';
import { Outbox } from './outbox';
import { giveCode, givePassword, newEmail, newPhone, answerNameQuestion } from './people';
import { grantStaffRole, setUpSecondFactor, suspendOwnAccount } from './staff';
import { guardScreen, type ScreenGuard } from './screen-guard';
import { wordsIn } from './words';

/** Who looks at a screen: nobody in particular, a demonstration account, somebody who has just come, staff, who is suspended, or who has no email. */
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
}

interface ProductFixtures {
  outbox: Outbox;
  /** Fails the test when the console had an error or the content policy was broken. */
  guard: ScreenGuard;
  /** A new tab in a browser of its own; closed after the test. */
  open: (options?: TabOptions) => Promise<Page>;
}

interface SharedFixtures {
  /** The signed-in state of a visitor, who signs in once for all tests. */
  signedIn: (visitor: SignedInVisitor) => Promise<SignedInState>;
}

const LOGINS = {
  seeker: { demo: 'job_seeker', role: 'job-seeker', home: '/', name: null },
  employer: { demo: 'employer', role: 'employer', home: '/employer', name: null },
  newcomer: { demo: null, role: 'job-seeker', home: '/', name: { first: 'Lakshmi', last: 'Gowda' } },
  'new-employer': { demo: null, role: 'employer', home: '/employer', name: { first: 'Fatima', last: 'Sheikh' } },
  nameless: { demo: null, role: 'job-seeker', home: '/', name: null },
  staff: { demo: null, role: 'job-seeker', home: '/', name: { first: 'Meera', last: 'Nair' } },
  'new-staff': { demo: null, role: 'job-seeker', home: '/', name: { first: 'Joseph', last: 'Mathew' } },
  'phone-only': { demo: null, role: 'job-seeker', home: '/', name: { first: 'Savitri', last: 'Hegde' } },
  suspended: { demo: null, role: 'employer', home: '/employer', name: { first: 'Ravi', last: 'Shetty' } },
} as const;
/** Leh: no demonstration job is within 20 km. */
const FAR_AWAY = { latitude: 34.164, longitude: 77.585 };
const PHONE_HEIGHT = 740;
const DESKTOP_HEIGHT = 860;
const DESKTOP_WIDTH = 768;

export const test = base.extend<ProductFixtures, SharedFixtures>({
  signedIn: [
    async ({ browser }, use, worker) => {
      const { baseURL } = worker.project.use;
      const signIn = async (visitor: SignedInVisitor): Promise<SignedInState> => {
        const { demo, role, home, name } = LOGINS[visitor];
        const email =
          DEMO_ACCOUNTS.find((account) => account.role === demo)?.email ??
          (visitor === 'phone-only' ? newPhone().sent : newEmail(visitor));
        const t = wordsIn('en');
        const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-IN' });
        const page = await context.newPage();
        await page.goto(`/api/login?role=${role}`);
        if (demo) await givePassword(page, t, email);
        else await giveCode(page, t, new Outbox(context.request), email);
        await page.waitForURL((url) => url.pathname === home);
        base.expect((await page.request.get('/api/auth/user')).status(), `sign-in of ${email}`).toBe(200);
        if (name) await answerNameQuestion(page, t, name.first, name.last);
        if (visitor === 'staff' || visitor === 'new-staff') await grantStaffRole(email, 'admin');
        if (visitor === 'staff') {
          await page.goto('/admin');
          await setUpSecondFactor(page, t);
        }
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

  open: async ({ browser, signedIn, baseURL, locale, timezoneId, geolocation, permissions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as = 'nobody', language, dark = false, width = 360 } = {}) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(language ? { locale: LOCALES[language] } : locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(as === 'newcomer' ? { geolocation: FAR_AWAY } : geolocation ? { geolocation } : {}),
        ...(permissions ? { permissions } : {}),
        ...(as === 'nobody' ? {} : { storageState: await signedIn(as) }),
        reducedMotion: 'reduce',
        colorScheme: dark ? 'dark' : 'light',
        viewport: { width, height: width < DESKTOP_WIDTH ? PHONE_HEIGHT : DESKTOP_HEIGHT },
      });
      contexts.push(context);
      if (language) {
        await context.addInitScript(
          ([key, value]) => localStorage.setItem(key as string, value as string),
          [LANGUAGE_STORAGE_KEY, language],
        );
      }
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export const { expect } = test;
