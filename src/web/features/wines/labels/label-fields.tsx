import './label-fields.css';
import type { Artwork, Label } from '#shared/contract/wines.ts';
import { LABEL_LINES_MAX, LABEL_MM, WINE_TEXT_MAX_LENGTH } from '#shared/rules/pictures/wines.ts';
import type { BottleId, LabelSide } from '#shared/rules/pictures/wines.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-field.tsx';
import { ArtworkDrop } from './artwork-drop.tsx';
import { ArtworkFields, MaskFields } from './artwork-fields.tsx';
import {
  CORNER_OPTIONS,
  newLabel,
  PAPER_OPTIONS,
  placeOf,
  TEMPLATE_OPTIONS,
} from '#web/features/wines/content.ts';
import type { DesignedLabel } from '#web/features/wines/content.ts';
import { heightOf, WHOLE } from './crop.ts';
import { MillimetreField } from './millimetre-field.tsx';

interface LabelFieldsProps {
  side: LabelSide;
  label: Label;
  /** Its girth says what is seen from the front. */
  bottle: BottleId;
  /** What is wrong with its words. */
  error?: string | undefined;
  onChange: (label: Label) => void;
}

const KINDS = [
  { value: 'artwork', label: 'Your artwork' },
  { value: 'designed', label: 'Our templates' },
] as const;

/** One label: artwork or words, its size, its place on the glass and its paper. */
export function LabelFields({ side, label, bottle, error, onChange }: LabelFieldsProps) {
  const isArtwork = label.kind === 'artwork';
  return (
    <div className="label-fields">
      {isArtwork && <ArtworkFields label={label} bottle={bottle} onChange={onChange} />}
      <ArtworkDrop
        title={
          isArtwork
            ? 'Replace the artwork'
            : `Drop the artwork of the ${side} label here, or choose a file`
        }
        onArtwork={(artwork) => onChange(withArtwork(label, artwork))}
      />
      {isArtwork ? (
        <MaskFields label={label} onChange={onChange} />
      ) : (
        <DesignPart name={`labels.${side}`} label={label} error={error} onChange={onChange} />
      )}
      <PlacePart label={label} onChange={onChange} />
      {isArtwork && (
        <Segmented
          label="Kind of label"
          segments={KINDS}
          value={label.kind}
          onChange={(kind) => kind === 'designed' && onChange(withoutArtwork(label))}
        />
      )}
    </div>
  );
}

interface DesignPartProps {
  /** Of the field, as the form's fault calls it. */
  name: string;
  label: DesignedLabel;
  error: string | undefined;
  onChange: (label: Label) => void;
}

function DesignPart({ name, label, error, onChange }: DesignPartProps) {
  const [typed, lines] = [label.lines.join('\n'), label.lines];
  return (
    <>
      <TextAreaField
        label="Words"
        name={name}
        rows={4}
        error={error}
        hint={`Line by line, the largest first; printed letter by letter. ${lines.length} of ${LABEL_LINES_MAX} lines.`}
        value={typed}
        onChange={(event) => onChange({ ...label, lines: toLines(event.target.value) })}
      />
      <div className="label-pair">
        <SelectField
          label="Template"
          options={TEMPLATE_OPTIONS}
          value={label.template}
          onChange={(template) => onChange({ ...label, template })}
        />
        <Checkbox
          checked={label.isDark}
          onChange={(event) => onChange({ ...label, isDark: event.target.checked })}
        >
          Dark paper
        </Checkbox>
      </div>
    </>
  );
}

function PlacePart({ label, onChange }: { label: Label; onChange: (label: Label) => void }) {
  const number = (key: 'widthMm' | 'heightMm' | 'raisedMm', name: string, least: number) => (
    <MillimetreField
      label={name}
      least={least}
      value={label[key]}
      onChange={(value) => onChange({ ...label, [key]: value })}
    />
  );
  return (
    <>
      <div className="label-trio">
        {number('widthMm', 'Width in mm', LABEL_MM.min)}
        {number('heightMm', 'Height in mm', LABEL_MM.min)}
        {number('raisedMm', 'Above the foot', 0)}
      </div>
      <div className="label-pair">
        <SelectField
          label="Corners"
          options={CORNER_OPTIONS}
          value={label.corner}
          onChange={(corner) => onChange({ ...label, corner })}
        />
        <SelectField
          label="Paper"
          options={PAPER_OPTIONS}
          value={label.paper}
          onChange={(paper) => onChange({ ...label, paper })}
        />
      </div>
    </>
  );
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .slice(0, LABEL_LINES_MAX)
    .map((line) => line.slice(0, WINE_TEXT_MAX_LENGTH));
}

/** The label keeps its width and takes the artwork's proportions. */
function withArtwork(label: Label, artwork: Artwork): Label {
  const { widthMm, raisedMm, corner, paper } = label;
  const heightMm = heightOf(artwork, widthMm);
  const place = { widthMm, heightMm, raisedMm, corner, paper };
  return { kind: 'artwork', artworkId: artwork.id, crop: WHOLE, mask: null, ...place };
}

function withoutArtwork(label: Label): Label {
  const { widthMm, heightMm, raisedMm, corner, paper } = label;
  return { ...newLabel([]), widthMm, heightMm, raisedMm, corner, paper };
}

interface OptionalLabelProps {
  side: 'back' | 'neck';
  label: Label | null;
  bottle: BottleId;
  error?: string | undefined;
  onChange: (label: Label | null) => void;
}

/** Back and neck: added when there is one. */
export function OptionalLabel({ side, label, bottle, error, onChange }: OptionalLabelProps) {
  if (!label)
    return (
      <Button size="sm" onClick={() => onChange({ ...newLabel([]), ...placeOf(side) })}>
        Add a {side} label
      </Button>
    );
  return (
    <>
      <LabelFields side={side} label={label} bottle={bottle} error={error} onChange={onChange} />
      <Button variant="text" size="sm" onClick={() => onChange(null)}>
        Remove the {side} label
      </Button>
    </>
  );
}
