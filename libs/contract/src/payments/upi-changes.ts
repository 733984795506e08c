import { z } from 'zod';

/**
 * Hours from a replacement of a UPI id until employers see the new one: the owner of the account has time to report a
 * replacement by another person.
 */
export const UPI_WAIT_HOURS = 24;
/** Days in which the link of a notice restores the replaced UPI id. */
export const UPI_REPORT_DAYS = 7;
/** Days after which the record of a replacement is deleted. */
export const UPI_CHANGE_RETENTION_DAYS = 30;

/** The account's own UPI id; `usableFrom` is the time from which employers see it, null when they see it now. */
export const UpiSchema = z
  .object({ upiId: z.string().nullable(), usableFrom: z.iso.datetime({ offset: true }).nullable() })
  .meta({ id: 'Upi' });
export type Upi = z.infer<typeof UpiSchema>;

/**
 * Payment details for the employer who owes the pay: the worker's UPI id and a `upi://pay` link; null without one.
 * `usableFrom` is set while a replaced UPI id is not shown yet.
 */
export const PayeeSchema = z
  .object({
    name: z.string(),
    upiId: z.string().nullable(),
    link: z.string().nullable(),
    usableFrom: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof PayeeSchema>;

/** Token of the link in a notice about a replaced UPI id. */
export const UPI_REPORT_TOKEN = /^[A-Za-z0-9_-]{44}$/;
/**
 * Path of the page on which an owner reports that another person replaced the UPI id. The token is the fragment, which
 * browsers do not send, so that no log of requests contains it. Earlier links have it in the path.
 */
export const upiReportPath = (token: string): string => `/upi-report/link#${token}`;

/** Reports that another person replaced the UPI id of the account. */
export const ReportUpiChangeSchema = z
  .strictObject({ token: z.string().regex(UPI_REPORT_TOKEN) })
  .meta({ id: 'ReportUpiChange' });
export type ReportUpiChange = z.infer<typeof ReportUpiChangeSchema>;

/** The reference of the support request that the report has opened. */
export const UpiReportSchema = z.object({ reference: z.string() }).meta({ id: 'UpiReport' });
export type UpiReport = z.infer<typeof UpiReportSchema>;
