import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** What people were told, and what others were told about them. */
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
    // a name may stand in it; what it told stands in the reader's own lists as well
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
    // as long as it is on its way; what was sent names nobody any more
    {
      table: 'message_deliveries',
      about: 't.about_id = $1',
      shown: null,
      erased: 'delete',
      joined: { set: 'about_id = $2' },
    },
  ];
}
