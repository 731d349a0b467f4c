import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes longest, mostly waiting for processes: begun first, it is over before the quick ones are. */
const LONGEST = [
  '/tests/faults/',
  '/tests/tools/',
  '/src/server/billing/',
  '/src/server/generations/',
  '/src/studio/engine.test.ts',
  '/src/studio/compose/things/layout/place-things.test.ts',
  '/src/studio/litho/education/plates.test.ts',
];

const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((part) => moduleId.includes(part));

/** A fresh clone knows of no file how long it takes; by its size alone, the last to begin took two minutes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((sorted) => [
      ...sorted.filter(isLong),
      ...sorted.filter((file) => !isLong(file)),
    ]);
  }
}
