import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type SearchUsersQuery,
  SearchUsersQuerySchema,
  type StaffUser,
  StaffUserSchema,
  type StaffUserSummary,
  StaffUserSummarySchema,
} from '@nukkad/contract/accounts/staff-users';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresStaff } from '../../common/security/principal.js';
import { StaffUserReads } from './staff-user-reads.js';

/** Accounts, for the staff. */
@ApiTags('moderation')
@RequiresStaff()
@Controller('api/admin/users')
export class StaffUserController {
  constructor(private readonly reads: StaffUserReads) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Staff: search accounts by a part of the address or name, or by the whole number; at most 20 results',
    response: z.array(StaffUserSummarySchema),
  })
  searchUsers(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: SearchUsersQuerySchema }) { search }: SearchUsersQuery,
  ): Promise<StaffUserSummary[]> {
    return this.reads.findUsers(principal.userId, search);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Staff: retrieve an account with its current suspension', response: StaffUserSchema })
  async getUser(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<StaffUser> {
    const user = await this.reads.findUser(principal.userId, id);
    if (!user) throw notFound();
    return user;
  }
}
