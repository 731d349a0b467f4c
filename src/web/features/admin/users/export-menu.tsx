import { Braces, Download, Sheet } from 'lucide-react';
import { USER_EXPORT_PATH } from '#shared/rules/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuHead, MenuItem } from '#web/ui/menu.tsx';
import { toFilterQuery, type UsersState } from './users-address.ts';

/** All users that the search and the filters show, not only this page. */
export function ExportMenu({ state }: { state: UsersState }) {
  const download = (format: 'csv' | 'json') => {
    const query = new URLSearchParams({ ...toFilterQuery(state), format });
    // A plain link: the browser writes to disk what the server streams.
    const link = document.createElement('a');
    link.href = `${USER_EXPORT_PATH}?${query}`;
    link.download = '';
    link.click();
  };
  return (
    <Menu
      label="Export"
      renderTrigger={(props) => (
        <Button {...props} size="sm" className="users-actions">
          <Download className="icon icon-sm" aria-hidden="true" />
          Export
        </Button>
      )}
    >
      <MenuHead>
        <span className="t-meta">Everyone the filters show</span>
      </MenuHead>
      <MenuItem icon={Sheet} onSelect={() => download('csv')} note="For spreadsheets">
        CSV
      </MenuItem>
      <MenuItem icon={Braces} onSelect={() => download('json')} note="For programs">
        JSON
      </MenuItem>
    </Menu>
  );
}
