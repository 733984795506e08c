/** The four kinds of work that the landing page shows, with the usual monthly pay in rupees. */
export const SAMPLE_JOBS = [
  { id: 'warehouse', from: 20_000, to: 35_000, colour: 'primary.text' },
  { id: 'delivery', from: 25_000, to: 40_000, colour: 'secondary.main' },
  { id: 'accountant', from: 30_000, to: 50_000, colour: 'info.main' },
  { id: 'gig', from: 15_000, to: 35_000, colour: 'error.main' },
] as const;

export type SampleJobId = (typeof SAMPLE_JOBS)[number]['id'];
