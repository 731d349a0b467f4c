import '#web/ui/selection-bar.css';
import { CheckCheck, Download, Heart, Trash2, Undo2, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { BulkAction } from '#shared/contract/images.ts';

interface SelectionBarProps {
  count: number;
  matching: number;
  isTrash: boolean;
  /** All of them are favourites already: the button takes the mark off. */
  areFavorites: boolean;
  onAction: (action: BulkAction | 'download') => void;
  onSelectAll: () => void;
  onClear: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { count, matching, isTrash, areFavorites, onAction, onSelectAll, onClear } = props;
  return (
    <section className="selection-bar sheet" aria-label="Selection">
      <output className="num">
        <b>{count}</b> selected
      </output>
      {count < matching && (
        <Button variant="text" size="sm" onClick={onSelectAll}>
          <CheckCheck className="icon" aria-hidden="true" />
          <span>Select all {matching}</span>
        </Button>
      )}
      {isTrash ? (
        <Button variant="text" size="sm" onClick={() => onAction('restore')}>
          <Undo2 className="icon" aria-hidden="true" />
          <span>Restore</span>
        </Button>
      ) : (
        <>
          <Button
            variant="text"
            size="sm"
            aria-pressed={areFavorites}
            onClick={() => onAction(areFavorites ? 'unfavorite' : 'favorite')}
          >
            <Heart className="icon" aria-hidden="true" />
            <span>{areFavorites ? 'Favorited' : 'Favorite'}</span>
          </Button>
          <Button variant="text" size="sm" onClick={() => onAction('download')}>
            <Download className="icon" aria-hidden="true" />
            <span>Download</span>
          </Button>
        </>
      )}
      <Button
        variant="text"
        size="sm"
        className="selection-delete"
        onClick={() => onAction(isTrash ? 'delete' : 'trash')}
      >
        <Trash2 className="icon" aria-hidden="true" />
        <span>{isTrash ? 'Delete for good' : 'Delete'}</span>
      </Button>
      <IconButton size="sm" label="Clear selection" onClick={onClear}>
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </section>
  );
}
