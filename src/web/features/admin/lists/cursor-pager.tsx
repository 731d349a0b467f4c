import '#web/ui/pager.css';
import { countOf } from '#web/lib/words/format-count.ts';
import { Button } from '#web/ui/button.tsx';

export interface Noun {
  one: string;
  many: string;
}

interface CursorPagerProps {
  noun: Noun;
  count: number;
  page: { older: string | null; newer: string | null };
  onChange: (cursor: string | null) => void;
}

/** Lists of millions are never counted: they lead on, and back. */
export function CursorPager({ noun, count, page, onChange }: CursorPagerProps) {
  const { older, newer } = page;
  const isOnly = !older && !newer;
  const counted = countOf(count, noun.one, noun.many);
  const go = (cursor: string | null) => {
    onChange(cursor);
    scrollTo({ top: 0 });
  };
  return (
    <nav className="pager" aria-label={`Pages of ${noun.many}`}>
      <p className="t-meta num" aria-live="polite">
        {isOnly ? counted : `Showing ${counted}, newest first`}
      </p>
      {!isOnly && (
        <div className="pager-buttons">
          <Button size="sm" aria-disabled={!newer} onClick={() => go(newer)}>
            Newer
          </Button>
          <Button size="sm" aria-disabled={!older} onClick={() => go(older)}>
            Older
          </Button>
        </div>
      )}
    </nav>
  );
}
