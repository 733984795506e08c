import { Body, Controller, Get, Param, Post, Req, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreateSupportRequest,
  CreateSupportRequestSchema,
  GuestSupportRequestSchema,
  type OwnSupportRequest,
  OwnSupportRequestSchema,
  type SupportReceipt,
  SupportReceiptSchema,
  supportReference,
  type WriteToOwnSupportRequest,
  WriteToOwnSupportRequestSchema,
} from '@nukkad/contract/support/support';
import type { Request } from 'express';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { validationError } from '../../common/http/validation.js';
import { CurrentPrincipal, type Principal, Public } from '../../common/security/principal.js';
import { AcceptsFile, checkUpload } from '../../common/storage/upload.js';
import { CreateSupportRequestUseCase } from './create-support-request.use-case.js';
import { OwnSupportRequestReadModel } from './own-support-request.read-model.js';
import { SUPPORT_FILE_KINDS } from './support-files.js';
import { WriteToOwnSupportRequestUseCase } from './write-to-own-support-request.use-case.js';

/** Help for all users, with or without an account. */
@ApiTags('support')
@Controller('api')
export class SupportRequestController {
  constructor(
    private readonly createSupportRequestUseCase: CreateSupportRequestUseCase,
    private readonly writeToOwnSupportRequestUseCase: WriteToOwnSupportRequestUseCase,
    private readonly ownRequests: OwnSupportRequestReadModel,
  ) {}

  @Post('support-request')
  @Public()
  @IpLimit({ name: 'support-request', limit: 60, seconds: 3600, guestsOnly: true })
  @AcceptsFile('attachment')
  @Operation({
    summary: 'Create a support request; a multipart form may contain a file, and guests state name, address and city',
    status: 201,
    response: SupportReceiptSchema,
    consumes: ['application/json', 'multipart/form-data'],
  })
  createSupportRequest(
    @Body({ schema: CreateSupportRequestSchema }) body: CreateSupportRequest,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Req() request: Request,
  ): Promise<SupportReceipt> {
    const sender = {
      userId: request.user?.userId ?? null,
      ip: request.ip ?? 'unknown',
      userAgent: request.get('user-agent') ?? '',
    };
    const form = sender.userId ? body : asGuestForm(body);
    return this.createSupportRequestUseCase.execute(sender, form, checkUpload(file, SUPPORT_FILE_KINDS));
  }

  @Get('my-support-requests/:reference')
  @Operation({
    summary: 'Retrieve a support request of the account with its messages',
    response: OwnSupportRequestSchema,
  })
  async getOwnSupportRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('reference', { schema: supportReference }) reference: string,
  ): Promise<OwnSupportRequest> {
    const request = await this.ownRequests.findOwn(principal.userId, reference);
    if (!request) throw notFound();
    return request;
  }

  @Post('my-support-requests/:reference/messages')
  @Operation({
    summary: 'Add a message to a support request of the account, and reopen it',
    status: 201,
    response: OwnSupportRequestSchema,
  })
  writeToOwnSupportRequest(
    @CurrentPrincipal() principal: Principal,
    @Param('reference', { schema: supportReference }) reference: string,
    @Body({ schema: WriteToOwnSupportRequestSchema }) body: WriteToOwnSupportRequest,
  ): Promise<OwnSupportRequest> {
    return this.writeToOwnSupportRequestUseCase.execute(principal.userId, reference, body);
  }
}

/** Returns a form with the fields that a guest must fill in; throws when one is missing. */
function asGuestForm(body: CreateSupportRequest): CreateSupportRequest {
  const parsed = GuestSupportRequestSchema.safeParse(body);
  if (!parsed.success) throw validationError(parsed.error.issues, GuestSupportRequestSchema, body);
  return parsed.data;
}
