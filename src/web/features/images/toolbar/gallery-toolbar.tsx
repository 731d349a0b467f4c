import './gallery-toolbar.css';
import { ChevronDown, Grid2x2, Heart, LayoutDashboard, List } from 'lucide-react';
import { useId } from 'react';
import type { GallerySort, WineStyle } from '#shared/rules/pictures/gallery.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import type { GalleryState, GalleryView } from '#web/features/images/gallery-address.ts';
import { WINE_STYLE_NAMES } from '#web/features/images/style-names.ts';
import type { GalleryAddress } from '#web/features/images/use-gallery-address.ts';

const STYLES: readonly { value: WineStyle | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...(['red', 'white', 'sparkling', 'rose', 'vintage'] as const).map((value) => ({
    value,
    label: WINE_STYLE_NAMES[value],
  })),
];

const SORTS: readonly { value: GallerySort; label: string }[] = [
  { value: 'recent', label: 'Recent First' },
  { value: 'favorites', label: 'Favorites First' },
  { value: 'name', label: 'Name A-Z' },
];

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: Grid2x2, isIconOnly: true },
  { value: 'masonry', label: 'Masonry', icon: LayoutDashboard, isIconOnly: true },
  { value: 'list', label: 'List', icon: List, isIconOnly: true },
] as const;

const TYPING_PAUSE_MS = 250;

type ToolbarProps = GalleryAddress & { favorites: number; isPhone: boolean };

export function GalleryToolbar(props: ToolbarProps) {
  const { state, change, favorites, isPhone } = props;
  const [typed, setTyped] = useTypedSearch(
    state.search,
    (search) => change({ search }),
    TYPING_PAUSE_MS,
  );
  return (
    <search className="gallery-toolbar" data-toasts-below="">
      <div className="gallery-search">
        <SearchField
          label="Search wine images"
          placeholder="Search wine images..."
          value={typed}
          onChange={setTyped}
        />
      </div>
      {!isPhone && <StyleFilter state={state} change={change} />}
      <div className="gallery-tools">
        {(favorites > 0 || state.favorites) && !state.trash && (
          <Button
            aria-pressed={state.favorites}
            onClick={() => change({ favorites: !state.favorites })}
          >
            <Heart className="icon icon-sm" aria-hidden="true" />
            <span className={isPhone ? 'visually-hidden' : undefined}>
              Favorites<span className="visually-hidden"> only</span>
            </span>
            <span className="num">{favorites}</span>
          </Button>
        )}
        {!isPhone && !state.trash && <SortChoice state={state} change={change} />}
        {!isPhone && (
          <Segmented<GalleryView>
            label="View"
            segments={VIEWS}
            value={state.view}
            onChange={(view) => change({ view })}
          />
        )}
      </div>
    </search>
  );
}

interface ChoiceProps {
  state: GalleryState;
  change: GalleryAddress['change'];
}

function StyleFilter({ state, change }: ChoiceProps) {
  const name = useId();
  return (
    <div className="gallery-styles" role="radiogroup" aria-label="Wine Style">
      {STYLES.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={state.wineStyle === value}
            onChange={() => change({ wineStyle: value })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function SortChoice({ state, change }: ChoiceProps) {
  return (
    <span className="field-control gallery-sort">
      <select
        className="select"
        aria-label="Sort"
        value={state.sort}
        onChange={(event) => change({ sort: event.target.value as GallerySort })}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon icon-sm icon-trail" aria-hidden="true" />
    </span>
  );
}
