import './stack-slideshow.css';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SLIDES } from '#web/features/landing/content.ts';
import type { Slide } from '#web/features/landing/content.ts';
import type { Picture } from '#web/features/landing/pictures.ts';
import { attachSlideshow, STACK_DEPTH } from '#web/features/landing/islands/attach-slideshow.ts';
import { MotionToggle } from '#web/features/landing/frame/motion-toggle.tsx';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

/** Prints stand upright and are cut from squares, so they are drawn wider than they show. */
const TOP_SIZES = '(max-width: 767px) 103vw, 590px';

/** Twenty pictures as a pile of prints: the top one turns away every 6 s (spec §2.3). */
export function StackSlideshow() {
  const root = useAttach<HTMLElement>(attachSlideshow);
  return (
    <section
      className="stack"
      ref={root}
      data-island="slideshow"
      aria-roledescription="carousel"
      aria-label="Pictures made with Vignette"
    >
      <div className="stack-nav">
        <MotionToggle />
        <span className="t-meta num" data-part="counter">
          1 / {SLIDES.length}
        </span>
        <IconButton label="Previous picture" data-part="previous">
          <ArrowLeft className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="Next picture" data-part="next">
          <ArrowRight className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="stack-pile" data-part="slides">
        {SLIDES.map((slide, index) => (
          <StackSlide slide={slide} index={index} key={slide.quote} />
        ))}
      </div>
    </section>
  );
}

function StackSlide({ slide, index }: { slide: Slide; index: number }) {
  return (
    <figure
      className="stack-slide"
      data-slide=""
      data-depth={index < STACK_DEPTH ? index : undefined}
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${SLIDES.length}`}
      aria-hidden={index > 0}
    >
      <div className="print">
        {index === 0 ? (
          <PictureImage picture={slide.picture} sizes={TOP_SIZES} isFirst />
        ) : (
          <BeneathImage picture={slide.picture} />
        )}
      </div>
      <figcaption>
        <p className="t-quote">“{slide.quote}”</p>
        <p className="stack-by">
          <span>{slide.name}</span> {slide.designation}
        </p>
      </figcaption>
    </figure>
  );
}

/**
 * Beneath the top print a small file does, and it must be small: turned prints are larger, so the
 * browser would take one of them for the page's main picture and call the page late.
 */
function BeneathImage({ picture }: { picture: Picture }) {
  const { thumb, srcSet, width, height, alt } = picture;
  return (
    <img
      src={thumb}
      data-srcset={srcSet}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  );
}
