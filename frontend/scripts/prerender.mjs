/**
 * Runs after the build and prerenders the public pages in every language: `dist/.documents/<language>/<page>.html`,
 * plus the template `index.html`. Folders with a leading dot are not served as files: the server picks a document and
 * replaces %ORIGIN% with its own origin. Also writes the files that the server needs for link preview images:
 * `dist/.pictures/<background>.png` and the fonts as `<face>.ttf`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentName, fixedPagesFor } from '@nukkad/contract/pages';
import { LANGUAGES, LOCALES } from '@nukkad/contract/languages';
import sharp from 'sharp';
import { decompress } from 'woff2-encoder';

const DIST = join(import.meta.dirname, '..', 'dist');
const ORIGIN = '%ORIGIN%';
/** An address without a page. */
const NO_PAGE = '/not-found';
/** The script of each language by the name of its font; null for Latin. */
const SCRIPT_FACES = { en: null, hi: 'devanagari', kn: 'kannada' };

const { pictureBackgrounds, renderDocument } = await import(join(DIST, '.server', 'render-document.js'));
const manifest = JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8'));
const document = await readFile(join(DIST, 'index.html'), 'utf8');

/**
 * Returns the built document in a language with the style sheets of its first drawing inlined, so that the drawing
 * needs no fetch.
 */
async function templateOf(language) {
  const script = SCRIPT_FACES[language];
  if (script === undefined) throw new Error(`SCRIPT_FACES has no row for ${language}.`);
  const fileOf = (name) => {
    const file = manifest[`src/shared/theme/fonts/${name}`]?.file;
    if (!file) throw new Error(`The manifest has no ${name}.`);
    return file;
  };
  const linked = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
  const [, sheet] = linked.exec(document) ?? [];
  if (!sheet) throw new Error('The document has no style sheet.');
  const sheets = [sheet, ...(script ? [fileOf('scripts.css')] : [])];
  const style = await Promise.all(sheets.map((file) => readFile(join(DIST, file), 'utf8')));
  const face = script
    ? `<link rel="preload" as="font" type="font/woff2" href="/${fileOf(`anek-${script}.woff2`)}" crossorigin>`
    : '';
  // for a system without a font for the script, which has drawn boxes
  const late = script ? `<style media="not all">${style.at(-1).replaceAll('optional', 'swap')}</style>` : '';
  return (
    document
      .replace(/<html lang="[^"]*">/, `<html lang="${LOCALES[language]}">`)
      .replace(linked, '')
      // the content is readable without scripts, so the text and its font load first
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace('</head>', () => `${face}<style>${style.join('')}</style>${late}</head>`)
  );
}

const pages = [
  ...fixedPagesFor('public').map((path) => ({ path, name: documentName(path) })),
  { path: NO_PAGE, name: 'not-found' },
];
for (const language of LANGUAGES) {
  const folder = join(DIST, '.documents', language);
  const template = await templateOf(language);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), template);
  for (const { path, name } of pages) {
    const { html } = await renderDocument({ template, path, language, origin: ORIGIN, description: name });
    await writeFile(join(folder, `${name}.html`), html);
  }
}

const pictures = join(DIST, '.pictures');
const source = join(import.meta.dirname, '..', 'src', 'shared');
await mkdir(pictures, { recursive: true });
const sprite = await readFile(join(source, 'ui', 'pictograms.svg'), 'utf8');
for (const [name, svg] of Object.entries(pictureBackgrounds(sprite)))
  await writeFile(join(pictures, `${name}.png`), await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
for (const face of ['anek-latin-core', 'anek-latin-rest', 'anek-latin-ext', 'anek-devanagari', 'anek-kannada'])
  await writeFile(
    join(pictures, `${face}.ttf`),
    await decompress(await readFile(join(source, 'theme', 'fonts', `${face}.woff2`))),
  );
