import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    logIn: build.query<LogInApiResponse, LogInApiArg>({
      query: (queryArg) => ({
        url: `/api/login`,
        params: {
          role: queryArg.role,
          returnTo: queryArg.returnTo,
          email: queryArg.email,
          phone: queryArg.phone,
          after: queryArg.after,
          language: queryArg.language,
        },
      }),
    }),
    listPublicJobs: build.query<ListPublicJobsApiResponse, ListPublicJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/public/jobs`,
        params: {
          city: queryArg.city,
          category: queryArg.category,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as firstPageApi };
export type GetCurrentUserApiResponse = /** status 200 Success */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type LogInApiResponse = unknown;
export type LogInApiArg = {
  role?: 'job-seeker' | 'employer';
  returnTo?: string;
  email?: string;
  phone?: string;
  after?: 'sign-up' | 'idle' | 'confirm';
  language?: 'en' | 'hi' | 'kn';
};
export type ListPublicJobsApiResponse = /** status 200 Success */ PublicJobList;
export type ListPublicJobsApiArg = {
  city?: string;
  category?:
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare';
  limit?: string;
};
export type HoursWindow = {
  day: number;
  from: string;
  until: string;
};
export type Availability = {
  available: boolean;
  radiusKm: number;
  categories: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
  hours: HoursWindow[] | null;
  endsAt: string | null;
  hasPosition: boolean;
};
export type NotificationPreferences = {
  mail: boolean;
  text: boolean;
  quietHours: boolean;
  quietFrom: string;
  quietUntil: string;
  urgentWorkInQuietHours: boolean;
};
export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  bio: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  billingName: string;
  billingEmail: string;
  billingAddress: string;
  billingCity: string;
  billingState: string;
  billingZip: string;
  billingCountry: string;
  profileImageUrl: string | null;
  role: 'job_seeker' | 'employer' | 'both';
  staffRole: 'support' | 'admin' | null;
  emailVerified: boolean;
  phoneVerified: boolean;
  hasPassword: boolean;
  availability: Availability;
  skills: string[];
  preferredCategories: (
    | 'food_service'
    | 'retail'
    | 'delivery'
    | 'cleaning'
    | 'tech_support'
    | 'event_staff'
    | 'gig'
    | 'sales'
    | 'telecalling'
    | 'accounts_finance'
    | 'hr_staffing'
    | 'supply_chain'
    | 'ecommerce'
    | 'office_education'
    | 'beauty_wellness'
    | 'security'
    | 'driving'
    | 'domestic_help'
    | 'construction'
    | 'healthcare'
  )[];
  expectedRate: number | null;
  workHours: ('mornings' | 'afternoons' | 'evenings' | 'nights' | 'weekends')[];
  needsName: boolean;
  pendingEmail: string | null;
  pendingPhone: string | null;
  notifications: NotificationPreferences;
  deletionDueAt: string | null;
  suspendedUntil: string | null;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  current?: unknown;
  errors?: {
    field: string;
    message: string;
  }[];
};
export type NamesByLanguage = {
  en?: string;
  hi?: string;
  kn?: string;
};
export type PublicJobList = {
  city: {
    name: string;
    found: boolean;
    asked?: string;
  };
  jobs: {
    id: string;
    title: string;
    company: string;
    category:
      | 'food_service'
      | 'retail'
      | 'delivery'
      | 'cleaning'
      | 'tech_support'
      | 'event_staff'
      | 'gig'
      | 'sales'
      | 'telecalling'
      | 'accounts_finance'
      | 'hr_staffing'
      | 'supply_chain'
      | 'ecommerce'
      | 'office_education'
      | 'beauty_wellness'
      | 'security'
      | 'driving'
      | 'domestic_help'
      | 'construction'
      | 'healthcare';
    location: string;
    minRate: number | null;
    maxRate: number | null;
    rateType: 'hourly' | 'monthly';
    currency: 'USD' | 'INR';
    createdAt: string;
    occupation?: NamesByLanguage;
    place?: NamesByLanguage;
  }[];
};
