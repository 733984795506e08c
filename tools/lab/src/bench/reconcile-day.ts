// The process in which the benchmark measures the nightly comparison, so that its memory contains nothing else:
// reconcile-day.js DATABASE_URL PROVIDER_URL TIME
import { openReconciliation } from './backend.js';

/** The measured comparison: its duration, and the most memory of its process. */
export interface ReconciledDay {
  seconds: number;
  mb: number;
}

const KB_PER_MB = 1024;

const [url = '', provider = '', now = ''] = process.argv.slice(2);
const reconciliation = await openReconciliation(url, provider);
const before = performance.now();
await reconciliation.reconcile(new Date(now));
const seconds = (performance.now() - before) / 1000;
await reconciliation.close();
const day: ReconciledDay = { seconds, mb: process.resourceUsage().maxRSS / KB_PER_MB };
process.send?.(day, () => process.disconnect());
