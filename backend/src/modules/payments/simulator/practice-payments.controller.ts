import { Controller, Get, Header, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController, ApiTags } from '@nestjs/swagger';
import {
  PracticeActionSchema,
  type PracticeEvent,
  PracticeQuerySchema,
} from '@nukkad/contract/payments/practice-payments';
import type { Language } from '@nukkad/contract/languages';
import type { Response } from 'express';
import { notFound } from '../../../common/errors/common.errors.js';
import { currentRequest } from '../../../common/context/request-context.js';
import { Public } from '../../../common/security/principal.js';
import { practicePage } from './practice-page.js';
import { PaymentSimulator } from './payment-simulator.js';
import { PRACTICE_EFFECTS } from './practice-events.js';
import { payOrder, type PayerAction } from './simulated-payments.js';
import { SimulatedRefusal } from './simulated-world.js';

/**
 * The page that simulates the payment app and the clock of the simulated provider. Returns 404 without the simulator.
 */
@ApiTags('development')
@ApiExcludeController()
@Public()
@Controller('dev/payments')
export class PracticePaymentsController {
  constructor(private readonly simulator: PaymentSimulator) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async showPracticePayments(
    @Query({ schema: PracticeQuerySchema }) { lang }: { lang?: Language | undefined },
    @Res() response: Response,
  ): Promise<void> {
    if (!this.simulator.isOn) throw notFound();
    const language = lang ?? currentRequest()?.language ?? 'en';
    const view = await this.simulator.act(({ state, now }) => ({ ...state, now }));
    response.type('html').send(practicePage(language, view));
  }

  @Post('act')
  async actPracticePayment(
    @Query({ schema: PracticeActionSchema })
    action: {
      lang: Language;
      order?: string;
      payer?: PayerAction;
      event?: PracticeEvent;
      object?: string;
      seconds?: number;
    },
    @Res() response: Response,
  ): Promise<void> {
    if (!this.simulator.isOn) throw notFound();
    const { order, payer, event, object = '', seconds = 0 } = action;
    try {
      await this.simulator.act((world) => {
        world.state.offset += seconds;
        if (order !== undefined && payer !== undefined) payOrder(world, order, payer);
        if (event !== undefined) PRACTICE_EFFECTS[event](world, object);
      });
    } catch (error) {
      // the submitted page is outdated; the new page shows the current state
      if (!(error instanceof SimulatedRefusal)) throw error;
    }
    // processes events that are due by the clock
    await this.simulator.act(() => undefined);
    response.redirect(303, `/dev/payments?lang=${action.lang}`);
  }
}
