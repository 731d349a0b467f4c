import { useState } from 'react';
import { notifyFailure, notifyInfo, notifySuccess } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { MenuItem } from '#web/ui/overlays/menu-items.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/display/table.tsx';
import { Row } from './row.tsx';

export function MessageRows() {
  return (
    <>
      <Row name="Notices">
        <Notice tone="amber">Only 3 credits left today. Use them wisely!</Notice>
        <Notice>Your Pro plan renews in 5 days.</Notice>
        <Notice tone="danger">Failed to load users. Please try again.</Notice>
        <Notice tone="good">Your name is saved.</Notice>
      </Row>
      <Row name="Floating">
        <Toasts />
        <ExampleDialog />
        <Menu
          label="Example"
          renderTrigger={(props) => (
            <Button {...props} size="sm">
              Menu
            </Button>
          )}
        >
          <MenuItem onSelect={() => {}}>Download</MenuItem>
          <MenuItem tone="danger" onSelect={() => {}}>
            Delete
          </MenuItem>
        </Menu>
      </Row>
      <Row name="Skeleton">
        {[0, 1, 2].map((card) => (
          <div key={card} className="guide-card">
            <div>
              <Skeleton shape="fill" />
            </div>
            <Skeleton />
            <Skeleton shape="line-short" />
          </div>
        ))}
      </Row>
      <Row name="Empty">
        <EmptyState text="No images match your search.">
          <button type="button" className="link t-small">
            Clear filters
          </button>
        </EmptyState>
      </Row>
      <Row name="Table">
        <ExampleTable />
      </Row>
    </>
  );
}

function Toasts() {
  const undo = { label: 'Undo', onClick: () => {} };
  return (
    <>
      <Button size="sm" onClick={() => notifySuccess({ title: 'Image deleted', action: undo })}>
        Success
      </Button>
      <Button
        size="sm"
        onClick={() =>
          notifyFailure({
            title: 'Insufficient credits',
            message: 'You need at least 1 credit to generate an image.',
          })
        }
      >
        Failure
      </Button>
      <Button size="sm" onClick={() => notifyInfo({ title: 'Download started' })}>
        Info
      </Button>
    </>
  );
}

function ExampleDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete this image"
        description="Bordeaux, 2015"
      >
        <p>This is permanent.</p>
        <DialogActions>
          <Button variant="text" onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function ExampleTable() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table caption="Example">
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col" className="r">
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>amelie@example.com</td>
            <td className="r num">312</td>
          </tr>
        </tbody>
      </Table>
      <Pager noun="users" page={page} pageSize={50} total={2397} onChange={setPage} />
    </>
  );
}
