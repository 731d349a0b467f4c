import { useQuery } from '@tanstack/react-query';
import type { ArtworkLabel, Label } from '#shared/contract/wines.ts';
import { BOTTLES } from '#shared/rules/pictures/wines.ts';
import type { BottleId } from '#shared/rules/pictures/wines.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { ArtworkDrop } from './artwork-drop.tsx';
import { MASK_OPTIONS } from '#web/features/wines/content.ts';
import { CropBox } from './crop-box.tsx';
import { guidesOf, pixelsPerMm, SHARP_PIXELS_PER_MM } from './crop.ts';
import { artworkUrl } from './upload-artwork.ts';

interface ArtworkFieldsProps {
  label: ArtworkLabel;
  bottle: BottleId;
  onChange: (label: Label) => void;
}

/** The part of an artwork that is printed, with guides, and whether it is sharp enough. */
export function ArtworkFields({ label, bottle, onChange }: ArtworkFieldsProps) {
  const size = useArtworkSize(label.artworkId);
  const { diameterMm } = BOTTLES.find(({ id }) => id === bottle)!;
  const guides = guidesOf(label, diameterMm);
  const isCoarse = size !== undefined && pixelsPerMm(label.crop, size, label) < SHARP_PIXELS_PER_MM;
  return (
    <>
      {size && (
        <CropBox
          src={artworkUrl(label.artworkId)}
          aspect={size.width / size.height}
          crop={label.crop}
          guides={guides}
          onChange={(crop) => onChange({ ...label, crop })}
        />
      )}
      <p className="label-hint">
        Drag the frame to what is printed. Nothing important belongs outside the dashed line
        {guides.front < 1 && ', and only what lies between the dotted ones is read from the front'}.
      </p>
      {isCoarse && (
        <Notice tone="amber">
          This artwork is too coarse for the largest shop pictures. It will look soft there; a file
          with more pixels mends it.
        </Notice>
      )}
    </>
  );
}

/** Where foil or embossing goes: a second picture over the first. */
export function MaskFields({
  label,
  onChange,
}: {
  label: ArtworkLabel;
  onChange: (label: Label) => void;
}) {
  const { mask } = label;
  if (!mask)
    return (
      <ArtworkDrop
        title="Add foil or embossing: a picture that is dark where it goes"
        onArtwork={({ id }) => onChange({ ...label, mask: { artworkId: id, finish: 'gold' } })}
      />
    );
  return (
    <div className="label-pair">
      <SelectField
        label="Foil or embossing"
        options={MASK_OPTIONS}
        value={mask.finish}
        onChange={(finish) => onChange({ ...label, mask: { ...mask, finish } })}
      />
      <span className="label-mask">
        <img src={artworkUrl(mask.artworkId)} alt="Where it goes" height={44} />
        <Button variant="text" size="sm" onClick={() => onChange({ ...label, mask: null })}>
          Remove it
        </Button>
      </span>
    </div>
  );
}

/** Read from the picture itself: labels keep only the artwork's id. */
function useArtworkSize(id: string): { width: number; height: number } | undefined {
  const { data } = useQuery({
    queryKey: ['artwork size', id],
    queryFn: () =>
      new Promise<{ width: number; height: number }>((resolve, reject) => {
        const image = new Image();
        image.addEventListener('load', () =>
          resolve({ width: image.naturalWidth, height: image.naturalHeight }),
        );
        image.addEventListener('error', () => reject(new Error('The artwork is gone')));
        image.src = artworkUrl(id);
      }),
    staleTime: Infinity,
  });
  return data;
}
