import './order-set-dialog.css';
import { useState } from 'react';
import { GENERATION_COST, STYLE_PRESETS } from '#shared/rules/pictures/generation.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { SET_KINDS, SHOTS } from '#shared/rules/pictures/outlets.ts';
import type { SetKindId, ShotId } from '#shared/rules/pictures/outlets.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { Choices } from './choices.tsx';
import { SetPrice } from './set-price.tsx';
import { useOffer, useOrder } from './use-order.ts';

interface OrderSetDialogProps {
  wineIds: readonly string[];
  credits: number;
  onClose: () => void;
  onOrdered: (setId: string) => void;
}

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
  const { winesOf, isKnown, error, refetch } = useOffer(wineIds);
  const preset = SET_KINDS.find(({ id }) => id === kind);
  const offered = SHOTS.filter(({ id }) => !isKnown || winesOf.get(id)).map(({ id, name }) => ({
    id,
    name: winesOf.get(id) === wineIds.length || !isKnown ? name : partly(name, winesOf.get(id)),
  }));
  const isChosen = (id: ShotId) => (preset?.shots ?? own).some((shot) => shot === id);
  const chosen = offered.filter(({ id }) => isChosen(id));
  const pictures = chosen.reduce((sum, { id }) => sum + (winesOf.get(id) ?? 0), 0);
  const cost = pictures * GENERATION_COST;
  const { mutate, isPending } = useOrder(
    { kind, wineIds, shots: chosen.map(({ id }) => id), styles },
    onOrdered,
  );
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
            {chosen.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ) : (
          <Choices label="Pictures" options={offered} chosen={own} onChange={setOwn} />
        )}
        {kind === 'social' && (
          <Choices
            label={`Styles, up to ${STYLES_MAX}`}
            options={STYLE_PRESETS.filter(({ id }) => SOCIAL_STYLES.includes(id))}
            chosen={styles}
            onChange={(next) => setStyles(next.slice(-STYLES_MAX))}
          />
        )}
        {error ? (
          <LoadFailure onRetry={refetch} />
        ) : (
          <SetPrice cost={isKnown ? cost : null} credits={credits} />
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
          {isKnown ? `Make ${countOf(pictures, 'picture')}` : 'Make pictures'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const partly = (name: string, wines = 0): string => `${name} (${countOf(wines, 'wine')})`;
