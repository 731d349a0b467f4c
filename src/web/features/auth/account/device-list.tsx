import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeviceView } from '#shared/contract/account.ts';
import { ERRORS } from '#shared/errors.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notices/notify.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { deviceName } from '#web/lib/words/device-name.ts';
import { networkAddress } from '#web/lib/words/network-address.ts';

/** Every place where the account is signed in, this one first; each can be signed out. */
export function DeviceList() {
  const devices = useQuery(queries.account.devices.queryOptions());
  if (devices.isPending) return <DeviceSkeleton />;
  if (devices.isError) {
    return (
      <Notice tone="danger">
        The list of devices could not be loaded.{' '}
        <button type="button" className="link" onClick={() => void devices.refetch()}>
          Try again
        </button>
      </Notice>
    );
  }
  return (
    <>
      <ul className="device-list">
        {devices.data.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.data.length > 2 && <SignOutOthers />}
    </>
  );
}

function Device({ device }: { device: DeviceView }) {
  const { id, isHere, userAgent, ip } = device;
  const end = useDeviceMutation(() => api.account.endDevice({ id }), 'Device signed out');
  const facts = [
    networkAddress(ip),
    `signed in ${formatMoment(device.signedInAt)}`,
    !isHere && `last used ${formatMoment(device.lastUsedAt)}`,
  ];
  return (
    <li className="device">
      <div>
        <p className="device-name">
          {deviceName(userAgent)}
          {isHere && (
            <Badge tone="good" hasDot>
              This device
            </Badge>
          )}
        </p>
        <p className="t-meta">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isHere && (
        <Button size="sm" isBusy={end.isPending} onClick={() => end.mutate()}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutOthers() {
  const revokeAll = useDeviceMutation(
    () => api.account.endOtherDevices(),
    'All other devices signed out',
  );
  return (
    <div>
      <Button isBusy={revokeAll.isPending} onClick={() => revokeAll.mutate()}>
        Sign out all other devices
      </Button>
    </div>
  );
}

function DeviceSkeleton() {
  return (
    <output className="device-list" aria-busy="true" aria-label="Loading">
      {[0, 1].map((row) => (
        <span key={row} className="device">
          <Skeleton shape="line-short" />
        </span>
      ))}
    </output>
  );
}

function useDeviceMutation(mutationFn: () => Promise<unknown>, success: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => notifySuccess({ title: success }),
    onError: (error) =>
      notifyFailure({ title: 'Not signed out', message: ERRORS[errorCodeOf(error)].message }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.account.devices.key() }),
  });
}
