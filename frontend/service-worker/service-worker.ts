import { isPageOf, JOB_PAGES_CACHE } from '@nukkad/contract/pages';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { JobPages, publicJobOf } from './job-pages';
import { listenForPushes } from './push-events';

declare const self: ServiceWorkerGlobalScope;
/** The names of the files below `/assets/` that belong to this build. */
declare const BUILD_FILES: readonly string[];
/** Differs between two builds. */
declare const BUILD_ID: string;

const FILES = 'files';
/** A document of each build: a worker that waits for its turn must not replace the document of the worker in use. */
const DOCUMENTS = `documents-${BUILD_ID}`;
/** The pages of jobs of each build, because they name its files. */
const JOBS = `${JOB_PAGES_CACHE}${BUILD_ID}`;
/** The document in which the application draws itself. It is the same for everybody. */
const DOCUMENT = '/job-seeker';
/** Seconds after which a page that the network does not deliver is drawn from the cache. */
const NETWORK_TIMEOUT_SECONDS = 5;

/** Pages for everybody that are drawn without a network: a work record is verified where there is none. */
const STORED_PAGES: ReadonlySet<string> = new Set(['/', '/verify']);

const assetPath = (file: string): string => `/assets/${file}`;

async function storeDocument(): Promise<void> {
  const documents = await caches.open(DOCUMENTS);
  // a redirected answer could not be used for a navigation
  const response = await fetch(DOCUMENT, { cache: 'no-cache', redirect: 'error' });
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  await documents.put(DOCUMENT, response);
}

/** Removes what belongs to another build, unless pages of it are still open: they need their files until the next worker is activated. */
async function removeOldFiles(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys()) if (![FILES, DOCUMENTS, JOBS].includes(name)) await caches.delete(name);
  const current = new Set(BUILD_FILES.map(assetPath));
  const files = await caches.open(FILES);
  for (const request of await files.keys())
    if (!current.has(new URL(request.url).pathname)) await files.delete(request);
}

self.addEventListener('install', (event) => event.waitUntil(storeDocument()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOldFiles(),
      // the request of a page does not wait until the worker has started
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

const files = new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true } });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

const jobPages = new JobPages(
  () => caches.open(JOBS),
  (address, options) => fetch(address, options),
);
const storedDocument = (): Promise<Response | undefined> =>
  caches.match(DOCUMENT, { cacheName: DOCUMENTS, ignoreVary: true });

// The page of a job comes from the server, with its status, and is stored for a visit without a network.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && publicJobOf(url.pathname) !== null,
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        handlerDidRespond: async ({ request, response }) => {
          const id = publicJobOf(new URL(request.url).pathname);
          if (id && response) await jobPages.follow(id, response);
        },
        handlerDidError: async ({ request }) =>
          (await jobPages.find(publicJobOf(new URL(request.url).pathname) ?? '')) ?? storedDocument(),
      },
    ],
  }),
);

// The application opens the page of a job without its document; the call itself reaches the server alone.
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const id = event.request.mode === 'navigate' || origin !== self.location.origin ? null : publicJobOf(pathname);
  if (id) event.waitUntil(jobPages.store(id, event.request.headers.get('Accept-Language')));
});

// Every other address reaches the server: calls, sign-in, public pages, files.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    (STORED_PAGES.has(url.pathname) || isPageOf(url.pathname, 'signed-in')),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [{ handlerDidError: storedDocument }],
  }),
);

/** The illustrations: a page without a network needs one of them for the first time. */
const SCENES = BUILD_FILES.filter((file) => file.startsWith('scenes-')).map(assetPath);

/**
 * Stores the files that a page loaded before this worker controlled it, and the illustrations. The browser has the former, so this
 * reads its own cache.
 */
async function storeFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  const known = new Set(BUILD_FILES.map(assetPath));
  const loaded = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin);
  for (const path of [...loaded.map(({ pathname }) => pathname), ...SCENES])
    if (known.has(path)) await files.handle({ request: new Request(path), event }).catch(() => undefined);
}

self.addEventListener('message', (event) => {
  const { loadedFiles, language, takeOver } = event.data as Record<string, unknown>;
  // the reader of a page asked for the new version
  if (takeOver === true) event.waitUntil(self.skipWaiting());
  if (!Array.isArray(loadedFiles)) return;
  event.waitUntil(storeFiles(loadedFiles.map(String), event));
  // the page was opened before this worker controlled it
  const id = event.source instanceof WindowClient ? publicJobOf(new URL(event.source.url).pathname) : null;
  if (id) event.waitUntil(jobPages.store(id, String(language)));
});

listenForPushes();
