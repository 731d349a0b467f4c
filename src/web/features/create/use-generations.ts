import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { OPEN_STATES, STYLE_PRESETS } from '#shared/rules/generation.ts';
import { api, queries } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { notifyError, notifyFailure, notifySuccess } from '#web/lib/notify.ts';
import { sessionQuery } from '#web/lib/session.ts';
import type { Draft } from './draft.ts';

export type Generation = Awaited<ReturnType<typeof api.generations.get>>;
type Image = NonNullable<Generation['image']>;

const ACTIVE = { state: 'active' } as const;
const POLL_MS = 3000;

export type Generations = {
  active: Generation[];
  isGenerating: boolean;
  request: (draft: Draft) => void;
  cancel: (id: string) => void;
};

/**
 * The pictures being made. The server tells by events; whoever comes back after a reload finds the
 * running ones in the list, and polling takes over where events do not come through.
 */
export function useGenerations(onDelivered: (image: Image) => void): Generations {
  const settle = useSettle(onDelivered);
  const isStreaming = useGenerationEvents(settle);
  const { data } = useQuery({
    ...queries.generations.list.queryOptions({ input: ACTIVE }),
    refetchInterval: (query) =>
      !isStreaming && (query.state.data?.generations.length ?? 0) > 0 ? POLL_MS : false,
  });
  const active = data?.generations ?? [];
  const generate = useMutation({
    mutationFn: (draft: Draft) => api.generations.generate(toInput(draft)),
    onSuccess: ({ body }) => body.generations.forEach((generation) => settle(generation, true)),
    onError: (error) => {
      // The one who gave it up has already been told.
      if (errorCodeOf(error) !== 'GENERATION_CANCELLED') notifyError(error);
    },
    retry: false,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => api.generations.cancel({ id }),
    onSuccess: (generation) => settle(generation, true),
    onError: notifyError,
  });
  return {
    active,
    isGenerating: generate.isPending || active.length > 0,
    request: generate.mutate,
    cancel: cancel.mutate,
  };
}

/** Takes in the newest state of a generation; its end is announced once, however often it is told. */
function useSettle(onDelivered: (image: Image) => void) {
  const client = useQueryClient();
  const running = useRef(new Set<string>());
  const ended = useRef(new Set<string>());
  return (generation: Generation, isOurs = false) => {
    const key = queries.generations.list.queryKey({ input: ACTIVE });
    client.setQueryData(key, (old) => ({
      generations: withGeneration(old?.generations ?? [], generation),
    }));
    if (isOpen(generation)) {
      running.current.add(generation.id);
      return;
    }
    const isNews = running.current.delete(generation.id) || isOurs;
    if (!isNews || ended.current.has(generation.id)) return;
    ended.current.add(generation.id);
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    announce(generation);
    if (generation.image) onDelivered(generation.image);
  };
}

function toInput({ seed, ...draft }: Draft) {
  return {
    ...draft,
    prompt: draft.prompt.trim(),
    ...(seed !== null && { seed }),
    // One press of the button is one request, however often the network repeats it.
    idempotencyKey: crypto.randomUUID(),
  };
}

function isOpen({ state }: Generation): boolean {
  return (OPEN_STATES as readonly string[]).includes(state);
}

/** Events may arrive late or twice; progress never runs backwards. */
export function withGeneration(list: Generation[], generation: Generation): Generation[] {
  const old = list.find(({ id }) => id === generation.id);
  if (!isOpen(generation)) return list.filter(({ id }) => id !== generation.id);
  if (!old) return [...list, generation];
  if (generation.progress < old.progress) return list;
  return list.map((item) => (item.id === generation.id ? generation : item));
}

function announce(generation: Generation): void {
  if (generation.state === 'succeeded') {
    const style = STYLE_PRESETS.find(({ id }) => id === generation.styleId)?.name ?? '';
    notifySuccess({ title: 'Image generated!', message: `Style: ${style}` });
  } else if (generation.state === 'cancelled') {
    notifySuccess({ title: 'Cancelled', message: 'You were not charged.' });
  } else {
    notifyFailure(ERRORS[generation.errorCode ?? 'GENERATION_FAILED']);
  }
}

/** Whether the server's events come through; the browser reconnects by itself. */
function useGenerationEvents(onEvent: (generation: Generation) => void): boolean {
  const [isStreaming, setStreaming] = useState(false);
  const receive = useEffectEvent(onEvent);
  useEffect(() => {
    const source = new EventSource('/api/events');
    source.addEventListener('open', () => setStreaming(true));
    source.addEventListener('error', (event) => {
      setStreaming(false);
      // Said by the server: the session is over or newer tabs listen. Reconnecting would be in vain.
      if (event instanceof MessageEvent) source.close();
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      receive(JSON.parse(data) as Generation),
    );
    return () => source.close();
  }, []);
  return isStreaming;
}
