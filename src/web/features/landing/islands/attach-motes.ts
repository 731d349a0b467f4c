import { wantsLessMotion } from '#web/lib/look/motion.ts';
import { isPausedAround } from './motion.ts';

/**
 * Dust in lamp light. It drifts by two to five pixels between frames and glimmers meanwhile, so four
 * frames in three seconds are enough for the eye; without a graphics card each costs a redraw of the hero.
 */
const FRAME_MS = 750;
/** The first seconds belong to the page itself. */
const START_MS = 2500;
const PIXELS_PER_MOTE = 7600;
const SPEED_PX_S = { min: 2, max: 6 } as const;
const GLIMMER_RAD = 0.4;
/** Below this nobody sees whether a speck is round, and a square costs a fraction. */
const ROUND_FROM_PX = 0.9;

interface Mote {
  x: number;
  y: number;
  size: number;
  alpha: number;
  glimmer: number;
  drift: number;
  speed: number;
}

export function attachMotes(canvas: HTMLElement): () => void {
  const brush = (canvas as HTMLCanvasElement).getContext('2d');
  return brush ? stir(canvas, brush) : () => {};
}

function stir(canvas: HTMLElement, brush: CanvasRenderingContext2D): () => void {
  let motes: Mote[] = [];
  let width = 0;
  let height = 0;
  let isVisible = false;
  let wait = START_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resize() {
    const density = Math.min(devicePixelRatio, 2);
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    Object.assign(canvas, { width: width * density, height: height * density });
    brush.scale(density, density);
    motes = scatter((width * height) / PIXELS_PER_MOTE, width, height);
    draw();
  }
  function draw() {
    brush.clearRect(0, 0, width, height);
    brush.fillStyle = getComputedStyle(canvas).color;
    for (const { x, y, size, alpha, glimmer } of motes) {
      brush.globalAlpha = alpha * (0.7 + 0.3 * Math.sin(glimmer));
      if (size < ROUND_FROM_PX) {
        brush.fillRect(x - size, y - size, 2 * size, 2 * size);
        continue;
      }
      brush.beginPath();
      brush.arc(x, y, size, 0, 7);
      brush.fill();
    }
  }
  function drift() {
    wait = FRAME_MS;
    if (!isPausedAround(canvas)) {
      for (const mote of motes) {
        const step = (mote.speed * FRAME_MS) / 1000;
        mote.x = (mote.x + step * mote.drift + width) % width;
        mote.y = (mote.y - step + height) % height;
        mote.glimmer += GLIMMER_RAD;
      }
      draw();
    }
    wake();
  }
  function wake() {
    clearTimeout(timer);
    if (isVisible && !document.hidden && !wantsLessMotion()) timer = setTimeout(drift, wait);
  }

  const ending = new AbortController();
  document.addEventListener('visibilitychange', wake, { signal: ending.signal });
  const sight = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false;
    wake();
  });
  sight.observe(canvas);
  // In a task of its own: the page paints first.
  const sizes = new ResizeObserver(() => setTimeout(resize));
  sizes.observe(canvas);
  // Still motes must take the colour of a newly chosen theme too.
  const theme = new MutationObserver(draw);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return () => {
    clearTimeout(timer);
    ending.abort();
    for (const observer of [sight, sizes, theme]) observer.disconnect();
  };
}

function scatter(count: number, width: number, height: number): Mote[] {
  const { min, max } = SPEED_PX_S;
  return Array.from({ length: count }, () => {
    // Cubed: many faint ones far off, a few bright ones near.
    const nearness = Math.random() ** 3;
    return {
      x: Math.random() * width,
      y: Math.random() * height,
      size: 0.4 + nearness * 1.1,
      alpha: 0.1 + nearness * 0.6,
      glimmer: Math.random() * 7,
      drift: Math.random() - 0.5,
      speed: min + nearness * (max - min),
    };
  });
}
