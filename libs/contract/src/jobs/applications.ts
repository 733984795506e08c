import { ReviewLineSchema } from '../reviews/review-line.js';
import { z } from 'zod';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import { JobSchema, OwnListQuerySchema } from './jobs.js';
import { APPLICATION_NOTE_MAX, COVER_MESSAGE_MAX, PAGE_SIZE_MAX } from '../limits.js';
import { isoDateTime, latitude, longitude, optionalText, requiredText } from '../primitives.js';

export const APPLICATION_STATUSES = ['submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Reasons for which an employer rejects an applicant, in display order. */
export const REJECT_REASONS = ['position_filled', 'too_far', 'other_skills', 'other_hours', 'other_pay'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
/** Reason of a rejection: the employer's choice, or the lack of an answer in time. */
export const APPLICATION_REASONS = [...REJECT_REASONS, 'no_answer'] as const;
export type ApplicationReason = (typeof APPLICATION_REASONS)[number];
/** An optional reason; listed value by value, because otherwise the contract would not list null. */
const reasonOrNone = z.literal([...APPLICATION_REASONS, null]);

export const CreateApplicationSchema = z.strictObject({
  jobId: z.uuid(),
  coverMessage: requiredText(COVER_MESSAGE_MAX),
  /**
   * An earlier application of the same seeker; its resume is used for this one as well. An uploaded file has
   * precedence.
   */
  resumeFrom: z.uuid().optional(),
});
export type CreateApplication = z.infer<typeof CreateApplicationSchema>;

/**
 * Body of an application in the contract. The file is sent beside the fields of a form, so the parsed fields never
 * contain one.
 */
export const CreateApplicationBodySchema = CreateApplicationSchema.extend({
  resume: z
    .unknown()
    .refine((value) => value === undefined)
    .optional()
    .meta({
      type: 'string',
      format: 'binary',
      description: 'Only in multipart/form-data: a pdf, doc or docx file of at most 5 MB.',
    }),
}).meta({ id: 'CreateApplication' });

/** Kinds of resume that are accepted; the content decides, not the name. */
export const RESUME_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export type ResumeExtension = (typeof RESUME_EXTENSIONS)[number];
export const RESUME_MIME_TYPES: Record<ResumeExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const ResumeInfo = z.object({ name: z.string(), size: z.int32() });

/** A step of an application's life. */
export const ApplicationEventSchema = z.object({ status: z.enum(APPLICATION_STATUSES), at: isoDateTime });

/** Answers of an employer to an application. */
export const EMPLOYER_ANSWERS = ['viewed', 'shortlisted', 'hired', 'rejected'] as const;

/** Longest message of an employer to an applicant, in characters. */
export const EMPLOYER_MESSAGE_MAX = 2000;

/**
 * An employer's answer. The message to the applicant: absent leaves it unchanged, null or blank removes it. A reason is
 * allowed only with a rejection; the applicant reads it in their language.
 */
export const UpdateApplicationSchema = z
  .strictObject({
    status: z.enum(EMPLOYER_ANSWERS),
    message: optionalText(EMPLOYER_MESSAGE_MAX).nullable().optional(),
    reason: z.enum(REJECT_REASONS).optional(),
  })
  .refine((answer) => answer.reason === undefined || answer.status === 'rejected', {
    path: ['reason'],
    message: 'rule:jobs:reasonOfRejection',
  })
  .meta({ id: 'UpdateApplication' });
export type UpdateApplication = z.infer<typeof UpdateApplicationSchema>;

/** Several applications to one job that are rejected for the same reason, with the same optional message. */
export const RejectApplicationsSchema = z
  .strictObject({
    applicationIds: z.array(z.uuid()).min(1).max(PAGE_SIZE_MAX),
    reason: z.enum(REJECT_REASONS),
    message: optionalText(EMPLOYER_MESSAGE_MAX).optional(),
  })
  .meta({ id: 'RejectApplications' });
export type RejectApplications = z.infer<typeof RejectApplicationsSchema>;

/** Which were rejected, and which could not be any more: decided or withdrawn meanwhile. */
export const RejectedApplicationsSchema = z
  .object({ rejected: z.array(z.uuid()), unchanged: z.array(z.uuid()) })
  .meta({ id: 'RejectedApplications' });
export type RejectedApplications = z.infer<typeof RejectedApplicationsSchema>;

/** The employer's private note; a blank text removes it. */
export const SetApplicationNoteSchema = z
  .strictObject({ note: optionalText(APPLICATION_NOTE_MAX) })
  .meta({ id: 'SetApplicationNote' });
export type SetApplicationNote = z.infer<typeof SetApplicationNoteSchema>;

/** Paging of the applications to one job; with a status those alone that have it. */
export const ListApplicationsQuerySchema = OwnListQuerySchema.extend({
  status: z.enum(APPLICATION_STATUSES).optional(),
});
export type ListApplicationsQuery = z.infer<typeof ListApplicationsQuerySchema>;

/**
 * An application as its seeker sees it. `employerPhone` is the number of the employer's account; it is given while the
 * application is hired, for HIRED_PHONE_DAYS days, and null if the employer has no verified number, is suspended or
 * erased.
 */
export const MyApplicationSchema = z
  .object({
    id: z.uuid(),
    jobId: z.uuid(),
    status: z.enum(APPLICATION_STATUSES),
    coverMessage: z.string(),
    employerMessage: z.string().nullable(),
    reason: reasonOrNone,
    resume: ResumeInfo.nullable(),
    createdAt: isoDateTime,
    events: z.array(ApplicationEventSchema),
    employerPhone: z.string().nullable(),
    /** Position of the job, for a hired applicant; absent otherwise, and if no point is known. */
    mapPoint: z.object({ latitude, longitude }).optional(),
    job: JobSchema.pick({
      ...{ id: true, title: true, company: true, location: true, category: true, isActive: true },
      ...{ occupation: true, place: true },
    }),
  })
  .meta({ id: 'MyApplication' });
export type MyApplication = z.infer<typeof MyApplicationSchema>;

/** An application as the employer of its job sees it. `note` is private to the employer. */
export const JobApplicationSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(APPLICATION_STATUSES),
    coverMessage: z.string(),
    employerMessage: z.string().nullable(),
    reason: reasonOrNone,
    resume: ResumeInfo.nullable(),
    createdAt: isoDateTime,
    events: z.array(ApplicationEventSchema),
    applicant: z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      bio: z.string(),
      profileImageUrl: z.string().nullable(),
      skills: z.array(z.string()),
      preferredCategories: z.array(z.enum(JOB_CATEGORY_IDS)),
      expectedRate: z.int32().nullable(),
      /** Answers of employers about the applicant. */
      reviews: ReviewLineSchema.optional(),
    }),
    note: z.string(),
  })
  .meta({ id: 'JobApplication' });
export type JobApplication = z.infer<typeof JobApplicationSchema>;
