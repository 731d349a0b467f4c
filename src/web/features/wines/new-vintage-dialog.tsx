import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Artwork } from '#shared/contract/wines.ts';
import { VINTAGE_MAX, VINTAGE_MIN } from '#shared/rules/pictures/wines.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { notifyError } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ArtworkDrop } from './labels/artwork-drop.tsx';
import type { Wine } from './use-wines.ts';

interface NewVintageDialogProps {
  wine: Wine;
  onClose: () => void;
  onMade: (wine: Wine) => void;
}

/** Asks only for what changes from one year to the next. */
export function NewVintageDialog({ wine, onClose, onMade }: NewVintageDialogProps) {
  const client = useQueryClient();
  const [year, setYear] = useState(wine.vintage === null ? '' : String(wine.vintage + 1));
  const [artwork, setArtwork] = useState<Artwork | null>(null);
  // Asked for again after an answer that was lost, it is the same copy.
  const [newId] = useState(() => crypto.randomUUID());
  const isYear = /^\d{4}$/.test(year) && Number(year) >= VINTAGE_MIN && Number(year) <= VINTAGE_MAX;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.wines.newVintage({
        id: wine.id,
        vintage: Number(year),
        artworkId: artwork?.id ?? null,
        newId,
      }),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: queries.wines.list.key() });
      onMade(made);
    },
    onError: notifyError,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New vintage"
      description={`A copy of ${wine.name} with another year. Everything else stays as it is.`}
    >
      <form
        className="label-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isYear) mutate();
        }}
      >
        <TextField
          label="Vintage"
          inputMode="numeric"
          value={year}
          error={
            year !== '' && !isYear ? `A year from ${VINTAGE_MIN} to ${VINTAGE_MAX}` : undefined
          }
          onChange={(event) => setYear(event.target.value.trim())}
        />
        {artwork ? (
          <Notice tone="good">The new artwork is here, with the old one’s crop.</Notice>
        ) : (
          <ArtworkDrop title="Drop the new front label here" onArtwork={setArtwork} />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" disabled={!isYear} isBusy={isPending}>
            Make the {isYear ? year : 'new vintage'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
