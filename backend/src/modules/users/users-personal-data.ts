import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { Avatars } from './avatars.js';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from './personal-data.js';
import { WorkerAvailabilityRepository } from './worker-availability.repository.js';

const EMPTY = `first_name = '', last_name = '', bio = '', street = '', city = '', state = '', zip_code = '',
  country = '${DEFAULT_COUNTRY}', billing_name = '', billing_email = '', billing_address = '', billing_city = '',
  billing_state = '', billing_zip = '', billing_country = '${DEFAULT_COUNTRY}'`;
const FORGOTTEN = `phone = NULL, phone_digest = NULL, phone_verified_at = NULL, email_verified_at = NULL, password_hash = NULL,
  staff_role = NULL, profile_image_url = NULL, pending_email = NULL, pending_phone = NULL, expected_rate = NULL,
  skills = '{}', preferred_categories = '{}', work_hours = '{}', needs_name = false, language = 'en',
  urgent_work_in_quiet_hours = false, suspended_until = NULL`;
/** SQL: moves a picture, which is the current one when the other account has none. */
const PICTURE_OF_OTHER = `user_id = $2, expires_at = CASE
  WHEN EXISTS (SELECT FROM users u WHERE u.id = $2 AND u.profile_image_url IS NOT NULL)
  THEN coalesce(t.expires_at, clock_timestamp()) ELSE t.expires_at END`;
/** SQL: sets an address that cannot receive mail, so that the real one is free for a new account. */
const NO_ADDRESS = `email = 'erased-' || id || '@invalid'`;

/** SQL: a message to a verified contact of the person. */
const MAIL_OR_PHONE =
  '(t.recipient_digest = ANY(:contactDigests) OR (t.recipient_digest IS NULL AND t.recipient = ANY(:contacts)))';
const SCOPE = 't.scope = $1::uuid::text';

/** SQL: the account of the person belongs to the staff. */
const IS_STAFF = `EXISTS (SELECT FROM users u WHERE u.id = $1 AND u.staff_role IS NOT NULL)`;

/** Personal data in the account itself, and in the tables that belong to no module. */
@Injectable()
@HoldsPersonalData()
export class UsersPersonalData implements PersonalData {
  // the account itself is last: the other tables find its addresses there
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'outbox_messages',
      about: MAIL_OR_PHONE,
      // mails to staff name other people, and are accessible only after the second factor
      shown: { as: 'keptMessages', without: ['key', 'recipient_digest'], unless: IS_STAFF },
      erased: 'delete',
      joined: 'stays',
    },
    {
      table: 'former_contacts',
      about: 't.user_id = $1',
      shown: { as: 'formerContacts', without: [] },
      erased: 'delete',
      joined: { set: 'user_id = $2' },
    },
    { table: 'idempotency_keys', about: SCOPE, shown: null, erased: 'delete', joined: 'ends' },
    { table: 'events', about: 't.user_id = $1', shown: null, erased: 'delete', joined: 'ends' },
    {
      table: 'avatars',
      about: 't.user_id = $1',
      shown: { as: 'pictures', without: ['storage_key'] },
      erased: 'stays', // its rows are deleted together with their files
      joined: { set: PICTURE_OF_OTHER },
    },
    {
      table: 'worker_availabilities',
      about: 't.user_id = $1',
      shown: { as: 'availability', without: [] },
      erased: 'delete',
      joined: 'ends',
    },
    { table: 'availability_terms', about: 't.user_id = $1', shown: null, erased: 'delete', joined: 'ends' }, // derived from the row above
    {
      table: 'users',
      about: 't.joined_into = $1', // empty since it was joined
      shown: null,
      erased: { set: `${EMPTY}, ${FORGOTTEN}` },
      joined: { set: 'joined_into = $2' },
    },
    {
      table: 'users',
      about: 't.id = $1',
      shown: { as: 'account', without: ['password_hash', 'phone_digest'] },
      erased: { set: `${EMPTY}, ${FORGOTTEN}, ${NO_ADDRESS}, updated_at = clock_timestamp()` },
      joined: 'ends',
    },
  ];

  constructor(
    private readonly avatars: Avatars,
    private readonly availabilities: WorkerAvailabilityRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Switches off availability, so that a leaving worker is not asked for work; a person who cancels the deletion
   * switches it on again.
   */
  async onDeletionRequested(tx: EntityManager, userId: string): Promise<void> {
    await this.availabilities.switchOff(tx, userId);
  }

  /** Deletes queued tasks for the account alone, except the erasing task. */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await this.outbox.deleteTasksOfUser(tx, userId, 'account.erase');
  }

  removeFiles(userId: string): Promise<void> {
    return this.avatars.removeAllOf(userId);
  }
}
