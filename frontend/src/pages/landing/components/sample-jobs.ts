/** The four kinds of work that the landing page shows, with the usual monthly pay in rupees. */
export const SAMPLE_JOBS = [
  { id: 'warehouse', category: 'supply_chain', from: 20_000, to: 35_000 },
  { id: 'delivery', category: 'delivery', from: 25_000, to: 40_000 },
  { id: 'accountant', category: 'accounts_finance', from: 30_000, to: 50_000 },
  { id: 'gig', category: 'gig', from: 15_000, to: 35_000 },
] as const;
