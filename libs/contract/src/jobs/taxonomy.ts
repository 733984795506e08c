import type { Language } from '../languages.js';
import { JOB_CATEGORY_IDS, type JobCategoryId } from './job-categories.js';

/**
 * The three category lists of the product and the links between them:
 * interview category → job categories → chat category. Occupations and skills are data of `libs/language`.
 */

/** One text in each language of the product. */
export type Labels = Readonly<Record<Language, string>>;

/** How much employers ask for a kind of work, as the interview dialog shows it. */
export const DEMAND_LEVELS = ['low', 'medium', 'high', 'very_high'] as const;
export type DemandLevel = (typeof DEMAND_LEVELS)[number];

export const DEMAND_LABELS: Readonly<Record<DemandLevel, Labels>> = {
  low: { en: 'Low', hi: 'कम', kn: 'ಕಡಿಮೆ' },
  medium: { en: 'Medium', hi: 'ठीक-ठाक', kn: 'ಸಾಧಾರಣ' },
  high: { en: 'High', hi: 'ज़्यादा', kn: 'ಹೆಚ್ಚು' },
  very_high: { en: 'Very High', hi: 'बहुत ज़्यादा', kn: 'ತುಂಬಾ ಹೆಚ್ಚು' },
};

/** The six categories of the hire form, in its order. */
export const HIRE_FORM_CATEGORIES = [
  'food_service',
  'retail',
  'delivery',
  'cleaning',
  'tech_support',
  'event_staff',
] as const satisfies readonly JobCategoryId[];

export const JOB_CATEGORY_LABELS: Readonly<Record<JobCategoryId, Labels>> = {
  food_service: { en: 'Food Service', hi: 'होटल और रेस्टोरेंट', kn: 'ಹೋಟೆಲ್ ಮತ್ತು ರೆಸ್ಟೋರೆಂಟ್' },
  retail: { en: 'Retail', hi: 'दुकान और स्टोर', kn: 'ಅಂಗಡಿ ಮತ್ತು ಸ್ಟೋರ್' },
  delivery: { en: 'Delivery', hi: 'डिलीवरी', kn: 'ಡೆಲಿವರಿ' },
  cleaning: { en: 'Cleaning', hi: 'साफ़-सफ़ाई', kn: 'ಕ್ಲೀನಿಂಗ್' },
  tech_support: { en: 'Tech Support', hi: 'टेक सपोर्ट', kn: 'ಟೆಕ್ ಸಪೋರ್ಟ್' },
  event_staff: { en: 'Event Staff', hi: 'इवेंट स्टाफ़', kn: 'ಫಂಕ್ಷನ್ ಕೆಲಸ' },
  gig: { en: 'Gig Work', hi: 'गिग वर्क', kn: 'ಗಿಗ್ ಕೆಲಸ' },
  sales: { en: 'Sales', hi: 'सेल्स', kn: 'ಸೇಲ್ಸ್' },
  telecalling: { en: 'Telecalling & BPO', hi: 'टेलीकॉलिंग और बीपीओ', kn: 'ಟೆಲಿಕಾಲಿಂಗ್ ಮತ್ತು ಬಿಪಿಒ' },
  accounts_finance: { en: 'Accounts/Finance', hi: 'अकाउंट्स/फ़ाइनेंस', kn: 'ಅಕೌಂಟ್ಸ್/ಫೈನಾನ್ಸ್' },
  hr_staffing: { en: 'HR/Staffing', hi: 'एचआर/स्टाफ़िंग', kn: 'ಎಚ್‌ಆರ್/ಸ್ಟಾಫಿಂಗ್' },
  supply_chain: { en: 'Supply Chain', hi: 'गोदाम और सप्लाई चेन', kn: 'ಗೋದಾಮು ಮತ್ತು ಸಪ್ಲೈ ಚೈನ್' },
  ecommerce: { en: 'Ecommerce', hi: 'ई-कॉमर्स', kn: 'ಇ-ಕಾಮರ್ಸ್' },
  office_education: { en: 'Office & Teaching', hi: 'ऑफ़िस और टीचिंग', kn: 'ಆಫೀಸ್ ಮತ್ತು ಟೀಚಿಂಗ್' },
  beauty_wellness: { en: 'Beauty & Wellness', hi: 'ब्यूटी और सैलून', kn: 'ಬ್ಯೂಟಿ ಮತ್ತು ಸಲೂನ್' },
  security: { en: 'Security', hi: 'सिक्योरिटी', kn: 'ಸೆಕ್ಯೂರಿಟಿ' },
  driving: { en: 'Driving', hi: 'ड्राइविंग', kn: 'ಡ್ರೈವಿಂಗ್' },
  domestic_help: { en: 'Domestic Help', hi: 'घरेलू काम', kn: 'ಮನೆ ಕೆಲಸ' },
  construction: {
    en: 'Construction, Repair & Factory',
    hi: 'कंस्ट्रक्शन, रिपेयर और फ़ैक्ट्री',
    kn: 'ಕಟ್ಟಡ, ರಿಪೇರಿ ಮತ್ತು ಫ್ಯಾಕ್ಟರಿ',
  },
  healthcare: { en: 'Health & Care', hi: 'अस्पताल और देखभाल', kn: 'ಆಸ್ಪತ್ರೆ ಮತ್ತು ಆರೈಕೆ' },
};

