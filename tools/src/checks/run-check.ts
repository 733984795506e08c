import { fileURLToPath } from 'node:url';
import { checkBudgetRaises } from './budget-raises.js';
import { untestedCalls } from './call-coverage.js';
import { checkLocales } from '../texts/locale-parity.js';
import { checkUnusedTexts } from '../texts/unused-texts.js';
import { checkTextLengths } from '../texts/text-lengths.js';
import { checkTestInputs } from './test-inputs.js';
import { checkSecrets } from './secrets.js';
import { checkSecurityDocuments } from './security-documents.js';
import { checkSupplyChain } from './supply-chain.js';
import { checkFloors } from './version-floors.js';
import { checkWordRates } from './word-rates.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  locales: () => [...checkLocales(ROOT).faults, ...checkTextLengths(ROOT).faults],
  'unused texts': () => checkUnusedTexts(ROOT).faults,
  calls: () => untestedCalls(ROOT).faults,
  versions: () => checkFloors(ROOT),
  'test inputs': () => checkTestInputs(ROOT).faults,
  'supply chain': () => checkSupplyChain(ROOT),
  secrets: () => checkSecrets(ROOT),
  'security documents': () => checkSecurityDocuments(ROOT),
  budgets: () => checkBudgetRaises(ROOT),
  words: () => checkWordRates(ROOT),
};

const names = process.argv.slice(2);
for (const name of names) {
  if (CHECKS[name]) continue;
  process.stderr.write(`Unknown check ${name}: use ${Object.keys(CHECKS).join(', ')}.\n`);
  process.exit(1);
}
let isFaulty = false;
for (const name of names) {
  const started = performance.now();
  const faults = (await CHECKS[name]?.()) ?? [];
  isFaulty ||= faults.length > 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${[`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`, ...faults].join('\n')}\n`,
  );
}
process.exit(isFaulty ? 1 : 0);
