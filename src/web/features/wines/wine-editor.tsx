import './wine-editor.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { wineDraftSchema } from '#shared/contract/wines.ts';
import type { WineDraft } from '#shared/contract/wines.ts';
import {
  VINTAGE_MAX,
  VINTAGE_MIN,
  WINE_NAME_MAX_LENGTH,
  WINE_TEXT_MAX_LENGTH,
} from '#shared/rules/pictures/wines.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { BottleStage } from './bottle-stage.tsx';
import {
  BOTTLE_OPTIONS,
  CLOSURE_OPTIONS,
  COLOUR_OPTIONS,
  FINISH_OPTIONS,
  GLASS_OPTIONS,
} from './content.ts';
import { LabelFields, OptionalLabel } from './labels/label-fields.tsx';
import type { Wine } from './use-wines.ts';
import { changeBottle } from './usual-dress.ts';

interface WineEditorProps {
  start: WineDraft;
  /** The kept wine that is changed; none while a new one is described. */
  kept: Wine | null;
  onSaved: (wine: Wine) => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Everything about a wine beside a live picture of its bottle. */
export function WineEditor({ start, kept, onSaved, children }: WineEditorProps) {
  const [draft, setDraft] = useState(start);
  const [fault, setFault] = useState<{ path: string; message: string } | null>(null);
  const change = (part: Partial<WineDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending } = useSave(kept, onSaved);
  const save = () => {
    const parsed = wineDraftSchema.safeParse(trimmed(draft));
    if (parsed.success) {
      setFault(null);
      mutate(parsed.data);
      return;
    }
    const [issue] = parsed.error.issues;
    const path = fieldOf(issue?.path ?? []);
    setFault({ path, message: issue?.message ?? 'Please check this' });
    document.querySelector<HTMLElement>(`[name="${path}"]`)?.focus();
  };
  const errorOf = (path: string) => (fault?.path === path ? fault.message : undefined);
  return (
    <div className="wine-editor">
      <BottleStage wine={draft} />
      <form
        className="wine-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Section title="The wine">
          <Facts draft={draft} change={change} errorOf={errorOf} />
        </Section>
        <Section title="The bottle">
          <BottleFields draft={draft} change={change} />
        </Section>
        <Section title="Front label">
          <LabelFields
            side="front"
            bottle={draft.bottle}
            label={draft.labels.front}
            error={errorOf('labels.front')}
            onChange={(front) => change({ labels: { ...draft.labels, front } })}
          />
        </Section>
        <Section title="Back label">
          <OptionalLabel
            side="back"
            bottle={draft.bottle}
            label={draft.labels.back}
            error={errorOf('labels.back')}
            onChange={(back) => change({ labels: { ...draft.labels, back } })}
          />
        </Section>
        <Section title="Neck label">
          <OptionalLabel
            side="neck"
            bottle={draft.bottle}
            label={draft.labels.neck}
            error={errorOf('labels.neck')}
            onChange={(neck) => change({ labels: { ...draft.labels, neck } })}
          />
        </Section>
        <footer className="wine-actions">
          <Button variant="primary" type="submit" isBusy={isPending}>
            Save wine
          </Button>
        </footer>
        {children && <div className="wine-more">{children}</div>}
      </form>
    </div>
  );
}

function useSave(kept: Wine | null, onSaved: (wine: Wine) => void) {
  const client = useQueryClient();
  // Whoever saves again after an answer was lost finds the wine that was kept, not a second one.
  const [newId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (draft: WineDraft) =>
      kept
        ? api.wines.update({ ...draft, id: kept.id, version: kept.version })
        : api.wines.create({ ...draft, id: newId }),
    onSuccess: async (wine) => {
      client.setQueryData(queries.wines.get.queryKey({ input: { id: wine.id } }), wine);
      await client.invalidateQueries({ queryKey: queries.wines.list.key() });
      notifySuccess({ title: 'Wine saved' });
      onSaved(wine);
    },
    onError: notifyError,
  });
}

/** The name of the field where a fault is mended: 'name', 'labels.front'. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.slice(0, path[0] === 'labels' ? 2 : 1).join('.');
}

/** Empty lines at the end of a label are a pause in typing, not a line. */
function trimmed(draft: WineDraft): WineDraft {
  const { front, back, neck } = draft.labels;
  const trim = <Kind extends typeof back>(label: Kind): Kind =>
    label?.kind === 'designed'
      ? { ...label, lines: label.lines.filter((line) => line.trim() !== '') }
      : label;
  return { ...draft, labels: { front: trim(front), back: trim(back), neck: trim(neck) } };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="wine-section">
      <legend className="t-panel">{title}</legend>
      <div className="wine-section-fields">{children}</div>
    </fieldset>
  );
}

interface PartProps {
  draft: WineDraft;
  change: (part: Partial<WineDraft>) => void;
}

function Facts({
  draft,
  change,
  errorOf,
}: PartProps & { errorOf: (path: string) => string | undefined }) {
  const text = (key: 'producer' | 'grape' | 'appellation', label: string) => (
    <TextField
      label={label}
      name={key}
      maxLength={WINE_TEXT_MAX_LENGTH}
      value={draft[key]}
      error={errorOf(key)}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={WINE_NAME_MAX_LENGTH}
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="label-pair">
        {text('producer', 'Producer')}
        <TextField
          label="Vintage"
          name="vintage"
          inputMode="numeric"
          hint="Empty where there is none"
          value={draft.vintage ?? ''}
          error={errorOf('vintage')}
          min={VINTAGE_MIN}
          max={VINTAGE_MAX}
          onChange={(event) => change({ vintage: toYear(event.target.value) })}
        />
      </div>
      <div className="label-pair">
        {text('grape', 'Grape')}
        {text('appellation', 'Appellation')}
      </div>
      <SelectField
        label="Colour"
        options={COLOUR_OPTIONS}
        value={draft.colour}
        onChange={(colour) => change({ colour })}
      />
    </>
  );
}

function toYear(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4);
  return digits === '' ? null : Number(digits);
}

function BottleFields({ draft, change }: PartProps) {
  const { capsule } = draft;
  return (
    <>
      <div className="label-pair">
        <SelectField
          label="Shape"
          options={BOTTLE_OPTIONS}
          value={draft.bottle}
          onChange={(bottle) => change(changeBottle(draft, bottle))}
        />
        <SelectField
          label="Glass"
          options={GLASS_OPTIONS}
          value={draft.glass}
          onChange={(glass) => change({ glass })}
        />
      </div>
      <div className="label-pair">
        <SelectField
          label="Closure"
          options={CLOSURE_OPTIONS}
          value={draft.closure}
          onChange={(closure) => change({ closure })}
        />
        <TextField
          label="Colour of the closure"
          type="color"
          value={capsule.hex}
          onChange={(event) => change({ capsule: { ...capsule, hex: event.target.value } })}
        />
      </div>
      <Segmented
        label="Finish of the closure"
        segments={FINISH_OPTIONS}
        value={capsule.finish}
        onChange={(finish) => change({ capsule: { ...capsule, finish } })}
      />
      <TextField
        label="Filled to"
        type="range"
        min={0}
        max={0.95}
        step={0.01}
        value={draft.fill}
        aside={<span className="num">{Math.round(draft.fill * 100)} %</span>}
        onChange={(event) => change({ fill: event.target.valueAsNumber })}
      />
    </>
  );
}
