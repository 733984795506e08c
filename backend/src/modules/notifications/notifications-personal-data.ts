import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** Notifications to people, and notifications about them to others. */
@Injectable()
@HoldsPersonalData()
export class NotificationsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'notifications',
      about: 't.user_id = $1',
      shown: { as: 'notifications', without: ['about_id'] },
      erased: 'delete',
      joined: { set: 'user_id = $2' },
    },
    // the params may contain a name; the reader's own lists contain the same information
    {
      table: 'notifications',
      about: 't.about_id = $1',
      shown: null,
      erased: 'delete',
      joined: { set: 'about_id = $2' },
    },
    {
      table: 'message_deliveries',
      about: 't.recipient_id = $1',
      shown: { as: 'messageDeliveries', without: ['about_id'] },
      erased: 'delete',
      joined: { set: 'recipient_id = $2' },
    },
    {
      table: 'push_subscriptions',
      about: 't.user_id = $1',
      shown: { as: 'pushSubscriptions', without: ['session_id', 'endpoint', 'p256dh', 'auth'] },
      erased: 'delete',
      joined: 'ends',
    },
    {
      table: 'whatsapp_choices',
      about: 't.user_id = $1',
      shown: { as: 'whatsAppChoices', without: ['phone_digest'] },
      erased: 'delete',
      joined: 'ends',
    },
    // only while it is queued; a sent delivery contains no names
    {
      table: 'message_deliveries',
      about: 't.about_id = $1',
      shown: null,
      erased: 'delete',
      joined: { set: 'about_id = $2' },
    },
  ];
}
