import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AccountDeletion,
  AccountDeletionSchema,
  type DeleteAccount as DeleteAccountInput,
  DeleteAccountSchema,
  type PersonalExport,
  PersonalExportSchema,
} from '@nukkad/contract/accounts/account';
import { type Accepted, AcceptedSchema } from '@nukkad/contract/accounts/auth';
import { BRAND } from '@nukkad/contract/platform/brand';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import type { Response } from 'express';
import { Operation } from '../../common/http/operation.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import {
  AllowedWhileDeletionPending,
  CurrentPrincipal,
  type Principal,
  RequiresFactorOfStaff,
  RequiresRecentSignIn,
} from '../../common/security/principal.js';
import { Sessions } from '../auth/auth.public.js';
import { DeleteAccount } from './delete-account.use-case.js';
import { PersonalDataExport } from './export-personal-data.read-model.js';
import { SendDeletionCode } from './send-deletion-code.use-case.js';
import { UndoAccountDeletion } from './undo-account-deletion.use-case.js';

const ACCEPTED = 202;
const EXPORTS = { name: 'personal-data-export', limit: 10, seconds: 3600 };

/** Export and erasure of a person's data. */
@ApiTags('account')
@Controller('api/user')
export class PersonalDataController {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
    private readonly sendDeletionCodeUseCase: SendDeletionCode,
    private readonly deleteAccountUseCase: DeleteAccount,
    private readonly undoAccountDeletionUseCase: UndoAccountDeletion,
  ) {}

  @Get('export')
  @AllowedWhileDeletionPending()
  @RequiresRecentSignIn()
  @Operation({ summary: 'Download all personal data of the account', response: PersonalExportSchema })
  async exportPersonalData(
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PersonalExport> {
    await this.limits.consume(EXPORTS, principal.userId);
    const data = await this.personalData.exportPersonalData(principal.userId);
    response.setHeader('Content-Disposition', `attachment; filename="${BRAND.toLowerCase()}-my-data.json"`);
    return data;
  }

  @Post('deletion/send-code')
  @Operation({ summary: 'Send the code for deleting the account', status: ACCEPTED, response: AcceptedSchema })
  sendDeletionCode(@CurrentPrincipal() principal: Principal): Promise<Accepted> {
    return this.sendDeletionCodeUseCase.execute(principal.userId);
  }

  @Post('deletion')
  @RequiresFactorOfStaff()
  @Operation({
    summary:
      'Schedule the deletion of the account in a week, and sign out all sessions; requires the password or a code',
    response: AccountDeletionSchema,
  })
  async deleteAccount(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: DeleteAccountSchema }) body: DeleteAccountInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountDeletion> {
    const deletion = await this.deleteAccountUseCase.execute(principal.userId, body);
    this.sessions.clearCookie(response);
    return deletion;
  }

  @Post('deletion/undo')
  @AllowedWhileDeletionPending()
  @Operation({ summary: 'Cancel the scheduled deletion of the account', response: CurrentUserSchema })
  undoAccountDeletion(@CurrentPrincipal() principal: Principal): Promise<CurrentUser> {
    return this.undoAccountDeletionUseCase.execute(principal.userId);
  }
}
