import { Injectable } from '@nestjs/common';
import { NAME_MAX } from '@nukkad/contract/limits';
import { namePartsOf } from '@nukkad/contract/accounts/person-name';
import { isPersonName } from '@nukkad/contract/primitives';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { unavailable } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Acknowledgements } from './acknowledgements.js';
import { InboundMails } from './inbound-mails.js';
import type { InboundMail } from './mail-reader.js';
import { StaffNotices } from './staff-notices.js';
import { SupportFiles } from './support-files.js';
import { type MailSenderName, type NamedRequest, SupportMailRepository } from './support-mail.repository.js';
import { SupportRequestRepository } from './support-request.repository.js';

const HOUR = 3600;
/** Limits of mails from one sender, and from all senders together; the forwarding server retries later. */
const PER_SENDER: RateLimit = { name: 'support-mail-sender', limit: 30, seconds: HOUR };
const ALTOGETHER: RateLimit = { name: 'support-mail', limit: 1000, seconds: HOUR };
/**
 * Limit of acknowledgements to one address: a forger of the sender must not fill the address's mailbox through this
 * server.
 */
const ACKNOWLEDGED: RateLimit = { name: 'support-mail-acknowledged', limit: 3, seconds: HOUR };

/**
 * Receives a mail to the support, once for repeated deliveries. With the reference of a request, from its sender, it
 * becomes a message in it; every other mail becomes a separate request.
 */
@Injectable()
export class ReceiveSupportMailUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly mails: SupportMailRepository,
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
    private readonly inbound: InboundMails,
    private readonly acknowledgements: Acknowledgements,
    private readonly staff: StaffNotices,
  ) {}

  async execute(raw: Buffer): Promise<void> {
    const mail = await this.inbound.readMail(raw);
    if (await this.mails.isKnown(mail.digest)) return;
    await this.limits.consume(ALTOGETHER, 'all');
    await this.limits.consume(PER_SENDER, mail.from);
    const kept: string[] = [];
    let isStored = false;
    try {
      for (const file of [{ name: 'mail.eml', content: raw }, ...mail.files])
        kept.push(await this.files.storeFile(file));
      isStored = await this.transactions.run(async (tx) => {
        if (await this.mails.lockKnown(tx, mail.digest)) return false;
        await this.store(tx, mail, kept);
        return true;
      });
    } finally {
      // the sweep deletes files that cannot be deleted now; attached files remain
      if (!isStored) for (const id of kept) await this.files.discard(id).catch(() => undefined);
    }
  }

  private async store(tx: EntityManager, mail: InboundMail, fileIds: readonly string[]): Promise<void> {
    const named = mail.reference ? await this.mails.lockNamed(tx, mail.reference) : null;
    const belongs =
      named !== null && named.email !== '' && (named.email === mail.from || mail.unreached.includes(named.email));
    const mailId = belongs ? await this.addToRequest(tx, mail, named) : await this.makeRequest(tx, mail);
    for (const [index, id] of fileIds.entries()) {
      if (!(await this.files.attachToMail(tx, id, mailId, index === 0))) throw unavailable();
    }
  }

  private async addToRequest(tx: EntityManager, mail: InboundMail, request: NamedRequest): Promise<string> {
    const entryId = await this.requests.addWords(tx, request.id, mail.text, mail.isAutomatic);
    if (!mail.isAutomatic) await this.staff.notify(tx, 'support:notice.written', request);
    return this.mails.insert(tx, mail, request.id, entryId);
  }

  private async makeRequest(tx: EntityManager, mail: InboundMail): Promise<string> {
    const request = await this.mails.insertRequest(tx, mail, nameOf(mail), mail.reference);
    if (!mail.isAutomatic) {
      await this.acknowledge(tx, mail.from, request.id);
      await this.staff.notify(tx, 'support:notice.arrived', request);
    }
    return this.mails.insert(tx, mail, request.id, null);
  }

  private async acknowledge(tx: EntityManager, from: string, requestId: string): Promise<void> {
    if (from === '' || (await this.limits.tryConsume(ACKNOWLEDGED, from, tx)) > 0) return;
    await this.acknowledgements.schedule(tx, requestId, from);
  }
}

/**
 * Returns the sender's name in the fields of the form. A name with a link is replaced by the address, because the
 * product would mail it on in its own name.
 */
function nameOf({ name, from }: InboundMail): MailSenderName {
  const known = name === '' || !isPersonName(name) ? (from.split('@')[0] ?? '') : name;
  const { firstName, lastName } = namePartsOf(known.replace(/\s+/g, ' '));
  return { firstName: firstName.slice(0, NAME_MAX) || '—', lastName: lastName.slice(0, NAME_MAX) };
}
