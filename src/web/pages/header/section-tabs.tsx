import { Archive, Images, WandSparkles, Wine } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { GALLERY_CAPACITY } from '#shared/rules/pictures/gallery.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { HeaderTabs } from './header-tabs.tsx';

interface SectionTabsProps<Tab extends string> {
  /** The dashboard's tab, or 'wines'. */
  value: string;
  onChange: (tab: Tab) => void;
  /** Pictures in the gallery. */
  total: number | undefined;
}
type WideTab = 'create' | 'gallery';
type PhoneTab = WideTab | 'archive';

/** Whoever taps sees at once where they go, however long the next screen is on its way. */
function useSection(value: string): string {
  const { location } = useNavigation();
  if (location?.pathname === '/wines') return 'wines';
  if (location?.pathname !== '/dashboard') return value;
  return new URLSearchParams(location.search).get('tab') ?? 'create';
}

/** Where one can go from the dashboard and from the wines; the same row on both. */
export function WideSections({ value: at, onChange, total = 0 }: SectionTabsProps<WideTab>) {
  const value = useSection(at);
  return (
    <HeaderTabs
      value={value}
      onChange={onChange}
      tabs={[
        { value: 'create', label: 'Create Wine Images' },
        { value: 'gallery', label: 'Your Gallery', aside: `${total}/${GALLERY_CAPACITY}` },
      ]}
    >
      <Link className="tab" to="/wines" aria-current={value === 'wines' ? 'page' : undefined}>
        Your wines
      </Link>
    </HeaderTabs>
  );
}

/** The same at the foot of a phone. */
export function PhoneSections({ value: at, onChange, total = 0 }: SectionTabsProps<PhoneTab>) {
  const value = useSection(at);
  return (
    <BottomTabs
      value={value}
      onChange={onChange}
      tabs={[
        { value: 'create', label: 'Create', icon: WandSparkles },
        { value: 'gallery', label: 'Gallery', icon: Images, count: total },
        { value: 'archive', label: 'Archive', icon: Archive },
      ]}
    >
      <Link to="/wines" aria-current={value === 'wines' ? 'page' : undefined}>
        <Wine className="icon" aria-hidden="true" />
        Wines
      </Link>
    </BottomTabs>
  );
}
