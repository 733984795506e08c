import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContactDigests } from './contact-digests.js';
import { EncryptedColumns } from './encrypted-columns.js';
import { PersonalTexts } from './personal-texts.js';
import { PiiCipher } from './pii-cipher.js';

/** Encryption of personal data in columns, and digests that find it. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [ContactDigests, EncryptedColumns, PersonalTexts, PiiCipher],
  exports: [ContactDigests, EncryptedColumns, PersonalTexts, PiiCipher],
})
export class EncryptionModule {}
