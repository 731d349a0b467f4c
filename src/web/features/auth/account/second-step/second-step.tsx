import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#web/lib/account/session.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  disableSecondStep,
  enableSecondStep,
  renewRecoveryCodes,
} from '#web/features/auth/auth-api.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';

type Stage =
  | { name: 'overview' }
  | { name: 'password'; wish: 'on' | 'off' | 'codes' }
  | { name: 'scan'; uri: string; codes: string[] }
  | { name: 'codes'; codes: string[] };

/** A code of an authenticator app beside the password: set up, recovery codes, taken away again. */
export function SecondStep({ isOn }: { isOn: boolean }) {
  const [stage, setStage] = useState<Stage>({ name: 'overview' });
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const leave = () => setStage({ name: 'overview' });
  const act = async (wish: 'on' | 'off' | 'codes', password: string) => {
    if (wish === 'on') {
      const { totpURI, backupCodes } = await enableSecondStep(password);
      setStage({ name: 'scan', uri: totpURI, codes: backupCodes });
    } else if (wish === 'codes') {
      const { backupCodes } = await renewRecoveryCodes(password);
      setStage({ name: 'codes', codes: backupCodes });
    } else {
      await disableSecondStep(password);
      await refresh();
      leave();
    }
  };
  return (
    <div className="account-form">
      <Heading isOn={isOn} />
      {stage.name === 'overview' && (
        <Overview isOn={isOn} onWish={(wish) => setStage({ name: 'password', wish })} />
      )}
      {stage.name === 'password' && (
        <PasswordStep
          wish={stage.wish}
          onCancel={leave}
          onPassword={(password) => act(stage.wish, password)}
        />
      )}
      {stage.name === 'scan' && (
        <ScanStep
          uri={stage.uri}
          onCancel={leave}
          onDone={async () => {
            setStage({ name: 'codes', codes: stage.codes });
            await refresh();
          }}
        />
      )}
      {stage.name === 'codes' && <RecoveryCodes codes={stage.codes} onDone={leave} />}
    </div>
  );
}

function Heading({ isOn }: { isOn: boolean }) {
  return (
    <div>
      <h3 className="t-label second-step-title">
        Second step <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </h3>
      <p className="t-small">
        Signing in then also asks for a code from an authenticator app. A stolen password alone
        opens nothing.
      </p>
    </div>
  );
}

type Wish = 'on' | 'off' | 'codes';

function Overview({ isOn, onWish }: { isOn: boolean; onWish: (wish: Wish) => void }) {
  return (
    <div className="account-form-actions">
      {isOn ? (
        <>
          <Button onClick={() => onWish('codes')}>New recovery codes</Button>
          <Button variant="text" onClick={() => onWish('off')}>
            Turn off
          </Button>
        </>
      ) : (
        <Button onClick={() => onWish('on')}>Set up</Button>
      )}
    </div>
  );
}
