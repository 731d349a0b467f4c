import './style-carousel.css';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { STYLE_CARDS } from '#web/features/landing/content.ts';
import type { StyleCard } from '#web/features/landing/content.ts';
import { attachCarousel, CLONES } from '#web/features/landing/islands/attach-carousel.ts';
import { MotionToggle } from '#web/features/landing/frame/motion-toggle.tsx';
import { PictureImage } from '#web/features/landing/picture-image.tsx';

interface StyleCarouselProps {
  /** One card beside a hero's text, or the whole row across the page. */
  layout: 'card' | 'row';
  id?: string;
}

const CARD_SIZES = {
  card: '(max-width: 767px) 92vw, 540px',
  row: '(max-width: 767px) 280px, 380px',
};

/** Ten cards, one per kind of picture; the next one comes every 6 s (spec §2.3). */
export function StyleCarousel({ layout, id }: StyleCarouselProps) {
  const root = useAttach<HTMLElement>(attachCarousel);
  const card = (index: number, isClone: boolean) => (
    <CarouselSlide
      key={`${isClone}${index}`}
      card={STYLE_CARDS[index]!}
      index={index}
      isClone={isClone}
      sizes={CARD_SIZES[layout]}
    />
  );
  const places = STYLE_CARDS.map((_, index) => index);
  return (
    <section
      className={clsx('carousel', `carousel-${layout}`)}
      ref={root}
      id={id}
      data-island="carousel"
      aria-roledescription="carousel"
      aria-label="Ten kinds of pictures"
    >
      <CarouselBar />
      <div className="carousel-stage">
        <ArrowButton direction="previous" />
        <ArrowButton direction="next" />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className="carousel-track" data-part="track" tabIndex={0}>
          {places.slice(-CLONES).map((index) => card(index, true))}
          {places.map((index) => card(index, false))}
          {places.slice(0, CLONES).map((index) => card(index, true))}
        </div>
      </div>
    </section>
  );
}

interface SlideProps {
  card: StyleCard;
  index: number;
  isClone: boolean;
  sizes: string;
}

function CarouselSlide({ card, index, isClone, sizes }: SlideProps) {
  const isFirst = index === 0 && !isClone;
  return (
    <figure
      className="carousel-slide"
      data-slide=""
      data-current={index === 0 ? '' : undefined}
      {...(isClone
        ? { 'aria-hidden': true, inert: true }
        : { 'aria-label': `${index + 1} of ${STYLE_CARDS.length}` })}
      aria-roledescription="slide"
    >
      <div className="print">
        <PictureImage picture={card.picture} sizes={sizes} isFirst={isFirst} />
      </div>
      <figcaption>
        <p className="t-meta">{card.category}</p>
        <p className="t-card">{card.title}</p>
        <p className="t-small">{card.description}</p>
      </figcaption>
    </figure>
  );
}

function CarouselBar() {
  return (
    <div className="wrap carousel-bar">
      <MotionToggle />
      <fieldset className="carousel-dots" aria-label="Choose a kind of picture">
        {STYLE_CARDS.map(({ title }, index) => (
          <button
            type="button"
            key={title}
            data-dot=""
            aria-label={title}
            aria-current={index === 0}
          />
        ))}
      </fieldset>
      <span className="t-meta num" data-part="counter">
        1 / {STYLE_CARDS.length}
      </span>
    </div>
  );
}

function ArrowButton({ direction }: { direction: 'previous' | 'next' }) {
  const Arrow = direction === 'previous' ? ArrowLeft : ArrowRight;
  return (
    <IconButton
      className={clsx('carousel-arrow', `carousel-${direction}`)}
      label={direction === 'previous' ? 'Previous card' : 'Next card'}
      data-part={direction}
    >
      <Arrow className="icon" aria-hidden="true" />
    </IconButton>
  );
}
