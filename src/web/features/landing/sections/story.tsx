import './story.css';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { Closing } from './closing.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { attachStory } from '#web/features/landing/islands/attach-story.ts';
import { LabelBand } from './label-band.tsx';
import { OwnBottle } from './own-bottle.tsx';
import { PriceList } from './price-list.tsx';
import { Provenance } from './provenance.tsx';
import { Questions } from './questions.tsx';
import { SceneStrip } from './heroes/scene-strip.tsx';
import { Uses } from './uses.tsx';

/** What every homepage tells below its hero. */
export function Story() {
  const story = useAttach<HTMLDivElement>(attachStory);
  return (
    <div className="story" ref={story} data-island="story">
      <SceneStrip />
      <HowItWorks />
      <Uses id="about" />
      <LabelBand />
      <OwnBottle />
      <Provenance />
      <PriceList />
      <Questions />
      <Closing />
    </div>
  );
}
