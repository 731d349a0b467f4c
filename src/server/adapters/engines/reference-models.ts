import type { HostedModel } from './hosted-models.ts';

/** Which of them look at pictures that are sent along. */
const REFERENCES: Partial<Record<HostedModel['kind'], RegExp>> = {
  openai: /^(?:chat)?gpt-image/,
  google: /^gemini-/,
};

export function takesReferences({ kind, model }: HostedModel): boolean {
  return REFERENCES[kind]?.test(model) ?? false;
}
