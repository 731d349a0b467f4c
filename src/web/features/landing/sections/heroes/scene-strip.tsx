import '#web/features/landing/section.css';
import './scene-strip.css';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { SCENE_STYLES } from '#web/features/landing/content.ts';
import { attachScene } from '#web/features/landing/islands/attach-scene.ts';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

const SCENE_SIZES = '(max-width: 767px) 190vw, (max-width: 1440px) 92vw, 1312px';

/** One scene in all eight presets side by side; choosing one opens it over the others. */
export function SceneStrip() {
  const scene = useAttach<HTMLFieldSetElement>(attachScene);
  return (
    <section className="section wrap" id="styles" aria-labelledby="styles-title">
      <div className="section-head">
        <h2 className="t-section" id="styles-title">
          One scene, eight hands
        </h2>
        <p className="t-lead">
          The same glass, the same vines, the same evening. Choose a style and the whole scene
          follows.
        </p>
      </div>
      <fieldset className="scene" ref={scene} data-island="scene">
        <legend className="visually-hidden">
          A glass of red above the vines at sunset, in the style of your choice
        </legend>
        <div className="scene-view">
          {SCENE_STYLES.map(({ id, picture }) => (
            <label htmlFor={`scene-${id}`} key={id}>
              {/* The radio button's name and the legend say it; twice would be noise. */}
              <PictureImage picture={{ ...picture, alt: '' }} sizes={SCENE_SIZES} />
            </label>
          ))}
        </div>
        <div className="scene-index">
          {SCENE_STYLES.map(({ id, name, note }) => (
            <label key={id}>
              <input className="visually-hidden" type="radio" name="scene" id={`scene-${id}`} />
              <span className="scene-name">{name}</span>
              <span className="t-meta">{note}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