/** Category ids of the interview dialog, in its order. */
export const INTERVIEW_CATEGORIES = [
  'delivery',
  'counter-sales',
  'accountant',
  'recruiter',
  'us-it-recruiter',
  'gig-work',
  'waitress',
  'waiter',
  'salon',
  'telesales',
  'bpo',
  'insurance-sales',
  'casa-sales',
  'relationship-manager',
] as const;
export type InterviewCategory = (typeof INTERVIEW_CATEGORIES)[number];

/** What the interview dialog shows of a category, and the job categories it stands for (the closest one first). */
export interface InterviewCategoryDetails {
  readonly label: Labels;
  readonly demand: DemandLevel;
  readonly trending: boolean;
  readonly jobCategories: readonly [JobCategoryId, ...JobCategoryId[]];
}

/** "Waiter" and "Waitress" are two entries of the dialog and one kind of work: they reach the same jobs. */
export const INTERVIEW_CATEGORY_DETAILS: Readonly<Record<InterviewCategory, InterviewCategoryDetails>> = {
  delivery: {
    label: { en: 'Delivery', hi: 'डिलीवरी', kn: 'ಡೆಲಿವರಿ' },
    demand: 'high',
    trending: true,
    jobCategories: ['delivery'],
  },
  'counter-sales': {
    label: { en: 'Counter Sales', hi: 'काउंटर सेल्स', kn: 'ಕೌಂಟರ್ ಸೇಲ್ಸ್' },
    demand: 'very_high',
    trending: true,
    jobCategories: ['retail', 'sales'],
  },
  accountant: {
    label: { en: 'Accountant', hi: 'अकाउंटेंट', kn: 'ಅಕೌಂಟೆಂಟ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['accounts_finance'],
  },
  recruiter: {
    label: { en: 'Recruiter', hi: 'रिक्रूटर', kn: 'ರಿಕ್ರೂಟರ್' },
    demand: 'high',
    trending: true,
    jobCategories: ['hr_staffing'],
  },
  'us-it-recruiter': {
    label: { en: 'US IT Recruiter', hi: 'यूएस आईटी रिक्रूटर', kn: 'ಯುಎಸ್ ಐಟಿ ರಿಕ್ರೂಟರ್' },
    demand: 'very_high',
    trending: true,
    jobCategories: ['hr_staffing'],
  },
  'gig-work': {
    label: { en: 'Gig Work', hi: 'गिग वर्क', kn: 'ಗಿಗ್ ಕೆಲಸ' },
    demand: 'high',
    trending: true,
    jobCategories: ['gig', 'event_staff'],
  },
  waitress: {
    label: { en: 'Waitress', hi: 'वेट्रेस', kn: 'ವೇಟ್ರೆಸ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['food_service'],
  },
  waiter: {
    label: { en: 'Waiter', hi: 'वेटर', kn: 'ವೇಟರ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['food_service'],
  },
  salon: {
    label: { en: 'Salon', hi: 'सैलून', kn: 'ಸಲೂನ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['beauty_wellness'],
  },
  telesales: {
    label: { en: 'Telesales', hi: 'टेलीसेल्स', kn: 'ಟೆಲಿಸೇಲ್ಸ್' },
    demand: 'high',
    trending: true,
    jobCategories: ['telecalling', 'sales'],
  },
  bpo: {
    label: { en: 'BPO', hi: 'बीपीओ', kn: 'ಬಿಪಿಒ' },
    demand: 'very_high',
    trending: true,
    jobCategories: ['telecalling', 'tech_support'],
  },
  'insurance-sales': {
    label: { en: 'Insurance Sales', hi: 'इंश्योरेंस सेल्स', kn: 'ಇನ್ಶೂರೆನ್ಸ್ ಸೇಲ್ಸ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['sales'],
  },
  'casa-sales': {
    label: { en: 'Bank Account Sales', hi: 'बैंक खाता सेल्स', kn: 'ಬ್ಯಾಂಕ್ ಅಕೌಂಟ್ ಸೇಲ್ಸ್' },
    demand: 'low',
    trending: false,
    jobCategories: ['sales'],
  },
  'relationship-manager': {
    label: { en: 'Relationship Manager', hi: 'रिलेशनशिप मैनेजर', kn: 'ರಿಲೇಶನ್‌ಶಿಪ್ ಮ್ಯಾನೇಜರ್' },
    demand: 'medium',
    trending: false,
    jobCategories: ['sales', 'accounts_finance'],
  },
};

/** Category ids of the chat-support widget, in its order. */
export const CHAT_CATEGORIES = [
  'gig',
  'sales',
  'delivery',
  'food-service',
  'retail',
  'cleaning',
  'hr_staffing',
  'supply_chain',
  'ecommerce',
  'accounts_finance',
] as const;
export type ChatCategory = (typeof CHAT_CATEGORIES)[number];

export const CHAT_CATEGORY_LABELS: Readonly<Record<ChatCategory, Labels>> = {
  gig: JOB_CATEGORY_LABELS.gig,
  sales: JOB_CATEGORY_LABELS.sales,
  delivery: JOB_CATEGORY_LABELS.delivery,
  'food-service': JOB_CATEGORY_LABELS.food_service,
  retail: JOB_CATEGORY_LABELS.retail,
  cleaning: JOB_CATEGORY_LABELS.cleaning,
  hr_staffing: JOB_CATEGORY_LABELS.hr_staffing,
  supply_chain: JOB_CATEGORY_LABELS.supply_chain,
  ecommerce: JOB_CATEGORY_LABELS.ecommerce,
  accounts_finance: JOB_CATEGORY_LABELS.accounts_finance,
};

/** The chat list is shorter than the job list: kinds of work that it does not name count as gig work. */
const CHAT_CATEGORY_OF_JOB: Readonly<Record<JobCategoryId, ChatCategory>> = {
  food_service: 'food-service',
  retail: 'retail',
  delivery: 'delivery',
  cleaning: 'cleaning',
  tech_support: 'gig',
  event_staff: 'gig',
  gig: 'gig',
  sales: 'sales',
  telecalling: 'sales',
  accounts_finance: 'accounts_finance',
  hr_staffing: 'hr_staffing',
  supply_chain: 'supply_chain',
  ecommerce: 'ecommerce',
  office_education: 'gig',
  beauty_wellness: 'gig',
  security: 'gig',
  driving: 'delivery',
  domestic_help: 'cleaning',
  construction: 'gig',
  healthcare: 'gig',
};

/** The job categories an interview category stands for, the closest first; never empty. */
export function jobCategoriesOfInterviewCategory(id: InterviewCategory): readonly [JobCategoryId, ...JobCategoryId[]] {
  return INTERVIEW_CATEGORY_DETAILS[id].jobCategories;
}

/** The chat category under which a job category is discussed. */
export function chatCategoryOfJobCategory(id: JobCategoryId): ChatCategory {
  return CHAT_CATEGORY_OF_JOB[id];
}

/** The chat category of an interview category: that of its closest job category. */
export function chatCategoryOfInterviewCategory(id: InterviewCategory): ChatCategory {
  return CHAT_CATEGORY_OF_JOB[INTERVIEW_CATEGORY_DETAILS[id].jobCategories[0]];
}

/** The job categories behind a chat category, in the order of the job list; never empty. */
export function jobCategoriesOfChatCategory(id: ChatCategory): readonly JobCategoryId[] {
  return JOB_CATEGORY_IDS.filter((category) => CHAT_CATEGORY_OF_JOB[category] === id);
}

/** The interview categories that reach a job category, in the order of the dialog; empty for work the dialog lacks. */
export function interviewCategoriesOfJobCategory(id: JobCategoryId): readonly InterviewCategory[] {
  return INTERVIEW_CATEGORIES.filter((category) => INTERVIEW_CATEGORY_DETAILS[category].jobCategories.includes(id));
}
