import path from 'node:path';
import type pino from 'pino';

import { createC2paCredentials } from '#server/adapters/content-credentials/c2pa-credentials.ts';
import { createHostedEngine } from '#server/adapters/engines/hosted-engine.ts';
import { createStudioEngine, openEmbeddedStudio } from '#server/adapters/engines/studio.ts';
import { createLocalFolder } from '#server/adapters/files/local-folder.ts';
import { createS3Store } from '#server/adapters/files/s3.ts';
import { createFolderMailer } from '#server/adapters/mail/folder-mailer.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { createOpenAiModerator } from '#server/adapters/moderation/openai-moderator.ts';
import { createRuleModerator } from '#server/adapters/moderation/rule-moderator.ts';
import { createLivePayments, createSandboxPayments } from '#server/adapters/payments/payments.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Moderator } from '#server/ports/moderator.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import type { WineRenderer } from '#server/ports/wine-renderer.ts';

// What is embedded, and what it becomes with keys in the environment.

export interface PaymentParts {
  db: Db;
  logger: pino.Logger;
  secret: string;
  appUrl: string;
  hasTestBench: boolean;
}

export function choosePayments(config: Config, parts: PaymentParts): Payments {
  return config.stripe ? createLivePayments(config.stripe) : createSandboxPayments(parts);
}

export function chooseMailer(config: Config, logger: pino.Logger): Mailer {
  return config.mail.smtpUrl
    ? createSmtpMailer({ url: config.mail.smtpUrl, from: config.mail.from })
    : createFolderMailer({
        folder: mailFolderOf(config),
        from: config.mail.from,
        logger,
      });
}

/** As an operator types it: seen from where the server was started, in full where that leads out of it. */
export function mailFolderOf({ dataDir }: Config): string {
  const folder = path.resolve(dataDir, 'mail');
  const short = path.relative(process.cwd(), folder);
  return short.startsWith('..') ? folder : short;
}

export function chooseEngine(config: Config, bottles: WineRenderer): ImageEngine {
  const { engine } = config;
  return engine.kind === 'studio' ? createStudio(config) : createHostedEngine(engine, bottles);
}

export const createStudio = ({ studio, role }: Config): ImageEngine =>
  createStudioEngine(() => openEmbeddedStudio(studio), { drawsHere: role !== 'web' });

export function chooseModerator({ moderation }: Config, logger: pino.Logger): Moderator {
  return moderation ? createOpenAiModerator({ ...moderation, logger }) : createRuleModerator();
}

export function chooseFileStore({ s3, pictureFolder }: Config): FileStore {
  return s3 ? createS3Store(s3) : createLocalFolder(pictureFolder);
}

export function choosePictureStore(config: Config, sandbox: Sandbox): PictureStore {
  return {
    files: chooseFileStore(config),
    credentials: createC2paCredentials(config.c2pa, sandbox),
    licenceUrl: new URL(config.links.terms, config.appUrl).href,
  };
}
