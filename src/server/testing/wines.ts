import sharp from 'sharp';

import type { Artwork, WineDraft } from '#shared/contract/wines.ts';

import type { Visitor } from './members/visitor.ts';

/** A wine as a customer may describe it, with a designed label. */
export function newWine(details: Partial<WineDraft> = {}): WineDraft {
  return {
    name: 'Clos du Test',
    producer: 'Domaine Test',
    vintage: 2021,
    grape: 'Pinot Noir',
    appellation: 'Bourgogne',
    colour: 'red',
    bottle: 'burgundy',
    glass: 'dead_leaf',
    closure: 'cork',
    capsule: { hex: '#5a1524', finish: 'matt' },
    fill: 0.86,
    labels: {
      front: {
        kind: 'designed',
        template: 'domaine',
        isDark: false,
        lines: ['Clos du Test', '2021'],
        widthMm: 90,
        heightMm: 80,
        raisedMm: 36,
        corner: 'square',
        paper: 'laid',
      },
      back: null,
      neck: null,
    },
    ...details,
  };
}

/** The same with a label on its back. */
export function newWineWithBack(details: Partial<WineDraft> = {}): WineDraft {
  const wine = newWine(details);
  return { ...wine, labels: { ...wine.labels, back: wine.labels.front } };
}

/** The same with a label from artwork. */
export function newArtworkWine(artworkId: string, details: Partial<WineDraft> = {}): WineDraft {
  const wine = newWine(details);
  const { widthMm, heightMm, raisedMm, corner, paper } = wine.labels.front;
  return {
    ...wine,
    labels: {
      ...wine.labels,
      front: {
        kind: 'artwork',
        artworkId,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        mask: null,
        widthMm,
        heightMm,
        raisedMm,
        corner,
        paper,
      },
    },
  };
}

/** A label's artwork, one colour all over. */
export const drawArtwork = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a1420' } })
    .png()
    .toBuffer();

export async function uploadArtwork(owner: Pick<Visitor, 'fetch'>, body: Buffer) {
  const answer = await owner.fetch('/api/wines/artwork', {
    method: 'POST',
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as Artwork & { code?: string } };
}

/** One page of plain colour, the smallest PDF that every reader opens. */
export function pdfPage([red, green, blue]: readonly [number, number, number]): Buffer {
  const drawing = `${red} ${green} ${blue} rg 0 0 200 250 re f`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 250] /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.from(
    `${text}${table}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
  );
}
