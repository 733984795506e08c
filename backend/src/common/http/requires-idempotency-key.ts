import { SetMetadata } from '@nestjs/common';

export const REQUIRES_IDEMPOTENCY_KEY = 'nukkad:requires-idempotency-key';

/**
 * Marks a call that may cost money: it is refused without an Idempotency-Key, since a client may repeat it after a lost
 * response.
 */
export const RequiresIdempotencyKey = (): MethodDecorator => SetMetadata(REQUIRES_IDEMPOTENCY_KEY, true);
