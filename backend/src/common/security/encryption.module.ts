import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EncryptedColumns } from './encrypted-columns.js';
import { PersonalTexts } from './personal-texts.js';
import { PiiCipher } from './pii-cipher.js';

/** Encryption of personal data in columns. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [EncryptedColumns, PersonalTexts, PiiCipher],
  exports: [EncryptedColumns, PersonalTexts, PiiCipher],
})
export class EncryptionModule {}
