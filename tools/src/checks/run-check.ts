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

const name = process.argv[2] ?? '';
const check = CHECKS[name];
if (!check) {
  process.stderr.write(`Unknown check ${name}: use ${Object.keys(CHECKS).join(', ')}.\n`);
  process.exit(1);
}
const faults = await check();
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
