import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { requireTexts } from '../shared/i18n/i18n';
import { loadComponentOverrides } from './lazy-component';
import { SignedInOnly, SignedOutOnly } from './layouts/SessionGate';
import { RootLayout } from './layouts/RootLayout';
import { SiteLayout } from './layouts/SiteLayout';
import { FailureScreen } from './layouts/FailureScreen';
import { PageSkeleton } from './layouts/PageSkeleton';
import type { AppStore } from './store';

/** Information of a page for the start of the application (`handle` of its route). */
export interface PageHandle {
  /**
   * Fetches the section of the page that an address names, so that it is drawn with the page, and stores the answers to
   * its first calls as soon as `ready`, the store with the account, is there.
   */
  fetchSection?: ((search: URLSearchParams, ready: Promise<AppStore>) => Promise<unknown>) | undefined;
}
type PageModule = { default: ComponentType } & PageHandle;
interface LoadedPage {
  Component: ComponentType;
  handle: PageHandle;
}
const toRoute = ({ default: Component, fetchSection }: PageModule): LoadedPage => ({
  Component,
  handle: { fetchSection },
});

/** Returns a page and its texts, which are fetched together on navigation. */
const page =
  (load: () => Promise<PageModule>, ...namespaces: string[]) =>
  async (): Promise<LoadedPage> => {
    const [module] = await Promise.all([load(), requireTexts(...namespaces), loadComponentOverrides()]);
    return toRoute(module);
  };

/** The page of the first visit, which must load first. */
const firstPage = async (): Promise<LoadedPage> => {
  const [module] = await Promise.all([import('./routes/HomePage'), requireTexts('landing')]);
  return toRoute(module);
};

/** Every address of the product. Some exist for signed-in users or for guests only; all others are not found. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FailureScreen />,
    HydrateFallback: PageSkeleton,
    children: [
      { index: true, lazy: firstPage },
      {
        element: <SiteLayout />,
        errorElement: <FailureScreen />,
        children: [
          { path: 'signin', lazy: page(() => import('./routes/SignInPage'), 'signin') },
          { path: 'pricing', lazy: page(() => import('./routes/PricingPage'), 'pricing') },
          { path: 'plans', lazy: page(() => import('./routes/PlansPage'), 'pricing') },
          { path: 'details', lazy: page(() => import('./routes/DetailsPage'), 'product-details') },
          { path: 'old-landing', lazy: page(() => import('./routes/MarketingPage'), 'marketing') },
          { path: 'timeline', lazy: page(() => import('./routes/TimelinePage'), 'roadmap') },
          {
            path: 'how-matching-works',
            lazy: page(() => import('./routes/HowMatchingWorksPage'), 'how-matching-works'),
          },
          { path: 'verify', lazy: page(() => import('./routes/VerifyPage'), 'verify-record', 'work-record') },
          { path: 'jobs/:id', lazy: page(() => import('./routes/PublicJobPage'), 'public-job', 'job/share') },
          ...['terms', 'privacy', 'refund', 'contact', 'career', 'about', 'referral'].map((path) => ({
            path,
            lazy: page(() => import('./routes/InfoPage'), 'info', 'support'),
          })),
          {
            element: <SignedOutOnly />,
            children: [{ path: 'signup', lazy: page(() => import('./routes/SignUpPage'), 'signup') }],
          },
        ],
      },
      { path: 'upi-report/:token', lazy: page(() => import('./routes/UpiReportPage'), 'upi-report') },
      {
        path: 'work/start/:token',
        lazy: page(() => import('./routes/AttendancePage'), 'attendance'),
      },
      {
        path: 'work/end/:token',
        lazy: page(() => import('./routes/AttendancePage'), 'attendance'),
      },
      {
        element: <SignedInOnly />,
        children: [
          { path: 'job-seeker', lazy: page(() => import('./routes/SeekerDashboardPage'), 'dashboard') },
          {
            path: 'employer',
            lazy: page(
              () => import('./routes/EmployerDashboardPage'),
              ...['dashboard', 'employer-dashboard', 'interviews/answers', 'interview'],
              ...['hiring', 'job', 'messages/recent', 'position'],
            ),
          },
          {
            path: 'employer/jobs/:id',
            lazy: page(
              () => import('./routes/ManageJobPage'),
              ...[
                'dashboard',
                'manage-job',
                'hiring',
                'interviews/answers',
                'interview',
                'job',
                'messages/recent',
                'position',
              ],
            ),
          },
          {
            path: 'support/:reference',
            lazy: page(() => import('./routes/SupportRequestPage'), 'dashboard', 'support-request'),
          },
          {
            path: 'payments/:id',
            lazy: page(
              () => import('./routes/PaymentPage'),
              ...['dashboard', 'secure-pay', 'payment', 'paper', 'engagement'],
            ),
          },
          {
            path: 'statement',
            lazy: page(
              () => import('./routes/StatementPage'),
              ...['dashboard', 'secure-pay', 'payment', 'papers', 'paper'],
            ),
          },
          {
            path: 'papers/:id',
            lazy: page(() => import('./routes/PaperPage'), 'dashboard', 'papers', 'paper'),
          },
          { path: 'admin', lazy: page(() => import('./routes/AdminPage'), 'dashboard', 'admin') },
          {
            path: 'instant-requests',
            lazy: page(
              () => import('./routes/InstantRequestsPage'),
              ...['dashboard', 'instant-work/requests', 'instant-work/availability'],
            ),
          },
        ],
      },
      { path: '*', lazy: page(() => import('./routes/NotFoundPage')) },
    ],
  },
];
