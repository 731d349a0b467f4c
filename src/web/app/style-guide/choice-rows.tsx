import { LayoutGrid, List, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Chip, FilterChip } from '#web/ui/display/chip.tsx';
import { CreditBadge } from '#web/ui/display/credit-badge.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Row } from './row.tsx';

export function ChoiceRows() {
  const [tab, setTab] = useState<'create' | 'gallery'>('create');
  return (
    <>
      <Row name="Chips">
        <Chip>wine bar ambiance</Chip>
        <Chip disabled>vineyard harvest season</Chip>
        <FilterChip label="Favorites only" onRemove={() => {}} />
      </Row>
      <Row name="Badges">
        <Badge>Red</Badge>
        <Badge tone="gold">Pro</Badge>
        <Badge tone="wine">Most Popular</Badge>
        <Badge tone="good" hasDot>
          ACTIVE
        </Badge>
        <Badge tone="amber">Past due</Badge>
        <Badge tone="danger">Banned</Badge>
      </Row>
      <Row name="Credits">
        <CreditBadge credits={1214} />
        <CreditBadge credits={2} />
        <CreditBadge credits={0} />
        <Avatar name="Claire" />
        <Avatar name="Amélie Renard" look="quiet" />
      </Row>
      <Row name="Segments">
        <Segments />
      </Row>
      <Row name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'create', label: 'Create Wine Images' },
            { value: 'gallery', label: 'Your Gallery' },
          ]}
        >
          <TabPanel value="create">One panel</TabPanel>
          <TabPanel value="gallery">The other</TabPanel>
        </Tabs>
      </Row>
      <Row name="Progress">
        <ProgressBar label="Used" value={120} max={400} />
        <ProgressBar label="Used" value={397} max={400} isLarge isLow />
      </Row>
    </>
  );
}

function Segments() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [sign, setSign] = useState<'add' | 'remove'>('add');
  return (
    <>
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: 'grid', label: 'Grid', icon: LayoutGrid, isIconOnly: true },
          { value: 'list', label: 'List', icon: List, isIconOnly: true },
        ]}
      />
      <Segmented
        label="Change"
        value={sign}
        onChange={setSign}
        segments={[
          { value: 'add', label: 'Add', icon: Plus },
          { value: 'remove', label: 'Remove', icon: Minus },
        ]}
      />
    </>
  );
}
