import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** A handler that does nothing: the cost of a call that no product goes below. */
class BareController {
  answer(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
// applied by hand, because the tools are compiled without decorators
const handler = Object.getOwnPropertyDescriptor(BareController.prototype, 'answer')!;
Get('bare')(BareController.prototype, 'answer', handler);
Controller()(BareController);

class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
process.send?.('ready');
