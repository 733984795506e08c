import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { UpdateProfile as UpdateProfileInput } from '@nukkad/contract/accounts/account';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import type { Principal } from '../../common/security/principal.js';
import { CurrentUserReadModel, UserRepository } from '../users/users.public.js';
import { phoneIsOnlyWay } from './account.errors.js';
import { ContactChangeAdmission } from './contact-change-admission.js';
import { ContactCodes } from './contact-codes.js';
import { PhoneRemovals } from './phone-removals.js';

/**
 * Changes name, texts, address or number. A new address or number is pending until its code is entered; the response
 * does not reveal whether another account has it. Sending the current one again changes nothing; an empty number
 * removes the number of an account that has an address. A change requires a recent sign-in.
 */
@Injectable()
export class UpdateProfile {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly admission: ContactChangeAdmission,
    private readonly users: UserRepository,
    private readonly contactCodes: ContactCodes,
    private readonly phones: PhoneRemovals,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  async execute(principal: Principal, { email, phone, ...texts }: UpdateProfileInput): Promise<CurrentUser> {
    const { userId } = principal;
    const user = await this.users.findById(this.dataSource.manager, userId);
    if (!user) throw notFound();
    const newEmail = email !== undefined && email !== user.email ? email : null;
    const newPhone = phone && phone !== user.phone ? phone : null;
    const isEmpty = phone === null || phone === '';
    if (isEmpty && user.email === null) throw phoneIsOnlyWay();
    const sendsCode = newEmail !== null || newPhone !== null;
    const removesPhone = isEmpty && (await this.phones.hasPhone(userId));
    if (sendsCode || removesPhone) await this.admission.admitChange(principal, { sendsCode });
    return this.transactions.run(async (tx) => {
      await this.users.setTexts(tx, userId, texts);
      if (texts.firstName) await this.users.setName(tx, userId, null); // the question is no longer necessary
      if (newEmail) await this.contactCodes.sendCode(tx, userId, 'email', newEmail);
      if (newPhone) await this.contactCodes.sendCode(tx, userId, 'phone', newPhone);
      if (isEmpty) await this.phones.removePhone(tx, user);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
