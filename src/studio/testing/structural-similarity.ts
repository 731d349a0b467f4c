/** One channel, 0…255. */
export interface Grey {
  width: number;
  height: number;
  values: Float64Array;
}

const WINDOW = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Mean SSIM (Wang et al. 2004) over square windows; 1 for the same picture. */
export function structuralSimilarity(a: Grey, b: Grey): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y + WINDOW <= a.height; y += STEP) {
    for (let x = 0; x + WINDOW <= a.width; x += STEP) {
      sum += similarityAt(a, b, x, y);
      count++;
    }
  }
  return sum / count;
}

function similarityAt(a: Grey, b: Grey, x: number, y: number): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  for (let j = y; j < y + WINDOW; j++) {
    for (let i = x; i < x + WINDOW; i++) {
      const [p, q] = [a.values[j * a.width + i]!, b.values[j * b.width + i]!];
      sa += p;
      sb += q;
      saa += p * p;
      sbb += q * q;
      sab += p * q;
    }
  }
  const n = WINDOW * WINDOW;
  const [ma, mb] = [sa / n, sb / n];
  const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb];
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
}
