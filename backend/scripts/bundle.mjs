// Puts what tsc made and the packages it uses into a few files under bundle/, which load in a third of the time that a
// thousand single ones take. What is imported on first use stays a file of its own. nx runs it after the build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const BACKEND = fileURLToPath(new URL('../', import.meta.url));
const WORKSPACE = join(BACKEND, '..');
const OUTPUT = join(BACKEND, 'bundle');
const ENTRIES = ['main', 'worker'].map((name) => join(BACKEND, 'dist', `${name}.js`));

/** Packages that stay in node_modules: native code and WebAssembly, which looks for its binary beside itself, and files to be served. */
const EXTERNAL = [
  ...[/^@node-rs\/argon2$/, /^msgpackr-extract$/, /^sharp$/, /^swagger-ui-dist(\/|$)/],
  /^(fontkit|harfbuzzjs|pdfkit|woff2-encoder)(\/|$)/,
];

/** What packages would use if it were installed; each asks in a way that allows for its absence. */
const ABSENT = [
  /^@fastify\/static$/,
  /^@nestjs\/(microservices|websockets)(\/|$)/,
  /^class-(transformer|validator)(\/|$)/,
  /^pg-native$/,
];

const OURS = /[\\/](backend|contract|screening|language)[\\/]dist[\\/]/;
const isOurs = (id) => OURS.test(id) && !id.includes('node_modules');

/** Our files with their maps, so that those of the bundle lead to the TypeScript. */
const ownSourceMaps = {
  name: 'own-source-maps',
  load(id) {
    if (!isOurs(id) || !existsSync(`${id}.map`)) return null;
    return { code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') };
  },
};

/** Where a file stood before: one that looks for others does so from there. Done within the line, for the map's sake. */
const originalPlaces = {
  name: 'original-places',
  transform(code, id) {
    if (!/\bimport\.meta\.(url|dirname|filename)\b|\b__(dirname|filename)\b/.test(code)) return null;
    const file = relative(WORKSPACE, id).replaceAll('\\', '/');
    if (file.startsWith('..')) return null;
    const path = (of) => `__workspacePath(${JSON.stringify(of)})`;
    return {
      code: code
        .replace(/\bimport\.meta\.url\b/g, `(__workspaceUrl + ${JSON.stringify(file)})`)
        .replace(/\bimport\.meta\.dirname\b|(?<![.\w])__dirname\b/g, path(file.slice(0, file.lastIndexOf('/'))))
        .replace(/\bimport\.meta\.filename\b|(?<![.\w])__filename\b/g, path(file)),
      map: null,
    };
  },
};

/** A package that a module loads past the bundler would be there twice, each time with classes of its own. */
const noSecondCopies = {
  name: 'no-second-copies',
  transform(code) {
    if (!/^const require = createRequire\(import\.meta\.url\);/m.test(code)) return null;
    const name = /\brequire\('([^']+)'\)/g;
    const copied = [...code.matchAll(name)].map(([, wanted]) => wanted).filter((wanted) => !isLeftOut(wanted));
    if (copied.length === 0) return null;
    const imports = copied.map((wanted, index) => `import * as __copy${index} from '${wanted}';`).join(' ');
    const bundled = (call, wanted) => (copied.includes(wanted) ? `__copy${copied.indexOf(wanted)}` : call);
    return { code: `${imports} ${code.replace(name, bundled)}`, map: null };
  },
};

const isLeftOut = (wanted) => [...EXTERNAL, ...ABSENT, /^node:/].some((pattern) => pattern.test(wanted));

const BANNER = `import { fileURLToPath as __pathOf } from 'node:url';
const __workspaceUrl = new URL('../../', import.meta.url).href;
const __workspacePath = (file) => __pathOf(__workspaceUrl + file);`;

/** Files that are loaded on first use are named after their package. */
function chunkFileNames({ name, isDynamicEntry, facadeModuleId }) {
  const [, used] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? [];
  const fixed = name === 'server' || name === 'rolldown-runtime';
  return `${isDynamicEntry && used ? used.replace(/^@/, '').replace('/', '.') : fixed ? name : 'packages'}-[hash].js`;
}

/** Anything the bundler is in doubt about ends the build. */
function onLog(level, log) {
  if (level !== 'warn') return;
  if (log.code === 'EVAL' && log.id?.includes('/depd/')) return; // makes functions of a given number of parameters
  throw new Error(`${log.code}: ${log.message}`);
}

const bundle = await rolldown({
  cwd: BACKEND,
  input: ENTRIES,
  platform: 'node',
  external: [...EXTERNAL, ...ABSENT],
  preserveEntrySignatures: 'allow-extension',
  plugins: [ownSourceMaps, noSecondCopies, originalPlaces],
  onLog,
});
rmSync(OUTPUT, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: OUTPUT,
  format: 'esm',
  banner: BANNER,
  chunkFileNames,
  comments: false,
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: 'server', test: (id) => isOurs(id) && !ENTRIES.includes(id) }],
  },
});
await bundle.close();

// Node reads the map of each file it loads, so that those of the packages would cost more than they are worth.
for (const { type, fileName, moduleIds, code } of output) {
  if (type !== 'chunk' || moduleIds.some(isOurs)) continue;
  writeFileSync(join(OUTPUT, fileName), code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  rmSync(join(OUTPUT, `${fileName}.map`), { force: true });
}
