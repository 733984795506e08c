import { Controller, Delete, Get, Param, Post, Res, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import { type CurrentUser, CurrentUserSchema } from '@nukkad/contract/accounts/users';
import type { Response } from 'express';
import { notFound } from '../../common/errors/common.errors.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { forbidRendering } from '../../common/http/download.js';
import { Operation } from '../../common/http/operation.js';
import { RateLimits } from '../../common/http/rate-limits.js';
import { CurrentPrincipal, type Principal } from '../../common/security/principal.js';
import { AcceptsFile } from '../../common/storage/upload.js';
import { Avatars } from './avatars.js';
import { SetAvatar } from './set-avatar.use-case.js';

const UPLOADS = { name: 'avatar', limit: 20, seconds: 3600 };
const YEAR_SECONDS = 31_536_000;

/** Pictures of people. */
@ApiTags('users')
@Controller('api')
export class AvatarController {
  constructor(
    private readonly setAvatarUseCase: SetAvatar,
    private readonly avatars: Avatars,
    private readonly limits: RateLimits,
  ) {}

  @Post('user/avatar')
  @AcceptsFile('avatar')
  @ApiBody({
    schema: { type: 'object', properties: { avatar: { type: 'string', format: 'binary' } }, required: ['avatar'] },
  })
  @Operation({
    summary: 'Upload a profile picture, which is cropped to a square and encoded again',
    response: CurrentUserSchema,
    consumes: ['multipart/form-data'],
  })
  async setAvatar(
    @CurrentPrincipal() principal: Principal,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<CurrentUser> {
    if (!file) {
      throw new DomainError('invalid', 'errors:invalid', {
        fields: [{ field: 'avatar', key: 'errors:field.required' }],
      });
    }
    await this.limits.consume(UPLOADS, principal.userId);
    return this.setAvatarUseCase.execute(principal.userId, file.buffer);
  }

  @Delete('user/avatar')
  @Operation({ summary: 'Remove the profile picture', response: CurrentUserSchema })
  removeAvatar(@CurrentPrincipal() principal: Principal): Promise<CurrentUser> {
    return this.setAvatarUseCase.execute(principal.userId, null);
  }

  @Get('avatars/:id')
  @Operation({ summary: 'Retrieve a profile picture', produces: 'image/webp' })
  async getAvatar(
    @Param('id', { schema: uuid }) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const picture = await this.avatars.open(id);
    if (!picture) throw notFound();
    // a new picture has a new id, so this one never changes
    response.setHeader('Cache-Control', `private, max-age=${YEAR_SECONDS}, immutable`);
    forbidRendering(response);
    return new StreamableFile(picture.content, { type: 'image/webp', length: picture.size, disposition: 'inline' });
  }
}
