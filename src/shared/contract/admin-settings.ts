import { z } from 'zod/mini';

import { SETTINGS } from '#shared/rules/admin/settings.ts';

import { reasonField } from './admin-list.ts';
import { adminCall } from './call.ts';

const notice = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say something, or switch it off'),
      z.maxLength(SETTINGS.noticeMaxLength, `At most ${SETTINGS.noticeMaxLength} characters`),
    ),
);

/** A page of ours or a secure address: nothing that a browser would run. */
const link = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(SETTINGS.linkMaxLength, 'This address is too long'),
      z.regex(/^(\/(?!\/)|https:\/\/[^\s/]+)\S*$/, 'Start with / or https://'),
    ),
);

const settingsFields = {
  signUpsOpen: z.boolean(),
  /** Admins reach the back office with a second step only. */
  adminsNeedTwoFactor: z.boolean(),
  /** Shown on every page until it is taken away. */
  maintenanceNotice: notice,
  /** Shown on every page until a visitor has read it away. */
  announcement: notice,
  announcementLink: link,
};

const settingsSchema = z.object({
  ...settingsFields,
  version: z.int(),
  updatedAt: z.string(),
});
export type AppSettings = z.infer<typeof settingsSchema>;

export const settingsChangeSchema = z
  .strictObject({
    ...settingsFields,
    /** The one that was looked at. */
    version: z.int(),
    reason: reasonField('Please say why.'),
  })
  .check(
    z.refine(({ announcement, announcementLink }) => announcement !== null || !announcementLink, {
      path: ['announcementLink'],
      message: 'A link needs an announcement',
    }),
  );
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

const engineSchema = z.object({
  name: z.string(),
  isHosted: z.boolean(),
  deadlineS: z.int(),
  concurrency: z.int(),
});

export const adminSettingsContract = {
  get: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/settings',
      summary: 'Sign-ups, notices, and the engine that is in use',
      tags: ['Admin: settings'],
    })
    .output(z.object({ settings: settingsSchema, engine: engineSchema })),
  update: adminCall('super_admin')
    .route({
      method: 'PUT',
      path: '/api/admin/settings',
      summary: 'Change what visitors see and whether they may sign up',
      tags: ['Admin: settings'],
    })
    .input(settingsChangeSchema)
    .output(settingsSchema),
};
