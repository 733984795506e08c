import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CurrentUser } from '@nukkad/domain/users';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { UserEntity } from './entities/user.entity.js';

/** An account as its owner sees it. */
export function currentUserOf(user: UserEntity): CurrentUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    bio: user.bio,
    street: user.street,
    city: user.city,
    state: user.state,
    zipCode: user.zipCode,
    country: user.country,
    billingName: user.billingName,
    billingEmail: user.billingEmail,
    billingAddress: user.billingAddress,
    billingCity: user.billingCity,
    billingState: user.billingState,
    billingZip: user.billingZip,
    billingCountry: user.billingCountry,
    profileImageUrl: user.profileImageUrl,
    role: user.role,
    staffRole: user.staffRole,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    // nobody can be asked for instant work yet, so nobody is available
    availability: { available: false },
    skills: user.skills,
    preferredCategories: user.preferredCategories,
    expectedRate: user.expectedRate,
    workHours: user.workHours,
    needsName: user.needsName,
    pendingEmail: user.pendingEmail,
    pendingPhone: user.pendingPhone,
    notifications: {
      mail: user.mailNews,
      text: user.textNews,
      quietHours: user.quietHours,
      quietFrom: user.quietFrom,
      quietUntil: user.quietUntil,
      urgentWorkInQuietHours: user.urgentWorkInQuietHours,
    },
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}

/** The account as its owner sees it. */
@Injectable()
export class CurrentUserReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The account `id`; throws notFound when it is gone. Inside a transaction pass its manager. */
  async get(id: string, manager: EntityManager = this.dataSource.manager): Promise<CurrentUser> {
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw notFound();
    return currentUserOf(user);
  }
}
