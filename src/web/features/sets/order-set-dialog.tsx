import './order-set-dialog.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { GENERATION_COST, STYLE_PRESETS, type StyleId } from '#shared/rules/generation.ts';
import { SET_KINDS, type SetKindId, SHOTS, type ShotId } from '#shared/rules/outlets.ts';
import { api, queries } from '#web/lib/api.ts';
import { notifyError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';

type OrderSetDialogProps = {
  wineIds: readonly string[];
  credits: number;
  onClose: () => void;
  onOrdered: (setId: string) => void;
};

const KINDS = [
  ...SET_KINDS.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'own' as const, label: 'Own' },
];
const OWN_CHOICE = 'Any of the pictures, as many as you like.';
const STYLES_MAX = 3;
const SOCIAL_STYLES: readonly StyleId[] = [
  'cinematic',
  'gastro',
  'pastel',
  'pop_art',
  'illustration_poster',
];

/** What is ordered and what it costs, before the press. */
export function OrderSetDialog({ wineIds, credits, onClose, onOrdered }: OrderSetDialogProps) {
  const [kind, setKind] = useState<SetKindId>('shop');
  const [own, setOwn] = useState<readonly ShotId[]>(['packshot']);
  const [styles, setStyles] = useState<readonly StyleId[]>([]);
  const preset = SET_KINDS.find(({ id }) => id === kind);
  const shots: readonly ShotId[] = preset?.shots ?? own;
  const cost = shots.length * wineIds.length * GENERATION_COST;
  const { mutate, isPending } = useOrder({ kind, wineIds, shots, styles }, onOrdered);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make a set"
      description={
        wineIds.length === 1
          ? 'Many pictures of this wine in one order.'
          : `For ${wineIds.length} wines.`
      }
    >
      <div className="set-order">
        <Segmented label="Kind of set" segments={KINDS} value={kind} onChange={setKind} isFull />
        <p className="set-order-about">{preset?.description ?? OWN_CHOICE}</p>
        {preset ? (
          <ul className="set-order-shots">
            {shots.map((id) => (
              <li key={id}>{nameOf(id)}</li>
            ))}
          </ul>
        ) : (
          <Choices
            label="Pictures"
            options={SHOTS.map(({ id, name }) => ({ id, name }))}
            chosen={own}
            onChange={setOwn}
          />
        )}
        {kind === 'social' && (
          <Choices
            label={`Styles, up to ${STYLES_MAX}`}
            options={STYLE_PRESETS.filter(({ id }) => SOCIAL_STYLES.includes(id))}
            chosen={styles}
            onChange={(next) => setStyles(next.slice(-STYLES_MAX))}
          />
        )}
        <p className="set-order-price num">
          <b>{cost}</b> {cost === 1 ? 'credit' : 'credits'}
          <small>Spent picture by picture, as each is delivered. You have {credits}.</small>
        </p>
        {cost > credits && (
          <Notice tone="amber">
            {cost - credits} more {cost - credits === 1 ? 'credit is' : 'credits are'} needed.
          </Notice>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          isBusy={isPending}
          disabled={cost === 0 || cost > credits}
          onClick={() => mutate()}
        >
          Make {shots.length * wineIds.length} {cost === 1 ? 'picture' : 'pictures'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const nameOf = (id: ShotId): string => SHOTS.find((shot) => shot.id === id)?.name ?? id;

interface Order {
  kind: SetKindId;
  wineIds: readonly string[];
  shots: readonly ShotId[];
  styles: readonly StyleId[];
}

/** One press is one order, however often the network makes it be repeated. */
function useOrder({ kind, wineIds, shots, styles }: Order, onOrdered: (id: string) => void) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: () =>
      api.sets.order({
        kind,
        wineIds: [...wineIds],
        shots: [...shots],
        styles: kind === 'social' ? [...styles] : [],
        idempotencyKey: key.current,
      }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: queries.sets.key() });
      await client.invalidateQueries({ queryKey: queries.session.key() });
      onOrdered(id);
    },
    onError: (error) => {
      key.current = crypto.randomUUID();
      notifyError(error);
    },
  });
}

type ChoicesProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
};

function Choices<Id extends string>({ label, options, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset className="set-choices">
      <legend className="label">{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
