import { oval } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

const BOARDS = 7;
const STAVES = 30;
const OAK = ['#9a6f3e', '#a87a45', '#8c6235', '#b0844c', '#94683a'];

interface Head {
  x: number;
  y: number;
  r: number;
  /** From which side light falls on it: towards the lit end of the room. */
  lit: 1 | -1;
}

/** The head of a lying barrel: ends of staves, an iron hoop, boards set back into their shade. */
export function paintBarrelHead(brush: Brush, head: Head): void {
  const { c } = brush;
  const { x, y, r, lit } = head;
  oval(brush, [x - lit * r * 0.1, y + r * 0.06, r * 1.04, r * 1.02], 'rgba(12,7,3,.75)');
  oval(brush, [x, y, r, r], '#35302b');
  oval(brush, [x, y, r * 0.965, r * 0.965], '#7d5a36');
  c.strokeStyle = 'rgba(40,24,12,.6)';
  c.lineWidth = r * 0.022;
  c.beginPath();
  for (let i = 0; i < STAVES; i++) {
    const [dx, dy] = [Math.cos((i / STAVES) * Math.PI * 2), Math.sin((i / STAVES) * Math.PI * 2)];
    c.moveTo(x + dx * r * 0.87, y + dy * r * 0.87);
    c.lineTo(x + dx * r * 0.965, y + dy * r * 0.965);
  }
  c.stroke();
  paintBoards(brush, head);
  shadeHead(brush, head);
}

function paintBoards({ c, random }: Brush, { x, y, r }: Head): void {
  c.save();
  c.beginPath();
  c.ellipse(x, y, r * 0.87, r * 0.87, 0, 0, Math.PI * 2);
  c.clip();
  const wide = (r * 1.74) / BOARDS;
  for (let i = 0; i < BOARDS; i++) {
    c.fillStyle = random.pick(OAK);
    c.fillRect(x - r * 0.87 + i * wide, y - r, wide - r * 0.02, r * 2);
  }
  c.restore();
}

/** Lit from one side, and dark below the rim that stands out over the boards. */
function shadeHead({ c }: Brush, { x, y, r, lit }: Head): void {
  const fall = c.createLinearGradient(x + lit * r, y - r * 0.3, x - lit * r, y + r * 0.5);
  fall.addColorStop(0, 'rgba(255,206,140,.2)');
  fall.addColorStop(0.45, 'rgba(60,34,14,.12)');
  fall.addColorStop(1, 'rgba(14,8,3,.72)');
  c.fillStyle = fall;
  c.beginPath();
  c.ellipse(x, y, r, r, 0, 0, Math.PI * 2);
  c.fill();
  c.strokeStyle = 'rgba(20,11,4,.6)';
  c.lineWidth = r * 0.07;
  c.beginPath();
  c.ellipse(x, y + r * 0.02, r * 0.84, r * 0.84, 0, Math.PI * 0.95, Math.PI * 2.05);
  c.stroke();
}
