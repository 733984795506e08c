import { Body, Controller, Get, Header, Param, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Paper,
  PaperSchema,
  type PaperSummary,
  PaperSummarySchema,
  type TaxDetails,
  TaxDetailsSchema,
  type UpdateTaxDetails,
  UpdateTaxDetailsSchema,
} from '@nukkad/contract/papers/papers';
import {
  type GetPaperPdfQuery,
  GetPaperPdfQuerySchema,
  type ListPapersQuery,
  ListPapersQuerySchema,
} from '@nukkad/contract/papers/paper-calls';
import { type YearlyPay, YearlyPaySchema } from '@nukkad/contract/papers/yearly-pay';
import { uuid } from '@nukkad/contract/primitives';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { attachment } from '../../common/http/content-disposition.js';
import { Operation } from '../../common/http/operation.js';
import { PAGE_HEADERS, sendPage } from '../../common/http/page.js';
import { CurrentPrincipal, type Principal, RequiresSide } from '../../common/security/principal.js';
import { PaperPdfReadModel } from './paper-pdf.read-model.js';
import { PaperReadModel } from './paper.read-model.js';
import { TaxDetailsReadModel } from './tax-details.read-model.js';
import { UpdateTaxDetailsUseCase } from './update-tax-details.use-case.js';
import { YearlyPayReadModel } from './yearly-pay.read-model.js';

/** Pay slips, and papers about the fee of the product. */
@ApiTags('papers')
@Controller('api')
export class PapersController {
  constructor(
    private readonly papers: PaperReadModel,
    private readonly pdfs: PaperPdfReadModel,
    private readonly taxDetails: TaxDetailsReadModel,
    private readonly update: UpdateTaxDetailsUseCase,
    private readonly years: YearlyPayReadModel,
  ) {}

  @Get('user/papers')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary:
      'List the papers of the account, newest first: pay slips, and for employers receipts and invoices of the fee',
    response: z.array(PaperSummarySchema),
    headers: PAGE_HEADERS,
  })
  async listPapers(
    @CurrentPrincipal() principal: Principal,
    @Query({ schema: ListPapersQuerySchema }) query: ListPapersQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaperSummary[]> {
    return sendPage(request, response, await this.papers.listPage(principal.userId, query));
  }

  @Get('user/yearly-pay')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the pay of the worker in the current financial year of India, with its income tax rule',
    response: YearlyPaySchema,
  })
  getYearlyPay(@CurrentPrincipal() principal: Principal): Promise<YearlyPay> {
    return this.years.get(principal.userId);
  }

  @Get('papers/:id')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve a paper as it was issued', response: PaperSchema })
  getPaper(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<Paper> {
    return this.papers.get(principal.userId, id);
  }

  @Get('papers/:id/pdf')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Download a paper as PDF in a language', produces: 'application/pdf' })
  async getPaperPdf(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Query({ schema: GetPaperPdfQuerySchema }) { language }: GetPaperPdfQuery,
  ): Promise<StreamableFile> {
    const { name, content } = await this.pdfs.draw(principal.userId, id, language);
    return new StreamableFile(content, {
      type: 'application/pdf',
      length: content.length,
      disposition: attachment(name),
    });
  }

  @Get('user/tax-details')
  @RequiresSide('employer')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve the GST registration that new papers of the fee state', response: TaxDetailsSchema })
  getTaxDetails(@CurrentPrincipal() principal: Principal): Promise<TaxDetails> {
    return this.taxDetails.get(principal.userId);
  }

  @Put('user/tax-details')
  @RequiresSide('employer')
  @Operation({
    summary: 'Set or remove the GST registration; issued papers are not changed',
    response: TaxDetailsSchema,
  })
  updateTaxDetails(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: UpdateTaxDetailsSchema }) body: UpdateTaxDetails,
  ): Promise<TaxDetails> {
    return this.update.execute(principal.userId, body);
  }
}
