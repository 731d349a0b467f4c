import '#web/ui/forms/field.css';
import './option-pickers.css';
import { PICTURE_SIZES, STYLE_PRESETS, VARIATIONS_MAX } from '#shared/rules/pictures/generation.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { SIZE_SHAPES, styleSample } from '#web/features/create/content.ts';
import { costOf } from './draft.ts';

interface PickerProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function StylePicker({ value, onChange }: PickerProps<StyleId>) {
  return (
    <fieldset className="picker">
      <legend className="label">Style</legend>
      <div className="style-grid">
        {STYLE_PRESETS.map(({ id, name, description }) => (
          <label key={id} className="style-option" data-tooltip={description}>
            <input
              className="visually-hidden"
              type="radio"
              name="style"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className="print">
              <img src={styleSample(id)} alt="" width={720} height={480} loading="lazy" />
            </span>
            <span className="style-name">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SizePicker({ value, onChange }: PickerProps<PictureSizeId>) {
  return (
    <fieldset className="picker">
      <legend className="label">Size</legend>
      <div className="size-row">
        {PICTURE_SIZES.map(({ id, name, width, height }) => (
          <label key={id} className="size-option" data-tooltip={`${width} × ${height}`}>
            <input
              className="visually-hidden"
              type="radio"
              name="size"
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <SizeShape id={id} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SizeShape({ id }: { id: PictureSizeId }) {
  const { width, height } = SIZE_SHAPES[id];
  return (
    <svg className="size-shape" width="26" height="22" viewBox="0 0 26 22" aria-hidden="true">
      <rect
        x={(26 - width) / 2}
        y={(22 - height) / 2}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
      />
    </svg>
  );
}

const COUNTS = Array.from({ length: VARIATIONS_MAX }, (_, i) => String(i + 1));

export function VariationPicker({ value, onChange }: PickerProps<number>) {
  const cost = costOf(value);
  return (
    <div className="picker">
      <span className="label">Variations</span>
      <Segmented
        label="Variations"
        segments={COUNTS.map((count) => ({ value: count, label: count }))}
        value={String(value)}
        onChange={(count) => onChange(Number(count))}
      />
      <p className="hint" aria-live="polite">
        {cost === 1 ? '1 credit' : `${cost} credits`}
      </p>
    </div>
  );
}
