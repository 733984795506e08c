// Runs on any Node that supports modules, so that an old one reports the required version instead of a syntax error.

const FLOORS = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
];

function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  const floor = FLOORS.find((candidate) => candidate.major === major);
  return floor ? minor >= floor.minor : major > 22;
}

/** Runs `main` of tools/src/start/<command>.ts after bringing the build of tools up to date. */
export function launch(command, ...args) {
  if (!isSupported(process.versions.node)) {
    process.stderr.write(
      `This product needs Node.js 20.19 or 22.12 or newer, but runs on ${process.versions.node}: ` +
        'install a newer one from https://nodejs.org (or with: nvm install) and start again.\n',
    );
    process.exit(1);
  }
  import('./build-tools.mjs')
    .then(({ buildTools }) => buildTools())
    .then(() => import(`../dist/start/${command}.js`))
    .then(({ main }) => main(...args))
    .catch((error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
}
