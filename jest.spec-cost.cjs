const { appendFileSync } = require('node:fs');
const { relative } = require('node:path');

/** Processor seconds of this process, user and system. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Notes what a spec file cost in the file that TEST_COSTS names, if any: one line of JSON each time. */
function recordSpecCost(path, seconds) {
  const file = process.env.TEST_COSTS;
  if (file) appendFileSync(file, `${JSON.stringify({ file: relative(__dirname, path), seconds })}\n`);
}

module.exports = { cpuSeconds, recordSpecCost };
