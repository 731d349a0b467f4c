import './card-icons.css';
import './image-card.css';
import './image-card-list.css';
import { memo, useDeferredValue } from 'react';
import type { MouseEvent } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { BareCheckbox } from '#web/ui/forms/checkbox.tsx';
import { daysText } from '#shared/rules/days.ts';
import { daysLeft } from './days-left.ts';
import type { TilePlace } from '#web/features/images/wall/image-wall.tsx';
import { altOf } from '#web/lib/words/alt-text.ts';
import { WINE_STYLE_NAMES } from '#web/features/images/style-names.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { Image } from '#web/features/images/image.ts';

export type CardAction =
  | 'open'
  | 'select'
  | 'select-range'
  | 'favorite'
  | 'download'
  | 'restore'
  | 'delete';

type ImageCardProps = TilePlace & {
  image: Image;
  isSelected: boolean;
  /** While some are selected, a click on a picture selects too. */
  isSelecting: boolean;
  total: number;
  onAction: (action: CardAction, image: Image) => void;
};

/** Few elements on purpose: icons are masks, and there are dozens of cards on a page. */
export const ImageCard = memo(function ImageCard(props: ImageCardProps) {
  const { image, tile, index, isSelected, isSelecting, total, onAction } = props;
  // Half of a card's elements wait for a pointer or a key: the pictures of a far jump come first.
  const hasTools = useDeferredValue(true, isSelected || isSelecting);
  const alt = altOf(image);
  const select = (event: { shiftKey: boolean }) =>
    onAction(event.shiftKey ? 'select-range' : 'select', image);
  const open = (event: MouseEvent) => {
    const wantsSelection = isSelecting || image.deletedAt !== null;
    if (wantsSelection || event.shiftKey || event.metaKey || event.ctrlKey) select(event);
    else onAction('open', image);
  };
  return (
    <li
      className="card"
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
      data-lines={tile.lines}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={{
        width: tile.width,
        height: tile.height,
        transform: `translate(${tile.x}px, ${tile.y}px)`,
      }}
    >
      <button
        type="button"
        className="print card-open"
        data-tile={index}
        data-image={image.id}
        onClick={open}
      >
        <Thumbnail image={image} alt={alt} sizes={`${Math.round(tile.width)}px`} />
      </button>
      {hasTools && (
        <BareCheckbox
          aria-label={`Select ${alt}`}
          checked={isSelected}
          onChange={({ nativeEvent: click }) =>
            select({ shiftKey: click instanceof MouseEvent && click.shiftKey })
          }
        />
      )}
      {hasTools && <Tools image={image} onAction={onAction} />}
      <p className="card-prompt">{image.prompt}</p>
      <p className="card-meta">
        <Badge>{WINE_STYLE_NAMES[image.wineStyle]}</Badge>
        {image.deletedAt === null
          ? shortDay(image.timestamp)
          : `${daysText(daysLeft(image.deletedAt))} left`}
        {image.isFavorite && <span className="card-favorite">Favorite</span>}
      </p>
    </li>
  );
});

type ToolsProps = Pick<ImageCardProps, 'image' | 'onAction'>;

function Tools(props: ToolsProps) {
  return props.image.deletedAt === null ? <LiveTools {...props} /> : <TrashTools {...props} />;
}

function LiveTools({ image, onAction }: ToolsProps) {
  return (
    <>
      <button
        type="button"
        className="card-tool card-tool-favorite"
        aria-label={image.isFavorite ? 'Favorited' : 'Favorite'}
        aria-pressed={image.isFavorite}
        data-tooltip={image.isFavorite ? 'Favorited' : 'Favorite'}
        onClick={() => onAction('favorite', image)}
      />
      <button
        type="button"
        className="card-tool card-tool-download"
        aria-label="Download"
        data-tooltip="Download"
        onClick={() => onAction('download', image)}
      />
    </>
  );
}

function TrashTools({ image, onAction }: ToolsProps) {
  return (
    <>
      <button
        type="button"
        className="card-tool card-tool-restore"
        aria-label="Restore"
        data-tooltip="Restore"
        onClick={() => onAction('restore', image)}
      />
      <button
        type="button"
        className="card-tool card-tool-delete"
        aria-label="Delete for good"
        data-tooltip="Delete for good"
        onClick={() => onAction('delete', image)}
      />
    </>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** The year is worth its room only when it is another one. */
function shortDay(timestamp: string): string {
  const date = new Date(timestamp);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return (isThisYear ? DAY : DAY_AND_YEAR).format(date);
}
