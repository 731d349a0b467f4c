import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { markDevelopment } from '../../scripts/lockfile/mark-development.ts';
import type { Packages } from '../../scripts/lockfile/mark-development.ts';

test('what only builds and tests is not installed in production', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Packages;
  };
  expect(packages['node_modules/vite']?.dev).toBe(true);
  const identity = packages['node_modules/better-auth'];
  expect(Object.keys(identity?.peerDependencies ?? {})).not.toContain('vitest');
  expect(markDevelopment(packages)).toBe(0);
});
