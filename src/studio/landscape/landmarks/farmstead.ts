import type { SKRSContext2D } from '@napi-rs/canvas';

/** Light from the left over whatever was drawn, so that flat walls have a side. */
function shadeRight(c: SKRSContext2D, height: number): void {
  c.globalCompositeOperation = 'source-atop';
  const light = c.createLinearGradient(0, 0, 1, height * 0.4);
  light.addColorStop(0, 'rgba(255, 240, 210, 0.18)');
  light.addColorStop(0.55, 'rgba(60, 50, 40, 0.05)');
  light.addColorStop(1, 'rgba(20, 16, 12, 0.42)');
  c.fillStyle = light;
  c.fillRect(0, 0, 1, height);
  c.globalCompositeOperation = 'source-over';
}

/** A keeper's hut of boards under a roof of shingles, its door ajar. In a frame one wide. */
export function drawHut(c: SKRSContext2D, height: number): void {
  const eaves = height * 0.46;
  c.fillStyle = '#8a6a48';
  c.fillRect(0.1, eaves - height * 0.02, 0.8, height - eaves + height * 0.02);
  c.beginPath();
  c.moveTo(0.1, eaves);
  c.lineTo(0.5, height * 0.08);
  c.lineTo(0.9, eaves);
  c.fill();
  c.strokeStyle = '#5d452d';
  c.lineWidth = 0.008;
  for (let x = 0.15; x < 0.9; x += 0.05) {
    const gable = height * 0.08 + (Math.abs(x - 0.5) / 0.4) * (eaves - height * 0.08);
    c.beginPath();
    c.moveTo(x, gable);
    c.lineTo(x, height);
    c.stroke();
  }
  c.fillStyle = '#3a2a1c';
  c.fillRect(0.24, height * 0.58, 0.2, height * 0.42);
  c.fillStyle = '#6d4f32';
  c.fillRect(0.24, height * 0.58, 0.13, height * 0.42);
  c.fillStyle = '#4a3522';
  c.fillRect(0.57, height * 0.6, 0.21, height * 0.18);
  c.fillStyle = '#a9bcc6';
  for (const [x, y] of [
    [0.585, 0.615],
    [0.685, 0.615],
    [0.585, 0.7],
    [0.685, 0.7],
  ] as const)
    c.fillRect(x, height * y, 0.08, height * 0.07);
  shadeRight(c, height);
  drawEaves(c, height, eaves);
}

function drawEaves(c: SKRSContext2D, height: number, eaves: number): void {
  c.lineCap = 'butt';
  for (const [tone, width, drop] of [
    ['#6a3f2c', 0.075, 0],
    ['#8d5a40', 0.03, -0.012],
  ] as const) {
    c.strokeStyle = tone;
    c.lineWidth = width;
    c.beginPath();
    c.moveTo(0.02, eaves + height * (0.07 + drop));
    c.lineTo(0.5, height * (0.06 + drop));
    c.lineTo(0.98, eaves + height * (0.07 + drop));
    c.stroke();
  }
}

/** Two stone basins, one above the other, with the water falling over their rims. In a frame one wide. */
export function drawFountain(c: SKRSContext2D, height: number): void {
  const stone = (draw: () => void): void => {
    c.fillStyle = '#b9ad98';
    c.beginPath();
    draw();
    c.fill();
  };
  stone(() => c.rect(0.44, height * 0.26, 0.12, height * 0.62));
  stone(() => c.ellipse(0.5, height * 0.4, 0.24, height * 0.09, 0, 0, Math.PI));
  stone(() => c.ellipse(0.5, height * 0.72, 0.5, height * 0.06, 0, 0, 7));
  stone(() => c.rect(0, height * 0.72, 1, height * 0.2));
  stone(() => c.ellipse(0.5, height * 0.92, 0.5, height * 0.08, 0, 0, 7));
  shadeRight(c, height);
  c.fillStyle = '#6f95a6';
  c.beginPath();
  c.ellipse(0.5, height * 0.725, 0.45, height * 0.042, 0, 0, 7);
  c.ellipse(0.5, height * 0.395, 0.22, height * 0.022, 0, 0, 7);
  c.fill();
  stone(() => c.rect(0.455, height * 0.26, 0.09, height * 0.15));
  stone(() => c.rect(0.455, height * 0.42, 0.09, height * 0.28));
  drawJets(c, height);
}

function drawJets(c: SKRSContext2D, height: number): void {
  c.lineCap = 'round';
  c.strokeStyle = 'rgba(236, 246, 250, 0.85)';
  for (const [reach, fall, width] of [
    [0.08, 0.38, 0.016],
    [0.17, 0.39, 0.013],
    [0.27, 0.71, 0.014],
    [0.34, 0.71, 0.012],
  ] as const)
    for (const side of [-1, 1]) {
      const from = fall > 0.5 ? [0.5 + side * 0.2, 0.41] : [0.5, 0.24];
      c.lineWidth = width;
      c.beginPath();
      c.moveTo(from[0]!, height * from[1]!);
      c.quadraticCurveTo(
        0.5 + side * reach * 0.8,
        height * (fall > 0.5 ? 0.4 : 0.02),
        0.5 + side * reach,
        height * fall,
      );
      c.stroke();
    }
}

/** A ridge tent, its flap thrown open. In a frame one wide. */
export function drawTent(c: SKRSContext2D, height: number): void {
  const side = (points: readonly (readonly [number, number])[], tone: string): void => {
    c.fillStyle = tone;
    c.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y * height) : c.lineTo(x, y * height)));
    c.fill();
  };
  side(
    [
      [0.3, 0.06],
      [0.82, 0.14],
      [1, 1],
      [0.6, 1],
    ],
    '#8f7440',
  );
  side(
    [
      [0.3, 0.06],
      [0, 1],
      [0.6, 1],
    ],
    '#c9a85e',
  );
  side(
    [
      [0.3, 0.1],
      [0.18, 1],
      [0.44, 1],
    ],
    '#33291a',
  );
  side(
    [
      [0.3, 0.1],
      [0.44, 1],
      [0.53, 0.98],
      [0.36, 0.4],
    ],
    '#e0c586',
  );
  c.strokeStyle = '#5b4a2a';
  c.lineWidth = 0.008;
  for (const [from, to] of [
    [
      [0.3, 0.06],
      [0.02, 0.99],
    ],
    [
      [0.3, 0.06],
      [0.82, 0.14],
    ],
  ] as const) {
    c.beginPath();
    c.moveTo(from[0], from[1] * height);
    c.lineTo(to[0], to[1] * height);
    c.stroke();
  }
  shadeRight(c, height);
}
