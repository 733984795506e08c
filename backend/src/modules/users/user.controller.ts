import { Body, Controller, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AddRoleSchema,
  type CurrentUser,
  CurrentUserSchema,
  type SetName as SetNameInput,
  SetNameSchema,
  type Side,
  type WorkPreferences,
  WorkPreferencesSchema,
} from '@nukkad/contract/accounts/users';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { AddRole } from './add-role.use-case.js';
import { SetName } from './set-name.use-case.js';
import { UpdateWorkPreferences } from './update-work-preferences.use-case.js';

/** Changes to a person's own account. */
@ApiTags('users')
@Controller('api/user')
export class UserController {
  constructor(
    private readonly addRoleUseCase: AddRole,
    private readonly setNameUseCase: SetName,
    private readonly updateWorkPreferencesUseCase: UpdateWorkPreferences,
  ) {}

  @Post('roles')
  @Operation({ summary: 'Add the other side of the market to the account', response: CurrentUserSchema })
  addRole(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: AddRoleSchema }) body: { role: Side },
  ): Promise<CurrentUser> {
    return this.addRoleUseCase.execute(principal.userId, body.role);
  }

  @Post('name')
  @Operation({ summary: 'Set the name of the account, or decline to set one', response: CurrentUserSchema })
  setName(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: SetNameSchema }) body: SetNameInput,
  ): Promise<CurrentUser> {
    return this.setNameUseCase.execute(principal.userId, body);
  }

  @Patch('work-preferences')
  @Operation({ summary: 'Update the work preferences; absent fields are not changed', response: CurrentUserSchema })
  updateWorkPreferences(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: WorkPreferencesSchema }) body: WorkPreferences,
  ): Promise<CurrentUser> {
    return this.updateWorkPreferencesUseCase.execute(principal.userId, body);
  }
}
