import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  currentSession,
  type DeviceSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '#web/features/auth/auth-api.ts';
import { authMessage } from '#web/features/auth/auth-messages.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notify.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { deviceName } from '#web/lib/device-name.ts';
import { networkAddress } from '#web/lib/network-address.ts';

const DEVICES_KEY = ['devices'];

/** Every place where the account is signed in, this one first; each can be signed out. */
export function DeviceList() {
  const devices = useQuery({ queryKey: DEVICES_KEY, queryFn: loadDevices });
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
  const { here, others } = devices.data;
  return (
    <>
      <ul className="device-list">
        {here && <Device session={here} isHere />}
        {others.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && <SignOutOthers />}
    </>
  );
}

function Device({ session, isHere = false }: { session: DeviceSession; isHere?: boolean }) {
  const revoke = useDeviceMutation(() => revokeSession(session.token), 'Device signed out');
  return (
    <li className="device">
      <div>
        <p className="device-name">
          {deviceName(session.userAgent)}
          {isHere && (
            <Badge tone="good" hasDot>
              This device
            </Badge>
          )}
        </p>
        <p className="t-meta">
          {[networkAddress(session.ipAddress), `signed in ${formatDay(session.createdAt)}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {!isHere && (
        <Button size="sm" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutOthers() {
  const revokeAll = useDeviceMutation(revokeOtherSessions, 'All other devices signed out');
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
    onError: (error) => notifyFailure({ title: 'Not signed out', message: authMessage(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
}

async function loadDevices() {
  const [current, all] = await Promise.all([currentSession(), listSessions()]);
  const isHere = (session: DeviceSession) => session.token === current?.session.token;
  return {
    here: all.find(isHere),
    others: all
      .filter((session) => !isHere(session))
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
  };
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
