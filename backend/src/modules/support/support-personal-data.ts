import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';
import { SupportFiles } from './support-files.js';

const OWN_MAIL = `t.mail_id IN (SELECT m.id FROM support_mails m JOIN support_requests r ON r.id = m.request_id
  WHERE r.user_id = $1)`;
const OWN = `t.request_id IN (SELECT r.id FROM support_requests r WHERE r.user_id = $1)`;

/**
 * An account's texts to the support. The request and the time of its answer are retained as a record, without texts.
 */
@Injectable()
@HoldsPersonalData()
export class SupportPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'support_requests',
      about: 't.user_id = $1',
      shown: { as: 'supportRequests', without: ['assignee_id', 'digest', 'version'] },
      erased: {
        set: `first_name = '—', last_name = '—', email = '', city = '', message = '', digest = '',
          language = 'en', unmatched_reference = NULL`,
      },
      joined: { set: 'user_id = $2' },
    },
    {
      table: 'support_entries',
      about: OWN,
      shown: { as: 'supportEntries', without: ['staff_id'] },
      erased: { set: `text = ''` },
      joined: 'stays',
    },
    {
      table: 'support_entries',
      about: 't.staff_id = $1',
      shown: { as: 'supportAnswers', without: ['request_id'] },
      erased: { set: `text = ''` },
      joined: 'stays',
    },
    {
      table: 'support_mails',
      about: OWN,
      shown: { as: 'supportMails', without: ['digest'] },
      erased: { set: `digest = 'erased ' || id, left_out = '{}'` },
      joined: 'stays',
    },
    {
      table: 'support_files',
      about: `(${OWN} OR ${OWN_MAIL})`,
      shown: { as: 'supportFiles', without: ['storage_key'] },
      erased: 'stays',
      joined: 'stays',
    },
  ];

  constructor(private readonly files: SupportFiles) {}

  removeFiles(userId: string): Promise<void> {
    return this.files.removeOfSender(userId);
  }
}
