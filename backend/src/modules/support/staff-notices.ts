import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Message, Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';

interface NotifiedRequest {
  id: string;
  reference: string;
  /** The assigned member of the staff. */
  assigneeId?: string | null;
}

/** Notifies the staff about requests. */
@Injectable()
export class StaffNotices {
  constructor(
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  /** Notifies the assignee of the request, or all staff when it has none. */
  async notify(
    tx: EntityManager,
    text: string,
    { id, reference, assigneeId }: NotifiedRequest,
    params: Message['params'] = {},
  ): Promise<void> {
    const staff = await this.contacts.listStaffIds(tx);
    const notified = assigneeId && staff.includes(assigneeId) ? [assigneeId] : staff;
    await this.messenger.sendToMany(
      tx,
      notified.map((recipientId) => ({ recipientId })),
      {
        ...{ text, params: { reference, ...params }, link: `/admin?section=support&request=${id}`, urgency: 'account' },
      },
    );
  }
}
