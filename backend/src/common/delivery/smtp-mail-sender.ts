import { BRAND } from '@nukkad/contract/platform/brand';
import type { Transporter } from 'nodemailer';
import type { AppConfig } from '../../config/environment.js';
import { callProvider } from '../observability/tracing.js';
import { PermanentTaskFailure } from '../queue/task.js';
import { type Attachment, type Mail, type MailAuthor, MailSender } from './message.js';

const CONNECT_MS = 3000;
const SOCKET_MS = 5000;

/** Headers of a mail by its author: every mail that was not written by a person is marked as such (RFC 3834). */
const HEADS_BY_AUTHOR: Record<MailAuthor, Record<string, string>> = {
  product: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  'product-in-answer': { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  person: {},
};

/** A calendar part that changes the reader's calendar (RFC 6047). */
const ITIP = /^text\/calendar\b.*;\s*method=(REQUEST|CANCEL)\b/i;

/**
 * Returns the files of a mail. A calendar invitation is added as an alternative body as well, because mail programs
 * read invitations from there to show them with their calendar; other programs offer the attachment.
 */
function filesOf(files: readonly Attachment[]): { attachments?: Attachment[]; icalEvent?: object } {
  const invitation = files.find(({ contentType }) => ITIP.test(contentType));
  if (!invitation) return files.length > 0 ? { attachments: [...files] } : {};
  const { filename, content, contentType } = invitation;
  return {
    attachments: files.filter((file) => file !== invitation),
    icalEvent: { method: ITIP.exec(contentType)?.[1], filename, content },
  };
}

/** Loads the package with the first mail: only a worker that really sends mails needs it. */
const loadMailer = () => import('nodemailer');

/** Sends mails by SMTP. The message id is derived from the task, so that a receiver can drop a repeated mail. */
export class SmtpMailSender extends MailSender {
  private transport: Transporter | undefined;

  constructor(private readonly config: AppConfig) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { default: mailer } = await loadMailer();
    const transport = (this.transport ??= mailer.createTransport({
      url: this.config.SMTP_URL,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }));
    const domain = this.config.MAIL_FROM.split('@')[1] ?? 'localhost';
    try {
      await callProvider('mail', 'send', () =>
        transport.sendMail({
          messageId: `<${mail.key}@${domain}>`,
          from: { name: BRAND, address: this.config.MAIL_FROM },
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html ? { html: mail.html } : {}),
          ...(mail.thread ? { inReplyTo: `<${mail.thread}@${domain}>`, references: `<${mail.thread}@${domain}>` } : {}),
          ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
          headers: HEADS_BY_AUTHOR[mail.author ?? 'product'],
          ...filesOf(mail.attachments ?? []),
        }),
      );
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 550 && code < 560) throw new PermanentTaskFailure(`refused ${code}`);
      throw error;
    }
  }
}
