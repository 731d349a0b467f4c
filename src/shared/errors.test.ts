import { expect, test } from 'vitest';

import { ERRORS } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** spec §5, §6, §8: what people read, by the code that the server answers with. */
test.each<[ErrorCode, string, string]>([
  ['PROMPT_MISSING', 'Please enter a prompt', "Describe the wine image you'd like to create."],
  [
    'INSUFFICIENT_CREDITS',
    'Insufficient credits',
    'You need at least 1 credit to generate an image.',
  ],
  [
    'GENERATION_TIMED_OUT',
    'Generation timed out',
    'The image generation is taking longer than expected. Please try again. You were not charged.',
  ],
  [
    'ENGINE_UNAVAILABLE',
    'Service temporarily unavailable',
    'Our image generation service is experiencing issues. Please try again in a moment. You were not charged.',
  ],
  [
    'BAD_IMAGE',
    'Image format error',
    'The generated image has an invalid format. Please try again. You were not charged.',
  ],
  [
    'ENGINE_REFUSED',
    'Generation failed',
    'Please try again with a different prompt. You were not charged.',
  ],
  ['FORBIDDEN', 'Access Denied', 'Unauthorized: Admin privileges required'],
  ['CHECKOUT_FAILED', 'Payment Error', 'Unable to process payment. Please try again.'],
  ['PORTAL_FAILED', 'Error', 'Failed to open subscription management'],
  ['CANCELLATION_FAILED', 'Error', 'Failed to open cancellation portal.'],
  [
    'SYNC_FAILED',
    'Sync Failed',
    'We could not reach the payment provider. Nothing has changed; contact support if it persists.',
  ],
])('%s reads as the specification says', (code, title, message) => {
  expect(ERRORS[code]).toMatchObject({ title, message });
});
