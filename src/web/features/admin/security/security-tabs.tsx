import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AccessMatrix } from './access-matrix.tsx';
import { BannedUsers } from './banned-users.tsx';
import { FailedSignIns } from './failed-sign-ins.tsx';
import { RateLimits } from './rate-limits.tsx';
import { Sessions } from './sessions.tsx';

const TABS = [
  { value: 'sessions', label: 'Sessions', Panel: Sessions },
  { value: 'sign-ins', label: 'Failed sign-ins', Panel: FailedSignIns },
  { value: 'limits', label: 'Rate limits', Panel: RateLimits },
  { value: 'banned', label: 'Banned users', Panel: BannedUsers },
  { value: 'access', label: 'Access', Panel: AccessMatrix },
] as const;

type TabId = (typeof TABS)[number]['value'];

/** Which tab is open stands in the address; each keeps its own search and page out of the others'. */
export function SecurityTabs() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'sessions';
  const open = (value: TabId) =>
    setParams(value === 'sessions' ? {} : { tab: value }, { preventScrollReset: true });
  return (
    <Tabs
      label="Security"
      tabs={TABS.map(({ value, label }) => ({ value, label }))}
      value={tab}
      onChange={open}
      className="security-tabs"
    >
      {TABS.map(({ value, Panel }) => (
        <TabPanel key={value} value={value}>
          <Panel />
        </TabPanel>
      ))}
    </Tabs>
  );
}
