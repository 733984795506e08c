import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { PublicJob } from '@nukkad/api-client/generated/api.gen';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { picturePath } from '@nukkad/contract/pages';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { i18n, loadTexts, startI18n } from '../../shared/i18n/i18n';
import { payParts } from '../../entities/job/model/pay-parts';
import { DEFERRED_PRELOAD } from '../../shared/rendering/deferred-scripts';
import { PRELOADED_DATA_ID, setSiteOrigin, TitleListener } from '../../shared/rendering/rendering';
import { Providers } from '../providers';
import { routes } from '../router';
import { storePreloadedData } from '../preloaded-data';
import { makeStore } from '../store';
import { dataElement, type DocumentHead, renderDocumentHead } from './document-head';
import { jobPosting } from './job-posting';
import { pictureBackgrounds, pictureOfJob, pictureOfProduct, type SharePicture } from './share-picture';

/** Input of a document. */
export interface DocumentRequest {
  /** The built `index.html` of the language, with the style element of its first drawing. */
  template: string;
  /** The rendered path: a public page, the page of `job`, or an address without a page. */
  path: string;
  language: Language;
  /** The origin of the product, "https://nukkad.example", or a placeholder that is replaced later. */
  origin: string;
  /** The key of the description in `page-heads`; absent for the page of a job. */
  description?: string;
  /** The job of the page. */
  job?: PublicJob;
}

/**
 * A document that is readable without scripts; the content security policy allows its style elements by their hashes.
 */
export interface RenderedDocument {
  html: string;
}

interface Drawn {
  title: string;
  body: string;
  /** Style elements with the rules for the page as a whole, and with those of classes. */
  styles: string;
}

const handler = createStaticHandler(routes);
let started: Promise<void> | undefined;

async function start(): Promise<void> {
  await startI18n(LANGUAGES[0]);
  await loadTexts('page-heads');
}

/**
 * Style elements with Emotion's `data-emotion` attributes, which it reuses on hydration: one per set of global rules,
 * and one for all classes.
 */
function stylesOf(inserted: Record<string, string | true | undefined>): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isOfPage = ([name, rule]: [string, string]): boolean =>
    !rule.includes(`.css-${name}`) && !name.startsWith('animation-');
  const ofClasses = rules.filter((entry) => !isOfPage(entry));
  const element = (emotion: string, text: string): string =>
    `<style data-emotion="${emotion}" data-s="">${text}</style>`;
  return [
    ...rules.filter(isOfPage).map(([name, rule]) => element(`css-global ${name}`, rule)),
    element(`css ${ofClasses.map(([name]) => name).join(' ')}`, ofClasses.map(([, rule]) => rule).join('')),
  ].join('');
}

async function drawPage({ path, origin, job }: DocumentRequest): Promise<Drawn> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const store = makeStore();
  if (job) storePreloadedData(store, { job });
  setSiteOrigin(origin);
  // `compat` collects the styles in the cache; otherwise the elements of the body would contain them
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  let title = '';
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <TitleListener value={(told) => (title = told)}>
          <Providers store={store}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </TitleListener>
      </CacheProvider>
    </StrictMode>,
    {
      // render suspended parts in place: React would otherwise move them there with an inline script
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const body = await new Response(prelude).text();
  return { title, body, styles: stylesOf(cache.inserted) };
}

function headOf(request: DocumentRequest, title: string): DocumentHead {
  const { path, language, origin, description, job } = request;
  if (!job) {
    const isPage = description !== 'not-found';
    const about = i18n.t(`page-heads:descriptions.${description ?? 'home'}`);
    return {
      ...{ title, description: about, language, origin, picture: picturePath('home', language) },
      ...(isPage ? { path } : {}),
    };
  }
  const { amount, period } = payParts(job, i18n.getFixedT(language, 'shared'));
  const words = { title: job.title, company: job.company, place: job.location };
  const isOpen = job.status === 'open';
  return {
    ...{ title, language, origin },
    description: i18n.t('page-heads:job', { ...words, pay: [amount, period].filter(Boolean).join(' ') }),
    picture: picturePath(`jobs/${job.id}`, language),
    // a closed job is not indexed by search engines
    ...(isOpen ? { path, data: jobPosting(job, `${origin}${path}`) } : {}),
  };
}

const FIRST_TITLE = /<title>[^<]*<\/title>/;
const FIRST_DESCRIPTION = /<meta\s+name="description"[^>]*>/;
/** All script preloads except the early chunk, which starts the others after the first paint. */
const LATER_PRELOADS = /(?<=<link )rel="modulepreload"(?=[^>]* href="\/assets\/(?!early-))/g;
const ROOT = '<div id="root"></div>';

function assemble(request: DocumentRequest, drawn: Drawn): RenderedDocument {
  const { template, language, job } = request;
  for (const part of [FIRST_TITLE, FIRST_DESCRIPTION, /<\/style><\/head>/, new RegExp(ROOT)])
    if (!part.test(template)) throw new Error(`The template has no ${part.source}.`);
  const { title, body, styles } = drawn;
  const head = renderDocumentHead(headOf(request, title));
  const data = job ? dataElement('application/json', { job }, PRELOADED_DATA_ID) : '';
  const html = template
    .replace(FIRST_TITLE, '')
    .replace(FIRST_DESCRIPTION, '')
    .replaceAll(LATER_PRELOADS, `rel="${DEFERRED_PRELOAD}"`)
    .replace('</style></head>', () => `</style>${styles}${head}</head>`)
    .replace(ROOT, () => `<div id="root" data-language="${language}">${body}</div>${data}`);
  return { html };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one work at a time with the texts of `language`, because the process has a single set of texts. */
function inLanguage<T>(language: Language, work: () => T | Promise<T>): Promise<T> {
  const working = last.then(async () => {
    started ??= start();
    await started;
    if (i18n.language !== language) await i18n.changeLanguage(language);
    return work();
  });
  last = working.catch(() => undefined);
  return working;
}

/** Renders the document of a page as its first drawing in a guest's browser. Rejects if the page cannot be drawn. */
export const renderDocument = (request: DocumentRequest): Promise<RenderedDocument> =>
  inLanguage(request.language, async () => assemble(request, await drawPage(request)));

/** Returns the content of the link preview image of a job; without a job, of any other page. */
export const describePicture = (language: Language, job?: PublicJob): Promise<SharePicture> =>
  inLanguage(language, () => (job ? pictureOfJob(job, language) : pictureOfProduct(language)));

export { pictureBackgrounds };
