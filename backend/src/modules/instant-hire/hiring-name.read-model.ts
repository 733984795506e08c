import { Injectable } from '@nestjs/common';
import { prepared } from '../../common/database/prepared-statements.js';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { ContactReadModel, personName } from '../users/users.public.js';

/** The company name under which an employer hires without stating one. */
@Injectable()
export class HiringNameReadModel {
  constructor(private readonly contacts: ContactReadModel) {}

  /**
   * Returns the company name of the account's newest job, else the account's own name. Throws notFound when the account
   * does not exist.
   */
  async getHiringName(tx: EntityManager, employerId: string): Promise<string> {
    const rows: { company: string }[] = await tx.query(
      prepared(`SELECT company FROM (
         SELECT company, created_at FROM jobs WHERE employer_id = $1
         UNION ALL
         SELECT company, created_at FROM instant_jobs WHERE employer_id = $1) posted
       ORDER BY created_at DESC LIMIT 1`),
      [employerId],
    );
    if (rows[0]) return rows[0].company;
    const contact = (await this.contacts.findByIds([employerId], tx)).get(employerId);
    if (!contact) throw notFound();
    return personName(contact, 'employer');
  }
}
