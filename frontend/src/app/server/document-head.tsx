import { BRAND } from '@nukkad/contract/platform/brand';
import { LANGUAGES, type Language, LOCALES } from '@nukkad/contract/languages';
import { pageAddress } from '@nukkad/contract/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { PICTURE } from './share-picture';

/** Content of a document's head for search engines and link previews. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The path of the page, "/pricing"; absent for a page that search engines must not index. */
  path?: string;
  language: Language;
  /** "https://nukkad.example" */
  origin: string;
  /** The path of the picture that is shown with a link. */
  picture: string;
  /** schema.org data of the page's subject. */
  data?: object;
}

const underscored = (language: Language): string => LOCALES[language].replace('-', '_');

/** The addresses of the page, in this language and in the others. */
function Addresses({ path, language, origin }: { path: string; language: Language; origin: string }) {
  return (
    <>
      <link rel="canonical" href={pageAddress(origin, path, language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={LOCALES[other]} href={pageAddress(origin, path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      <meta property="og:url" content={pageAddress(origin, path, language)} />
    </>
  );
}

/** Escapes JSON for a script element, so that no data can end the element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns an element with data for scripts, which is never executed. */
export const dataElement = (type: string, data: unknown, id?: string): string =>
  renderToStaticMarkup(<script type={type} id={id} dangerouslySetInnerHTML={{ __html: inScript(data) }} />);

/** The elements of a head. */
export function renderDocumentHead(head: DocumentHead): string {
  const { title, description, path, language, origin, picture, data } = head;
  const elements = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses path={path} language={language} origin={origin} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={underscored(language)} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={underscored(other)} />
      ))}
      <meta property="og:image" content={origin + picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  return data === undefined ? elements : elements + dataElement('application/ld+json', data);
}
