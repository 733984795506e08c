import type { SceneName } from '../../../shared/ui/Scene';

/** The short pages and their parts, in the order of reading. */
export const TOPICS = {
  terms: [
    'who',
    'eligibility',
    'account',
    'jobs',
    'never-pay',
    'conduct',
    'money',
    'plans',
    'content',
    'suspension',
    'liability',
    'law',
    'changes',
  ],
  privacy: [
    'who',
    'account',
    'matching',
    'position',
    'hiring',
    'work',
    'messages',
    'support',
    'safety',
    'others',
    'rights',
    'consent',
    'complaint',
  ],
  refund: ['seekers', 'trial', 'money-back', 'how', 'direct', 'secure'],
  contact: ['support', 'report', 'sales'],
  career: ['how', 'who', 'apply'],
  about: ['name', 'aim', 'rules'],
  referral: ['how', 'reward', 'fair'],
} as const;

export type InfoTopic = keyof typeof TOPICS;

export const isInfoTopic = (value: string): value is InfoTopic => Object.hasOwn(TOPICS, value);

/** Pages that end with the contact for grievances. */
export const WITH_GRIEVANCES: ReadonlySet<InfoTopic> = new Set(['terms', 'privacy', 'contact']);

/** The drawing beside the heading of each page. */
export const SCENES: Readonly<Record<InfoTopic, SceneName>> = {
  terms: 'notebook',
  privacy: 'notebook',
  refund: 'board',
  contact: 'bell',
  career: 'bench',
  about: 'corner',
  referral: 'corner',
};
