import { Braces, Download, FileText, Sheet } from 'lucide-react';
import type { ExportFormat } from '#shared/rules/admin/exports.ts';
import { useExport } from '#web/features/admin/exports/use-export.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MenuHead, MenuItem } from '#web/ui/overlays/menu-items.tsx';
import { toFilterQuery } from './users-address.ts';
import type { UsersState } from './users-address.ts';

/** All users that the search and the filters show, not only this page. */
export function ExportMenu({ state }: { state: UsersState }) {
  const prepare = useExport();
  const download = (format: ExportFormat, isForSpreadsheets = false) =>
    prepare.mutate({
      dataset: 'users',
      format,
      query: { filter: toFilterQuery(state), ...(isForSpreadsheets && { isForSpreadsheets }) },
    });
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
      <MenuItem icon={FileText} onSelect={() => download('csv')} note="Plain UTF-8">
        CSV
      </MenuItem>
      <MenuItem icon={Sheet} onSelect={() => download('csv', true)} note="Opens with its accents">
        Spreadsheet
      </MenuItem>
      <MenuItem icon={Braces} onSelect={() => download('json')} note="For programs">
        JSON
      </MenuItem>
    </Menu>
  );
}
