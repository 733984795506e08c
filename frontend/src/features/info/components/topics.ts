/** The short pages and their parts, in the order of reading. */
export const TOPICS = {
  terms: ['service', 'account', 'jobs', 'conduct', 'data', 'end'],
  refund: ['plans', 'escrow', 'how'],
  contact: ['support', 'report', 'sales'],
  career: ['how', 'who', 'apply'],
  about: ['name', 'aim', 'rules'],
  referral: ['how', 'reward', 'fair'],
} as const;

export type InfoTopic = keyof typeof TOPICS;

export const isInfoTopic = (value: string): value is InfoTopic => Object.hasOwn(TOPICS, value);
