import { z } from 'zod';

/** Schemas of the WhatsApp Cloud API, reduced to the fields that the product reads. */

const seconds = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((value) => new Date(Number(value) * 1000));

/** The answer to an accepted message. */
export const AcceptedSchema = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });

export const RefusalSchema = z.object({ error: z.object({ code: z.int(), message: z.string().default('') }) });

const WHATSAPP_STATUSES = ['sent', 'delivered', 'read', 'failed'] as const;

const StatusSchema = z
  .object({
    status: z.string(),
    biz_opaque_callback_data: z.string().default(''),
    // absent for a person without a number
    recipient_id: z.string().optional(),
    errors: z.array(z.object({ code: z.int() })).default([]),
  })
  .transform(({ status, biz_opaque_callback_data: key, recipient_id: to, errors }) => ({
    ...{ key, to: to === undefined ? null : `+${to}`, code: errors[0]?.code ?? null },
    // a status of a newer version of the API has no effect
    status: WHATSAPP_STATUSES.find((known) => known === status) ?? null,
  }));

const MessageSchema = z
  .object({
    // a message of a person without a number, who has a business-scoped id only, has none
    from: z.string().default(''),
    id: z.string().default(''),
    timestamp: seconds,
    text: z.object({ body: z.string() }).optional(),
    button: z.object({ payload: z.string() }).optional(),
  })
  .transform(({ from, id, timestamp, text, button }) => ({
    ...{ from: `+${from}`, id, at: timestamp, text: text?.body ?? '' },
    pressed: button?.payload ?? null,
  }));

/** A report: states of messages of the product, and messages of people. Other fields of an account are empty reports. */
export const ReportSchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z
            .object({
              metadata: z.object({ phone_number_id: z.string() }).optional(),
              statuses: z.array(StatusSchema).default([]),
              messages: z.array(MessageSchema).default([]),
            })
            .loose(),
        }),
      ),
    }),
  ),
});

export type ReportedStatus = z.output<typeof StatusSchema>;
export type ReceivedMessage = z.output<typeof MessageSchema>;
