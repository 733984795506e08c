import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Conversation,
  ConversationSchema,
  type ListConversationsQuery,
  ListConversationsQuerySchema,
  type ListMessagesQuery,
  ListMessagesQuerySchema,
  type Message,
  MessageSchema,
  type ReadConversation,
  ReadConversationSchema,
  type ReportMessage,
  ReportMessageSchema,
  type SendMessage,
  SendMessageSchema,
} from '@nukkad/contract/messages/messages';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RefusedWhileSuspended } from '../../common/security/principal.js';
import { ConversationsReadModel } from './conversations.read-model.js';
import { MessagesReadModel } from './messages.read-model.js';
import { OpenConversationUseCase } from './open-conversation.use-case.js';
import { ReadConversationUseCase } from './read-conversation.use-case.js';
import { ReportMessageUseCase } from './report-message.use-case.js';
import { SendMessageUseCase } from './send-message.use-case.js';

/** Conversations about applications, for the two parties. */
@ApiTags('messaging')
@Controller('api')
export class ConversationController {
  constructor(
    private readonly openConversationUseCase: OpenConversationUseCase,
    private readonly sendMessageUseCase: SendMessageUseCase,
    private readonly readConversationUseCase: ReadConversationUseCase,
    private readonly reportMessageUseCase: ReportMessageUseCase,
    private readonly conversations: ConversationsReadModel,
    private readonly messages: MessagesReadModel,
  ) {}

  @Post('applications/:id/conversation')
  @Operation({
    summary: 'Open the conversation about an application; permitted to both sides',
    response: ConversationSchema,
  })
  openConversation(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Conversation> {
    return this.openConversationUseCase.execute(principal.userId, id);
  }

  @Get('conversations')
  @Operation({
    summary: 'List the conversations of the account, the latest message first',
    response: z.array(ConversationSchema),
    headers: PAGE_HEADERS,
  })
  async listConversations(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListConversationsQuerySchema }) query: ListConversationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Conversation[]> {
    return sendPage(request, response, await this.conversations.listPage(principal.userId, query));
  }

  @Get('conversations/:id')
  @Operation({ summary: 'Retrieve a conversation', response: ConversationSchema })
  async getConversation(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<Conversation> {
    const conversation = await this.conversations.findOwn(principal.userId, id);
    if (!conversation) throw notFound();
    return conversation;
  }

  @Get('conversations/:id/messages')
  @Operation({
    summary: 'List the messages of a conversation, newest first',
    response: z.array(MessageSchema),
    headers: PAGE_HEADERS,
  })
  async listMessages(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Query({ schema: ListMessagesQuerySchema }) query: ListMessagesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const page = await this.messages.listPage(principal.userId, id, query);
    if (!page) throw notFound();
    return sendPage(request, response, page);
  }

  @Post('conversations/:id/messages')
  @RefusedWhileSuspended()
  @Operation({
    summary: 'Send a message; the reason of a withheld message is visible to its author only',
    status: 201,
    response: MessageSchema,
  })
  sendMessage(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: SendMessageSchema }) body: SendMessage,
  ): Promise<Message> {
    return this.sendMessageUseCase.execute(principal.userId, id, body);
  }

  @Post('conversations/:id/read')
  @Operation({ summary: 'Mark a conversation as read up to a message', response: ConversationSchema })
  readConversation(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReadConversationSchema }) body: ReadConversation,
  ): Promise<Conversation> {
    return this.readConversationUseCase.execute(principal.userId, id, body);
  }

  @Post('messages/:id/report')
  @Operation({ summary: 'Report a received message to the staff', status: 201, response: MessageSchema })
  reportMessage(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: ReportMessageSchema }) body: ReportMessage,
  ): Promise<Message> {
    return this.reportMessageUseCase.execute(principal.userId, id, body);
  }
}
