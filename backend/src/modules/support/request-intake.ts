import { Injectable } from '@nestjs/common';
import { SUPPORT_PROMISES, type SupportKind, supportRequestPath } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { unavailable } from '../../common/errors/common.errors.js';
import { Messenger } from '../notifications/notifications.public.js';
import { Acknowledgements } from './acknowledgements.js';
import { StaffNotices } from './staff-notices.js';
import { SupportFiles } from './support-files.js';
import { type ArrivedRequest, SupportRequestRepository } from './support-request.repository.js';

/** Notices to the staff about new requests, by kind; a support request rings the bell alone. */
const NOTICES: Record<SupportKind, string> = {
  support: 'support:notice.arrived',
  grievance: 'support:notice.grievance',
  order: 'support:notice.order',
};

/** Stores a request, acknowledges it to its sender, and notifies the staff. */
@Injectable()
export class RequestIntake {
  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
    private readonly acknowledgements: Acknowledgements,
    private readonly staff: StaffNotices,
    private readonly messenger: Messenger,
  ) {}

  /** Returns the reference of the request. */
  async store(tx: EntityManager, arrived: ArrivedRequest, fileId: string | null = null): Promise<string> {
    const { id: requestId, reference } = await this.requests.insert(tx, arrived);
    if (fileId && !(await this.files.attach(tx, fileId, requestId))) throw unavailable();
    await this.acknowledgements.schedule(tx, requestId, arrived.email || (arrived.userId ?? ''));
    if (arrived.userId) {
      await this.messenger.send(tx, arrived.userId, {
        ...{ text: 'support:notice.received', params: { reference }, link: supportRequestPath(reference) },
        ...{ urgency: 'account' },
      });
    }
    await this.staff.notify(tx, NOTICES[arrived.kind], { id: requestId, reference }, SUPPORT_PROMISES);
    return reference;
  }
}
