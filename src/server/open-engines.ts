import { createStudioBottles } from '#server/adapters/engines/studio-bottles.ts';
import type { Config } from '#server/config.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { WineRenderer } from '#server/ports/wine-renderer.ts';
import { chooseEngine, createStudio } from './choose-adapters.ts';
import { withCircuitBreaker } from './generations/run/circuit-breaker.ts';
import { withEngineClock } from './generations/run/engine-clock.ts';
import type { EngineRun } from './generations/run/engine-clock.ts';

interface EngineParts {
  config: Config;
  /** What a test brings instead of the configured ones. */
  engine: ImageEngine | undefined;
  bottles: WineRenderer | undefined;
  onRun: (run: EngineRun) => void;
}

export interface Engines {
  bottles: WineRenderer;
  engine: ImageEngine;
  /** Draws sets of a customer's own wine: always the Studio, also beside a hosted engine. */
  setEngine: ImageEngine;
  close(): Promise<void>;
}

/** All that draws: each picture is timed, and an engine that keeps failing is left alone for a while. */
export function openEngines({ config, engine: given, bottles: own, onRun }: EngineParts): Engines {
  const bottles = own ?? createStudioBottles(config.studio);
  const timed = (drawer: ImageEngine) => withEngineClock(drawer, onRun);
  const engine = timed(withCircuitBreaker(given ?? chooseEngine(config, bottles)));
  const setEngine = engine.isHosted && !given ? timed(createStudio(config)) : engine;
  return {
    bottles,
    engine,
    setEngine,
    close: async () => {
      await engine.close?.();
      if (setEngine !== engine) await setEngine.close?.();
      await bottles.close?.();
    },
  };
}
