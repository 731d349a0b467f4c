import './contact-sheet.css';
import type { ReactNode } from 'react';
import type { ImageView } from '#shared/contract/image-view.ts';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import type { Cell, Sheet } from '#web/features/create/feed/board-view.ts';
import { SoftPreview } from './soft-preview.tsx';

interface ContactSheetProps {
  sheet: Sheet;
  renderPicture: (image: ImageView) => ReactNode;
}

/** Each picture of a request in its place: developing, there, or not made. */
export function ContactSheet({ sheet, renderPicture }: ContactSheetProps) {
  const { width, height } = PICTURE_SIZES.find(({ id }) => id === sheet.size) ?? PICTURE_SIZES[0];
  return (
    <ul
      className="contact-sheet"
      data-count={sheet.cells.length}
      style={{ '--ratio': `${width} / ${height}` } as object}
    >
      {sheet.cells.map((cell) => (
        <li key={cell.key}>
          {cell.image ? renderPicture(cell.image) : <Developing cell={cell} />}
        </li>
      ))}
    </ul>
  );
}

const ENDED: Partial<Record<Cell['state'], string>> = {
  failed: 'Not made. You were not charged.',
  expired: 'Not made in time. You were not charged.',
  cancelled: 'Cancelled. You were not charged.',
};

function Developing({ cell: { state, percent, previewUrl } }: { cell: Cell }) {
  const end = ENDED[state];
  if (end) return <p className="print developing developing-ended t-meta">{end}</p>;
  return (
    <div className="print developing" style={{ '--developed': `${percent}%` } as object}>
      {previewUrl && (
        <>
          <SoftPreview src={previewUrl} />
          <img className="developing-sharp" src={previewUrl} alt="Developing" />
        </>
      )}
      <span className="developing-edge" aria-hidden="true" />
    </div>
  );
}
